// Reads agreement and specification of company.

import type { Database } from '../../../kernel/database.ts'
import { priceTypesByExternalId } from '../../../load/index.ts'

type Marked = { id: string; mark: string }

const marks = (table: string): string =>
  `select external_id as id, xmin::text as mark from ${table} where external_id = any ($1::text[])`

const markTexts = {
  unit: marks('unit'),
  warehouse: marks('warehouse'),
  // with how its prices are meant
  price_type: `select price_type.external_id as id, concat(price_type.xmin, ':', source.xmin) as mark
    from price_type left join price_type_source source on source.external_id = price_type.external_id
   where price_type.external_id = any ($1::text[])`,
  price_group: marks('price_group'),
  brand: marks('brand'),
  property: marks('property'),
  section: marks('section'),
  product: marks('product'),
}

/** Tables whose rows are known by an external id. */
export type MarkedTable = keyof typeof markTexts

/** A mark changes with every write of the row. */
export const selectMarks = (
  database: Database,
  table: MarkedTable,
  ids: readonly string[],
): Promise<Marked[]> => database.query({ text: markTexts[table], values: [ids] })

/** After many rows: plans that were made for a small table take minutes for a large one. */
export const analyseGoods = async (database: Database): Promise<void> => {
  await database.query({ text: 'analyze product, price, stock' })
}

/** Of prices, by product and price type. */
export const selectPriceMarks = (
  database: Database,
  products: readonly string[],
  types: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select asked.product || e'\\t' || asked.type as id, concat(price.xmin, ':', waiting.xmin) as mark
             from unnest($1::text[], $2::text[]) asked (product, type)
             join product on product.external_id = asked.product
             join (${priceTypesByExternalId}) named on named.external_id = asked.type
             left join price on price.product_id = product.id and price.price_type_id = named.id
             left join price_without_rate waiting on waiting.product_id = product.id and waiting.price_type_id = named.id
            where price.product_id is not null or waiting.product_id is not null`,
    values: [products, types],
  })

/** Of stock, by product and warehouse. */
export const selectStockMarks = (
  database: Database,
  products: readonly string[],
  warehouses: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select asked.product || e'\\t' || asked.warehouse as id, stock.xmin::text as mark
             from unnest($1::text[], $2::text[]) asked (product, warehouse)
             join product on product.external_id = asked.product
             join warehouse on warehouse.external_id = asked.warehouse
             join stock on stock.product_id = product.id and stock.warehouse_id = warehouse.id`,
    values: [products, warehouses],
  })

const askedProducts = `
  unnest($1::text[], $2::text[]) asked (product, other) join product on product.external_id = asked.product`

/** Prices that known products have now of these types, kopecks; null: none. */
export const selectStandingPrices = (
  database: Database,
  products: readonly string[],
  types: readonly string[],
): Promise<{ id: string; amount: number | null }[]> =>
  database.query({
    text: `select asked.product || e'\\t' || asked.other as id, price.amount::float8 as amount
             from ${askedProducts}
             left join (${priceTypesByExternalId}) named on named.external_id = asked.other
             left join price on price.product_id = product.id and price.price_type_id = named.id`,
    values: [products, types],
  })

/** Pieces that lie of known products in these warehouses now; null: nothing was said of them. */
export const selectStandingStock = (
  database: Database,
  products: readonly string[],
  warehouses: readonly string[],
): Promise<{ id: string; quantity: number | null }[]> =>
  database.query({
    text: `select asked.product || e'\\t' || asked.other as id, stock.quantity::float8 as quantity
             from ${askedProducts}
             left join warehouse on warehouse.external_id = asked.other
             left join stock on stock.product_id = product.id and stock.warehouse_id = warehouse.id`,
    values: [products, warehouses],
  })

export const selectStandingProducts = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; vatRate: number; minimum: number; multiplicity: number }[]> =>
  database.query({
    text: `select coalesce(external_id, '') as id, vat_rate::float8 as "vatRate", min_order_quantity::float8 as minimum,
                  multiplicity::float8 as multiplicity
             from product where external_id = any ($1::text[])`,
    values: [ids],
  })

export type PropertyKind = { id: string; code: string; kind: 'number' | 'string' | 'boolean' }

export const selectPropertyKinds = (
  database: Database,
  ids: readonly string[],
): Promise<PropertyKind[]> =>
  database.query({
    text: `select external_id as id, code, kind from property
            where external_id = any ($1::text[])`,
    values: [ids],
  })

export const selectTakenCodes = async (database: Database): Promise<{ code: string }[]> =>
  database.query({
    text: 'select code from property union all select code from price_type union all select code from warehouse',
  })

/** In what currency, and whether with VAT, prices of a type come, by the ids of accounting systems. */
export const selectPriceSources = (
  database: Database,
): Promise<{ id: string; currency: string; hasVat: boolean }[]> =>
  database.query({
    text: 'select external_id as id, currency, has_vat as "hasVat" from price_type_source',
  })

/** The shop's base price type, with all ids that lead to it. */
export const selectBaseType = async (
  database: Database,
): Promise<{ name: string; ids: string[] } | undefined> => {
  const rows = await database.query<{ name: string; ids: string[] }>({
    text: `select type.name,
                  array(select external_id from (${priceTypesByExternalId}) named where named.id = type.id) as ids
             from price_type type where type.is_base`,
  })
  return rows[0]
}

