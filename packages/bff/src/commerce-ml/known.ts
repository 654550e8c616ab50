import type { PoolClient } from 'pg'

/** What the database has of directories: read while nobody else can load. */
export type Known = {
  /** Codes by the id in the accounting system, and all that are taken. */
  propertyCodes: Map<string, string>
  takenCodes: Set<string>
  priceTypes: { externalId: string; code: string; name: string; isBase: boolean }[]
  priceTypeSources: Map<string, { priceType: string; currency: string; hasVat: boolean }>
  warehouses: { externalId: string | null; code: string; sort: number }[]
  sections: Set<string>
}

export const readKnown = async (client: PoolClient): Promise<Known> => {
  // Whatever was entered by hand gets an id, so that a load can point to it.
  await client.query(
    `update price_type set external_id = 'shop:' || code where external_id is null`,
  )
  const rowsOf = async <Row extends object>(query: string): Promise<Row[]> =>
    (await client.query<Row>(query)).rows
  const properties = await rowsOf<{ externalId: string | null; code: string }>(
    'select external_id as "externalId", code from property',
  )
  const sources = await rowsOf<{
    externalId: string
    priceType: string
    currency: string
    hasVat: boolean
  }>(
    `select s.external_id as "externalId", type.external_id as "priceType", s.currency, s.has_vat as "hasVat"
     from price_type_source s join price_type type on type.id = s.price_type_id`,
  )
  const sections = await rowsOf<{ externalId: string }>(
    'select external_id as "externalId" from section where catalog_id is not null',
  )
  return {
    propertyCodes: new Map(
      properties.flatMap(({ externalId, code }) =>
        externalId === null ? [] : [[externalId, code]],
      ),
    ),
    takenCodes: new Set(properties.map(({ code }) => code)),
    priceTypes: await rowsOf(
      `select external_id as "externalId", code, name, is_base as "isBase" from price_type order by id`,
    ),
    priceTypeSources: new Map(sources.map(({ externalId, ...source }) => [externalId, source])),
    warehouses: await rowsOf('select external_id as "externalId", code, sort from warehouse'),
    sections: new Set(sections.map(({ externalId }) => externalId)),
  }
}
