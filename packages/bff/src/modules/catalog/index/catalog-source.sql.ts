// Reads the table search_synonym of search.

import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { shopToday } from '../../../trade/shop-day.ts'
import { productsInStock } from '../free-stock.sql.ts'
import { successorsSold } from '../replacement.sql.ts'
import { EPOCH } from './days.ts'
import { selectSeen, TODAY } from './live-changes.sql.ts'
import type { CatalogSource, LiveSource, PriceRow, ProductRow } from './source.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const unescapeField = (field: string): string =>
  field.includes('\\') ? field.replace(/\\(.)/g, (_, sign: string) => ESCAPES[sign] ?? sign) : field

/** Rows of `copy (…) to stdout` in batches as they arrive; fields as text, unescaped. `null` is not told from «\N». */
async function* copyRows(client: ClientBase, query: string): AsyncGenerator<string[][]> {
  const stream = client.query(copyTo(`copy (${query}) to stdout`, { highWaterMark: 1 << 18 }))
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines.map((line) => line.split('\t').map(unescapeField))
  }
  if (rest !== '') throw new Error('catalogue index: the copy ended inside a row')
}

async function* mapped<Row>(
  rows: AsyncIterable<string[][]>,
  read: (fields: string[]) => Row,
): AsyncGenerator<Row[]> {
  for await (const batch of rows) yield batch.map(read)
}

const PRODUCTS = `
  select id, section_id, coalesce(brand_id, 0), popularity,
         (extract(epoch from created_at) * 1000000)::bigint, article, name, attributes
  from product where is_active`

const readProduct = (fields: string[]): ProductRow => {
  const [id, sectionId, brandId, popularity, createdAt, article = '', name = '', attributes] =
    fields
  return {
    id: Number(id),
    sectionId: Number(sectionId),
    brandId: Number(brandId) || null,
    popularity: Number(popularity),
    createdAt: Number(createdAt),
    article,
    name,
    attributes: JSON.parse(attributes ?? '{}') as ProductRow['attributes'],
  }
}

const readPrice = ([productId, priceTypeId, amount]: string[]): PriceRow => ({
  productId: Number(productId),
  priceTypeId: Number(priceTypeId),
  amount: Number(amount),
})

export type VersionRow = { version: string; changedAt: string }

/** The version of the catalogue and when it was raised: together they name one state of one database. */
export const selectVersion = async (client: Pick<ClientBase, 'query'>): Promise<VersionRow> => {
  const { rows } = await client.query<VersionRow>(
    `select version::text as version, (extract(epoch from changed_at) * 1000000)::bigint::text as "changedAt"
     from catalog_version`,
  )
  const [row] = rows
  if (!row) throw new Error('catalogue index: the table catalog_version is empty')
  return row
}

const ARRIVALS = `
  select product_id, min(expected_on) - date '${EPOCH}' from arrival where expected_on >= ${shopToday} group by 1`

/** Prices, stock and arrivals of all products; the same transaction is expected as below. */
export const readLive = (
  client: ClientBase,
): Pick<LiveSource, 'prices' | 'free' | 'arrivals' | 'today'> => ({
  prices: () =>
    mapped(copyRows(client, 'select product_id, price_type_id, amount from price'), readPrice),
  free: () =>
    mapped(copyRows(client, productsInStock), ([id, warehouses = '']) => ({
      productId: Number(id),
      warehouseIds: warehouses.split(',').map(Number),
    })),
  arrivals: () =>
    mapped(copyRows(client, ARRIVALS), ([id, day]) => ({
      productId: Number(id),
      day: Number(day),
    })),
  today: async () => {
    const { rows } = await client.query<{ today: number }>(`select ${TODAY} as today`)
    return rows[0]?.today ?? 0
  },
})

/**
 * The rows that the index is built from. The caller holds a `repeatable read` transaction open on the client
 * until everything is read, so that all of it is one state of the catalogue.
 */
export const readCatalogSource = async (client: ClientBase): Promise<CatalogSource> => {
  const rowsOf = async <Row extends object>(query: string): Promise<Row[]> =>
    (await client.query<Row>(query)).rows
  const version = await selectVersion(client)
  const seen = await selectSeen(client)
  const sections = await rowsOf<CatalogSource['sections'][number]>(
    // fault: hidden-section-in-the-index
    `select id, parent_id as "parentId", name, sort from section where is_active`,
  )
  const brands = await rowsOf<CatalogSource['brands'][number]>('select id, slug, name from brand')
  const properties = await rowsOf<CatalogSource['properties'][number]>(
    'select id, code, kind, unit, sort from property order by sort, id',
  )
  const sectionProperties = await rowsOf<CatalogSource['sectionProperties'][number]>(
    `select section_id as "sectionId", property_id as "propertyId", sort, is_filter as "isFilter"
     from section_property`,
  )
  const priceTypes = await rowsOf<{ id: number; served: number[] }>(
    `select id, served.types as served
     from price_type cross join lateral served_price_types(id) as served (types) order by id`,
  )
  const synonyms = await rowsOf<CatalogSource['synonyms'][number]>(
    'select said, meant from search_synonym order by said',
  )
  const warehouses = await rowsOf<CatalogSource['warehouses'][number]>(
    'select id, code, name from warehouse order by sort, id',
  )
  const counts = await rowsOf<{ sectionId: number; count: number }>(
    `select section_id as "sectionId", count(*)::int as count from product where is_active group by 1`,
  )
  return {
    ...version,
    seen,
    sections,
    brands,
    properties,
    sectionProperties,
    synonyms,
    warehouses,
    productsBySection: new Map(counts.map(({ sectionId, count }) => [sectionId, count])),
    products: () => mapped(copyRows(client, PRODUCTS), readProduct),
    replaced: () =>
      mapped(copyRows(client, successorsSold), ([article = '', id]) => ({
        article,
        replacementId: Number(id),
      })),
    priceTypeIds: priceTypes.map(({ id }) => id),
    servedPriceTypes: Object.fromEntries(priceTypes.map(({ id, served }) => [id, served])),
    ...readLive(client),
  }
}
