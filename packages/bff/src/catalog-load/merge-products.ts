import type { PoolClient } from 'pg'
import type { LoadMode } from './merge-directories.ts'

const columns = [
  'slug',
  'section_id',
  'brand_id',
  'article',
  'name',
  'description',
  'unit',
  'vat_rate',
  'min_order_quantity',
  'multiplicity',
  'popularity',
  'attributes',
  'images',
] as const

const source = `
  select s.external_id, s.slug, section.id as section_id, brand.id as brand_id, s.article, s.name, s.description, s.unit,
    s.vat_rate, s.min_order_quantity, s.multiplicity, s.popularity, s.attributes, s.images, s.created_at
  from stage_products s
  join section on section.external_id = s.section
  left join brand on brand.external_id = s.brand`

const run = async (client: PoolClient, sql: string): Promise<number> =>
  (await client.query(sql)).rowCount ?? 0

const insert = (filter: string): string =>
  `insert into product (external_id, ${columns.join(', ')}, created_at)
   select s.external_id, ${columns.map((column) => `s.${column}`).join(', ')}, s.created_at
   from (${source}) s ${filter}`

/** All staged products into an empty table. */
export const insertProducts = (client: PoolClient): Promise<number> => run(client, insert(''))

/** Adds, updates and (in full mode) hides products; a product is never deleted, orders point to it. */
export const mergeProducts = async (client: PoolClient, mode: LoadMode): Promise<number> => {
  // Slugs may change hands inside one load: whoever loses one steps aside first.
  await run(
    client,
    `update product t set slug = '~' || t.id from stage_products s
     where s.external_id = t.external_id and t.slug <> s.slug
       and exists (select from stage_products o where o.slug = t.slug and o.external_id <> t.external_id)`,
  )
  const updated = await run(
    client,
    `update product t set (${columns.join(', ')}, is_active, updated_at) =
       row(${columns.map((column) => `s.${column}`).join(', ')}, true, now())
     from (${source}) s where s.external_id = t.external_id
       and (${columns.map((column) => `t.${column}`).join(', ')}, t.is_active)
         is distinct from (${columns.map((column) => `s.${column}`).join(', ')}, true)`,
  )
  const inserted = await run(
    client,
    insert('where not exists (select from product t where t.external_id = s.external_id)'),
  )
  const hidden =
    mode === 'changes'
      ? 0
      : await run(
          client,
          `update product t set is_active = false, updated_at = now()
           where t.is_active and t.external_id is not null
             and not exists (select from stage_products s where s.external_id = t.external_id)`,
        )
  return updated + inserted + hidden
}
