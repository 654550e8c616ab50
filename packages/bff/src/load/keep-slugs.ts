import type { PoolClient } from 'pg'

const tables = [
  ['stage_sections', 'section'],
  ['stage_brands', 'brand'],
  ['stage_products', 'product'],
] as const

/**
 * Settles the slugs of staged records: a known record keeps its slug, so that links stay valid; a new one whose slug belongs to a stored record or an earlier new one gets a suffix, always the same for the same id.
 */
export const keepSlugs = async (client: PoolClient): Promise<void> => {
  for (const [stage, table] of tables) {
    await client.query(
      `update ${stage} s set slug = t.slug from ${table} t
       where t.external_id = s.external_id and t.slug <> s.slug`,
    )
    await client.query(
      `update ${stage} s set slug = s.slug || '-' || left(md5(s.external_id), 8)
       from (
         select n.external_id, row_number() over (partition by n.slug order by n.external_id) as turn
         from ${stage} n
         where not exists (select from ${table} t where t.external_id = n.external_id)
       ) new
       where new.external_id = s.external_id
         and (new.turn > 1 or exists (select from ${table} t where t.slug = s.slug))`,
    )
  }
}
