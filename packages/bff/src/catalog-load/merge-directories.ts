import type { PoolClient } from 'pg'
import type { Kind } from './staging.ts'

/** `full`: what the load does not bring is taken away. `changes`: only what it brings is touched. */
export type LoadMode = 'full' | 'changes'

type Directory = { kind: Kind; table: string; columns: readonly string[] }

const directories: readonly Directory[] = [
  { kind: 'brands', table: 'brand', columns: ['slug', 'name', 'country', 'description'] },
  { kind: 'properties', table: 'property', columns: ['code', 'name', 'unit', 'kind', 'sort'] },
  { kind: 'warehouses', table: 'warehouse', columns: ['code', 'name', 'city', 'sort'] },
  { kind: 'priceTypes', table: 'price_type', columns: ['code', 'name', 'is_base'] },
  { kind: 'sections', table: 'section', columns: ['slug', 'name', 'description', 'image', 'sort'] },
]

const run = async (client: PoolClient, sql: string): Promise<number> =>
  (await client.query(sql)).rowCount ?? 0

const list = (columns: readonly string[], prefix: string): string =>
  columns.map((column) => `${prefix}.${column}`).join(', ')

const upsert = async (client: PoolClient, { kind, table, columns }: Directory): Promise<number> => {
  const stage = `stage_${kind.toLowerCase()}`
  const updated = await run(
    client,
    `update ${table} t set (${columns.join(', ')}) = row(${list(columns, 's')})
     from ${stage} s where s.external_id = t.external_id
       and (${list(columns, 't')}) is distinct from (${list(columns, 's')})`,
  )
  const inserted = await run(
    client,
    `insert into ${table} (external_id, ${columns.join(', ')})
     select s.external_id, ${list(columns, 's')} from ${stage} s
     where not exists (select from ${table} t where t.external_id = s.external_id)`,
  )
  return updated + inserted
}

/** Sections, brands, properties, price types, warehouses. Gives the number of rows changed. */
export const mergeDirectories = async (client: PoolClient, mode: LoadMode): Promise<number> => {
  // Only one price type may be the base: the old one steps down first.
  let changed = await run(
    client,
    `update price_type t set is_base = false from stage_pricetypes s
     where s.external_id = t.external_id and t.is_base and not s.is_base`,
  )
  for (const directory of directories) changed += await upsert(client, directory)
  changed += await run(
    client,
    `update section t set parent_id = parent.id
     from stage_sections s left join section parent on parent.external_id = s.parent
     where s.external_id = t.external_id and t.parent_id is distinct from parent.id`,
  )
  changed += await run(
    client,
    `update section t set is_active = true from stage_sections s
     where s.external_id = t.external_id and not t.is_active`,
  )
  if (mode === 'full') {
    changed += await run(
      client,
      `update section t set is_active = false where t.is_active and t.external_id is not null
       and not exists (select from stage_sections s where s.external_id = t.external_id)`,
    )
  }
  return changed + (await mergeSectionProperties(client, mode))
}

const mergeSectionProperties = async (client: PoolClient, mode: LoadMode): Promise<number> => {
  const held =
    mode === 'full'
      ? ''
      : 'and exists (select from stage_sectionproperties s where s.section = section.external_id)'
  const removed = await run(
    client,
    `delete from section_property t using section, property
     where section.id = t.section_id and property.id = t.property_id and section.external_id is not null ${held}
       and not exists (select from stage_sectionproperties s
         where s.section = section.external_id and s.property = property.external_id)`,
  )
  const written = await run(
    client,
    `insert into section_property as t (section_id, property_id, sort, is_filter, is_column)
     select section.id, property.id, s.sort, s.is_filter, s.is_column
     from stage_sectionproperties s
     join section on section.external_id = s.section
     join property on property.external_id = s.property
     on conflict (section_id, property_id) do update
       set sort = excluded.sort, is_filter = excluded.is_filter, is_column = excluded.is_column
       where (t.sort, t.is_filter, t.is_column) is distinct from (excluded.sort, excluded.is_filter, excluded.is_column)`,
  )
  return removed + written
}
