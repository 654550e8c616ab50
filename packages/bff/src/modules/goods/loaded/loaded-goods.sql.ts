import type { Database } from '../../../kernel/database.ts'

export const selectStoredProducts = (
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

/** Units by external id, or by the short name given instead of it. */
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

/**
 * A changed short name of a unit is written to its products too, unless another unit has the old short name (D62).
 */
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

/** Shows the sections of a load that were hidden. */
export const showSections = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: 'update section set is_active = true where external_id = any ($1::text[]) and not is_active',
    values: [ids],
  })
}

/** The catalogues of the data load that contain these products now. */
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

/** D56: fields of these products that the staff maintains, with their current values. */
export const selectOwnFields = (database: Database, ids: readonly string[]): Promise<OwnField[]> =>
  database.query({
    text: `select product.external_id as id, own.field, product.description, section.external_id as section
             from product_own_field own join product on product.id = own.product_id
             join section on section.id = product.section_id
            where product.external_id = any ($1::text[])`,
    values: [ids],
  })

/** Sections are hidden, not deleted: links to them stay valid. */
export const hideSections = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    text: `with hidden as (
             update section set is_active = false where external_id = any ($1::text[]) and is_active returning id
           ) select raise_catalog_version() from hidden limit 1`,
    values: [ids],
  })
}