/** Units by external id, or by the short name that stands in its place. */
export const selectUnits = (
  database: Database,
  ids: readonly string[],
  names: readonly string[],
): Promise<{ id: string; mark: string; shortName: string }[]> =>
  database.query({
    text: `select asked.id, unit.xmin::text as mark, unit.short_name as "shortName"
             from unnest($1::text[], $2::text[]) asked (id, name)
             join lateral (
               select xmin, short_name from unit where external_id = asked.id or short_name = asked.name
                order by external_id = asked.id desc limit 1
             ) unit on true`,
    values: [ids, names],
  })

/** A new short name of a unit is that of its products as well, unless another unit has the old one too (D62). */
export const upsertUnits = async (database: Database, units: object[]): Promise<void> => {
  await database.query({
    text: `with given as (
             select * from jsonb_to_recordset($1::jsonb) r (id text, code text, name text, "shortName" text)
           ), renamed as (
             update product set unit = given."shortName", updated_at = now()
               from given join unit on unit.external_id = given.id and unit.short_name <> given."shortName"
              where product.unit = unit.short_name
                and not exists (select from unit other
                                 where other.short_name = unit.short_name and other.external_id <> unit.external_id)
           )
           insert into unit as t (external_id, code, name, short_name)
           select id, code, name, "shortName" from given
           on conflict (external_id) do update
             set code = excluded.code, name = excluded.name, short_name = excluded.short_name
             where (t.code, t.name, t.short_name) is distinct from (excluded.code, excluded.name, excluded.short_name)`,
    values: [JSON.stringify(units)],
  })
}

export const upsertPriceGroups = async (database: Database, groups: object[]): Promise<void> => {
  await database.query({
    text: `insert into price_group as t (external_id, name)
           select id, name from jsonb_to_recordset($1::jsonb) r (id text, name text)
           on conflict (external_id) do update set name = excluded.name where t.name <> excluded.name`,
    values: [JSON.stringify(groups)],
  })
}

/** The catalogue that this source's records belong to. */
export const ensureCatalog = async (database: Database, id: string): Promise<void> => {
  await database.query({
    text: `insert into source_catalog (external_id, name) values ($1, '') on conflict do nothing`,
    values: [id],
  })
}

/** What an accounting system says of a section or brand beside its name: of those that the shop describes nothing. */
export const showSections = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: 'update section set is_active = true where external_id = any ($1::text[]) and not is_active',
    values: [ids],
  })
}

/** Catalogues that have these products now. */
export const selectMemberships = (
  database: Database,
  ids: readonly string[],
): Promise<{ catalog: string; product: string }[]> =>
  database.query({
    text: `select catalog.external_id as catalog, product.external_id as product
             from product join source_product m on m.product_id = product.id
             join source_catalog catalog on catalog.id = m.catalog_id
            where product.external_id = any ($1::text[])`,
    values: [ids],
  })

export type SectionParent = { id: string; parent: string | null }

export const selectSectionParents = (database: Database): Promise<SectionParent[]> =>
  database.query({
    text: `select section.external_id as id, parent.external_id as parent
             from section left join section parent on parent.id = section.parent_id
            where section.external_id is not null`,
  })

export type OwnField = {
  id: string
  field: string
  description: string | null
  section: string | null
}

/** D56: what the staff has taken over of these products, with what stands there. */
export const selectOwnFields = (database: Database, ids: readonly string[]): Promise<OwnField[]> =>
  database.query({
    text: `select product.external_id as id, own.field, product.description, section.external_id as section
             from product_own_field own join product on product.id = own.product_id
             join section on section.id = product.section_id
            where product.external_id = any ($1::text[])`,
    values: [ids],
  })

/** Sections stay, as links do; nobody sees them any more. */
export const hideSections = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: `with hidden as (
             update section set is_active = false where external_id = any ($1::text[]) and is_active returning id
           ) select raise_catalog_version() from hidden limit 1`,
    values: [ids],
  })
}

/** What lies there is not sold any more; the warehouse stays for the orders that name it. */
export const emptyWarehouses = async (
  database: Database,
  ids: readonly string[],
): Promise<void> => {
  await database.query({
    text: `with gone as (select id from warehouse where external_id = any ($1::text[])),
             arrivals as (delete from arrival where warehouse_id in (select id from gone))
           delete from stock where warehouse_id in (select id from gone)`,
    values: [ids],
  })
}

/** Rows that nothing refers to; gives those that something does. */
const deleteUnused = (table: string, used: string): string => `
  with asked as (select id, external_id from ${table} where external_id = any ($1::text[])),
    used as (select asked.id, asked.external_id from asked where ${used}),
    gone as (delete from ${table} where id in (select id from asked except select id from used))
  select external_id as id from used`

const deleteTexts = {
  unit: deleteUnused(
    'unit',
    'exists (select from product join unit on unit.short_name = product.unit where unit.id = asked.id and product.is_active)',
  ),
  price_group: deleteUnused(
    'price_group',
    'exists (select from product where price_group_id = asked.id)',
  ),
  brand: deleteUnused('brand', 'exists (select from product where brand_id = asked.id)'),
  property: deleteUnused(
    'property',
    `exists (select from product join property on property.id = asked.id where product.attributes ? property.code)`,
  ),
  price_type: deleteUnused(
    'price_type',
    `exists (select from price_type where id = asked.id and is_base)
       or exists (select from agreement where price_type_id = asked.id)
       or exists (select from specification where price_type_id = asked.id)
       or exists (select from price_type_source other
                   where other.price_type_id = asked.id and other.external_id <> asked.external_id)`,
  ),
}
export type DeletedTable = keyof typeof deleteTexts

export const deleteUnreferenced = (
  database: Database,
  table: DeletedTable,
  ids: readonly string[],
): Promise<{ id: string | null }[]> => database.query({ text: deleteTexts[table], values: [ids] })
