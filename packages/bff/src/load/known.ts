import type { PoolClient } from 'pg'
import type { SourceIds } from './source-ids.ts'

/**
 * Directories that are already in the database, read while no other load can run. Ids are those of the export's source.
 */
export type Known = {
  /** Codes by the id in the accounting system, and all codes in use. */
  propertyCodes: Map<string, string>
  takenCodes: Set<string>
  /** All price types of the shop, with the ids of its database. */
  priceTypes: {
    externalId: string
    code: string
    name: string
    isBase: boolean
    /** Whether an accounting system's prices are assigned to the type. */
    isFed: boolean
  }[]
  priceTypeSources: Map<string, { priceType: string; currency: string; hasVat: boolean }>
  /** The price type that staff have chosen as the base price of this source (D63). */
  chosenBase: string | null
  /** Codes of the currencies that have a rate today. */
  rates: Set<string>
  /** Catalogues with goods that have a base price. */
  pricedCatalogs: Set<string>
  warehouses: { externalId: string; code: string; sort: number }[]
  warehouseCodes: Set<string>
  /** Names by id. */
  sections: Map<string, string>
}

export const readKnown = async (client: PoolClient, ids: SourceIds): Promise<Known> => {
  // Rows entered by hand get an external id, so that a load can refer to them.
  await client.query(
    `update price_type set external_id = 'shop:' || code where external_id is null`,
  )
  const rowsOf = async <Row extends object>(query: string): Promise<Row[]> =>
    (await client.query<Row>(query)).rows
  /** Rows of the source, with the ids that its exports use. */
  const ownOf = <Row extends { externalId: string | null }>(rows: readonly Row[]) =>
    rows.flatMap(({ externalId: shopId, ...row }) => {
      const externalId = shopId === null ? null : ids.fromShop(shopId)
      return externalId === null ? [] : [{ ...row, externalId }]
    })
  type Own<Rest = object> = Rest & { externalId: string | null }
  const properties = await rowsOf<Own<{ code: string }>>(
    'select external_id as "externalId", code from property',
  )
  const sources = await rowsOf<
    Own<{ externalId: string; priceType: string; currency: string; hasVat: boolean }>
  >(
    `select s.external_id as "externalId", type.external_id as "priceType", s.currency, s.has_vat as "hasVat"
     from price_type_source s join price_type type on type.id = s.price_type_id`,
  )
  const sections = await rowsOf<Own<{ name: string }>>(
    'select external_id as "externalId", name from section where catalog_id is not null',
  )
  const warehouses = await rowsOf<Own<{ code: string; sort: number }>>(
    'select external_id as "externalId", code, sort from warehouse',
  )
  const catalogs = await rowsOf<Own>(
    `select external_id as "externalId" from source_catalog c
     where exists (select from price p join price_type type on type.id = p.price_type_id and type.is_base
       where p.catalog_id = c.id)`,
  )
  const [chosen] = (
    await client.query<{ id: string }>(
      'select price_type as id from source_base_price where source = $1',
      [ids.name],
    )
  ).rows
  const rates = await rowsOf<{ code: string }>('select code from currency_rate_today')
  return {
    chosenBase: chosen ? ids.fromShop(chosen.id) : null,
    rates: new Set(rates.map(({ code }) => code)),
    propertyCodes: new Map(ownOf(properties).map(({ externalId, code }) => [externalId, code])),
    takenCodes: new Set(properties.map(({ code }) => code)),
    priceTypes: await rowsOf(
      `select external_id as "externalId", code, name, is_base as "isBase",
              exists (select from price_type_source fed where fed.price_type_id = price_type.id) as "isFed"
         from price_type order by id`,
    ),
    priceTypeSources: new Map(
      ownOf(sources).map(({ externalId, ...source }) => [externalId, source]),
    ),
    pricedCatalogs: new Set(ownOf(catalogs).map(({ externalId }) => externalId)),
    warehouses: ownOf(warehouses),
    warehouseCodes: new Set(warehouses.map(({ code }) => code)),
    sections: new Map(ownOf(sections).map(({ externalId, name }) => [externalId, name])),
  }
}

/** Stores the staff's choice of the base price type for later loads. */
export const keepChosenBase = async (
  client: PoolClient,
  { name }: SourceIds,
  priceType: string,
): Promise<void> => {
  await client.query(
    `insert into source_base_price (source, price_type) values ($1, $2)
     on conflict (source) do update set price_type = excluded.price_type, chosen_at = now()`,
    [name, priceType],
  )
}
