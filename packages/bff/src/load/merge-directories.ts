import type { PoolClient } from 'pg'
import type { Kind } from './staging.ts'

/**
 * `shop`: the load defines everything itself. `accounting`: it comes from an accounting system, which has no slugs,
 * filters or texts of the shop: existing slugs stay, and sections get their filters from their goods.
 */
export type LoadOrigin = 'shop' | 'accounting'

type Directory = {
  kind: Kind
  table: string
  columns: readonly string[]
  /** Columns of an existing row that an accounting system may change. */
  accounted: readonly string[]
}

const directories: readonly Directory[] = [
  {
    kind: 'brands',
    table: 'brand',
    columns: ['slug', 'name', 'country', 'description'],
    accounted: ['name'],
  },
  {
    kind: 'properties',
    table: 'property',
    columns: ['code', 'name', 'unit', 'kind', 'sort', 'group_name', 'better'],
    accounted: ['name', 'unit', 'kind', 'sort'],
  },
  {
    kind: 'warehouses',
    table: 'warehouse',
    columns: ['code', 'name', 'city', 'sort'],
    accounted: ['name'],
  },
  {
    kind: 'priceTypes',
    table: 'price_type',
    columns: ['code', 'name', 'is_base'],
    accounted: ['name'],
  },
  {
    kind: 'sections',
    table: 'section',
    columns: ['slug', 'name', 'description', 'image', 'sort'],
    accounted: ['name', 'sort'],
  },
]

const run = async (client: PoolClient, sql: string): Promise<number> =>
  (await client.query(sql)).rowCount ?? 0

const list = (columns: readonly string[], prefix: string): string =>
  columns.map((column) => `${prefix}.${column}`).join(', ')

const upsert = async (
  client: PoolClient,
  { kind, table, columns, accounted }: Directory,
  origin: LoadOrigin,
): Promise<number> => {
  const stage = `stage_${kind.toLowerCase()}`
  const changing = origin === 'accounting' ? accounted : columns
  const updated = await run(
    client,
    `update ${table} t set (${changing.join(', ')}) = row(${list(changing, 's')})
     from ${stage} s where s.external_id = t.external_id
       and (${list(changing, 't')}) is distinct from (${list(changing, 's')})`,
  )
  const inserted = await run(
    client,
    `insert into ${table} (external_id, ${columns.join(', ')})
     select s.external_id, ${list(columns, 's')} from ${stage} s
     where not exists (select from ${table} t where t.external_id = s.external_id)`,
  )
  return updated + inserted
}

const mergeCatalogs = (client: PoolClient): Promise<number> =>
  run(
    client,
    // A package of offers has no name of its catalogue, so the existing name stays.
    `insert into source_catalog as t (external_id, name) select external_id, name from stage_catalogs
     on conflict (external_id) do update set name = excluded.name
       where excluded.name <> '' and t.name <> excluded.name`,
  )

/** Sets the parents and catalogues of the staged sections; for a load of origin `shop` also their visibility. */
const placeSections = async (client: PoolClient, origin: LoadOrigin): Promise<number> => {
  const placed = await run(
    client,
    `update section t set parent_id = parent.id, catalog_id = catalog.id
     from stage_sections s
     join source_catalog catalog on catalog.external_id = s.catalog
     left join section parent on parent.external_id = s.parent
     where s.external_id = t.external_id
       and (t.parent_id, t.catalog_id) is distinct from (parent.id, catalog.id)`,
  )
  if (origin === 'accounting') return placed
  const shown = await run(
    client,
    `update section t set is_active = true from stage_sections s
     where s.external_id = t.external_id and not t.is_active`,
  )
  const hidden = await run(
    client,
    `update section t set is_active = false
     from source_catalog c join stage_catalogs whole on whole.external_id = c.external_id and whole.has_all_goods
     where c.id = t.catalog_id and t.is_active and t.external_id is not null
       and not exists (select from stage_sections s where s.external_id = t.external_id)`,
  )
  return placed + shown + hidden
}

/** Merges catalogues, sections, brands, properties, price types and warehouses. Gives the number of rows changed. */
export const mergeDirectories = async (client: PoolClient, origin: LoadOrigin): Promise<number> => {
  let changed = await mergeCatalogs(client)
  // Only one price type may be the base: the old one is unset first.
  if (origin === 'shop') {
    changed += await run(
      client,
      `update price_type t set is_base = false from stage_pricetypes s
       where s.external_id = t.external_id and t.is_base and not s.is_base`,
    )
  }
  if (origin === 'accounting') {
    // exactly one base: the shop's, or else the first of the load
    await run(
      client,
      `update stage_pricetypes s set is_base = false
        where s.is_base and (exists (select from price_type where is_base)
          or s.external_id <> (select min(external_id) from stage_pricetypes where is_base))`,
    )
  }
  for (const directory of directories) changed += await upsert(client, directory, origin)
  if (origin === 'accounting') {
    changed += await run(
      client,
      `update price_type t set is_base = true from stage_pricetypes s
       where s.external_id = t.external_id and s.is_base and not exists (select from price_type where is_base)`,
    )
  }
  changed += await run(
    client,
    `insert into price_type_source as t (external_id, price_type_id, currency, has_vat)
     select s.external_id, type.id, s.currency, s.has_vat from stage_pricetypesources s
     join price_type type on type.external_id = s.price_type
     on conflict (external_id) do update
       set price_type_id = excluded.price_type_id, currency = excluded.currency, has_vat = excluded.has_vat
       where (t.price_type_id, t.currency, t.has_vat)
         is distinct from (excluded.price_type_id, excluded.currency, excluded.has_vat)`,
  )
  return changed + (await placeSections(client, origin))
}

/**
 * Merges the properties that sections show: those of one section, or of a whole catalogue, replace the existing set.
 * `isDerived`: they and their order come from the goods.
 */
export const mergeSectionProperties = async (
  client: PoolClient,
  isDerived: boolean,
): Promise<number> => {
  const removed = await run(
    client,
    `delete from section_property t using section, property
     where section.id = t.section_id and property.id = t.property_id and section.external_id is not null
       and (exists (select from stage_sectionproperties s where s.section = section.external_id)
         or exists (select from source_catalog c join stage_catalogs s on s.external_id = c.external_id
              where c.id = section.catalog_id and s.has_all_goods))
       and not exists (select from stage_sectionproperties s
         where s.section = section.external_id and s.property = property.external_id)`,
  )
  const written = await run(
    client,
    `insert into section_property as t (section_id, property_id, sort, is_filter, is_column, is_derived)
     select section.id, property.id, s.sort, s.is_filter, s.is_column, ${isDerived}
     from stage_sectionproperties s
     join section on section.external_id = s.section
     join property on property.external_id = s.property
     on conflict (section_id, property_id) do update
       set sort = excluded.sort, is_filter = excluded.is_filter, is_column = excluded.is_column,
         is_derived = excluded.is_derived
       where (t.sort, t.is_filter, t.is_column, t.is_derived)
         is distinct from (excluded.sort, excluded.is_filter, excluded.is_column, excluded.is_derived)`,
  )
  return removed + written
}
