import type { PoolClient } from 'pg'
import type { LoadOrigin } from './merge-directories.ts'

const accounted = [
  'slug',
  'section_id',
  'brand_id',
  'article',
  'name',
  'description',
  'unit',
  'vat_rate',
  'attributes',
  'images',
  'origin_country',
  'okpd2',
  'register_number',
  'min_order_quantity',
  'multiplicity',
  'price_group_id',
  'bar_codes',
] as const
// Fields that an accounting system does not have keep the shop's value.
const columns = [...accounted, 'popularity'] as const

/** For null: an existing product keeps its value, and a new one gets this default. */
const kept: Partial<Record<(typeof columns)[number], string>> = {
  images: `'{}'`,
  min_order_quantity: '1',
  multiplicity: '1',
  price_group_id: 'null',
  bar_codes: `'{}'`,
}

const stagedBarCodes = `
  select s.product, coalesce(array_agg(distinct code) filter (where code is not null), '{}') as codes
  from stage_barcodes s left join lateral unnest(s.codes) code on true group by s.product`

/** Joins only: `exists` as a column is evaluated row by row once the goods exceed the memory of a hash (millions). */
export const productSource = `
  select s.external_id, s.slug, section.id as section_id, brand.id as brand_id, s.article, s.name, s.description, s.unit,
    s.vat_rate, s.min_order_quantity, s.multiplicity, s.popularity, s.attributes, s.images, s.created_at,
    s.origin_country, s.okpd2, s.register_number, price_group.id as price_group_id, bar_codes.codes as bar_codes,
    listed.product is not null as is_active
  from stage_products s
  left join (select distinct product from stage_membership) listed on listed.product = s.external_id
  join section on section.external_id = s.section
  left join brand on brand.external_id = s.brand
  left join price_group on price_group.external_id = s.price_group
  left join (${stagedBarCodes}) bar_codes on bar_codes.product = s.external_id`

/** `added`, `updated` and `hidden` are products; `changed` counts every row. */
export type MergedProducts = { added: number; updated: number; hidden: number; changed: number }

const run = async (client: PoolClient, sql: string): Promise<number> =>
  (await client.query(sql)).rowCount ?? 0

const insert = (filter: string): string =>
  `insert into product (external_id, ${columns.join(', ')}, is_active, created_at)
   select s.external_id, ${columns.map((column) => (kept[column] ? `coalesce(s.${column}, ${kept[column]})` : `s.${column}`)).join(', ')},
     s.is_active, s.created_at
   from (${productSource}) s ${filter}`

/** Remembers which catalogues have which products, before rows of a lower rank are dropped. */
export const stageMemberships = async (client: PoolClient): Promise<void> => {
  await client.query(
    `create temp table stage_membership on commit drop as
     select distinct catalog, external_id as product from stage_products`,
  )
  await client.query('analyze stage_membership')
}

const joinCatalogs = (client: PoolClient): Promise<number> =>
  run(
    client,
    `insert into source_product (catalog_id, product_id)
     select catalog.id, product.id from stage_membership s
     join source_catalog catalog on catalog.external_id = s.catalog
     join product on product.external_id = s.product
     on conflict do nothing`,
  )

/** Removes products from the catalogues that no longer have them; a product in no catalogue is hidden. */
const leaveCatalogs = async (client: PoolClient): Promise<{ left: number; hidden: number }> => {
  // Products whose data the load contains completely, including those that leave the catalogue.
  await client.query(
    `create temp table wholly_listed on commit drop as
     select distinct m.product_id from source_product m
     join source_catalog catalog on catalog.id = m.catalog_id
     join stage_catalogs s on s.external_id = catalog.external_id and s.has_all_goods`,
  )
  await client.query(`create temp table left_product (product_id integer) on commit drop`)
  await client.query(
    `with gone as (
       delete from source_product m using source_catalog catalog, product
       where catalog.id = m.catalog_id and product.id = m.product_id
         and (m.catalog_id, m.product_id) in (
           select listed.catalog_id, listed.product_id from source_product listed
             join source_catalog c on c.id = listed.catalog_id
             join stage_catalogs s on s.external_id = c.external_id and s.has_all_goods
           union all select c.id, removed.id from stage_removals s
             join source_catalog c on c.external_id = s.catalog join product removed on removed.external_id = s.product)
         and not exists (select from stage_membership s where s.catalog = catalog.external_id and s.product = product.external_id)
       returning m.product_id
     ) insert into left_product select product_id from gone`,
  )
  const left = await run(client, 'select from left_product')
  const hidden = await run(
    client,
    `update product t set is_active = false, updated_at = now()
     where t.is_active and t.id in (select product_id from left_product)
       and not exists (select from source_product m where m.product_id = t.id)`,
  )
  return { left, hidden }
}

/** Bar codes of products that the load itself does not contain: an export may bring them with its offers alone. */
const mergeBarCodes = (client: PoolClient): Promise<number> =>
  run(
    client,
    `update product t set bar_codes = s.codes, updated_at = now() from (${stagedBarCodes}) s
     where t.external_id = s.product and t.bar_codes <> s.codes`,
  )

/** Inserts all staged products into an empty table. */
export const insertProducts = async (client: PoolClient): Promise<MergedProducts> => {
  const added = await run(client, insert(''))
  await client.query('analyze product')
  return { added, updated: 0, hidden: 0, changed: added + (await joinCatalogs(client)) }
}

/** Adds, updates and hides products; a product is never deleted, because orders refer to it. */
export const mergeProducts = async (
  client: PoolClient,
  origin: LoadOrigin,
): Promise<MergedProducts> => {
  const changing = origin === 'accounting' ? accounted : columns
  const staged = changing.map((column) =>
    kept[column] ? `coalesce(s.${column}, t.${column})` : `s.${column}`,
  )
  // Slugs may move between products in one load: rows that lose a slug are changed first.
  await run(
    client,
    `update product t set slug = '~' || t.id from stage_products s
     where s.external_id = t.external_id and t.slug <> s.slug
       and exists (select from stage_products o where o.slug = t.slug and o.external_id <> t.external_id)`,
  )
  const updated = await run(
    client,
    `update product t set (${changing.join(', ')}, is_active, updated_at) =
       row(${staged.join(', ')}, s.is_active, now())
     from (${productSource}) s where s.external_id = t.external_id
       and (${changing.map((column) => `t.${column}`).join(', ')}, t.is_active)
         is distinct from (${staged.join(', ')}, s.is_active)`,
  )
  const added = await run(
    client,
    insert('where not exists (select from product t where t.external_id = s.external_id)'),
  )
  if (updated + added > 0) await client.query('analyze product')
  const coded = await mergeBarCodes(client)
  const joined = await joinCatalogs(client)
  const { left, hidden } = await leaveCatalogs(client)
  const changed = updated + added + coded + joined + left + hidden
  return { added, updated, hidden, changed }
}
