// Reads saved_selection of selections.
import type { Database } from '../../../kernel/database.ts'

export type OrderedSection = { id: number; uuid: string; slug: string; name: string }

/** The uuid names the section in the staff's log. */
export const selectOrderedSection = async (
  database: Database,
  id: number,
): Promise<OrderedSection | undefined> => {
  const rows = await database.query<OrderedSection>({
    name: 'catalog.ordered-section',
    text: `select id, md5('section ' || id)::uuid as uuid, slug, name from section where id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Two members of the staff change the order of a section one after the other. */
export const holdSection = async (database: Database, id: number): Promise<void> => {
  await database.query({
    name: 'catalog.hold-ordered-section',
    text: 'select 1 from section where id = $1 for no key update',
    values: [id],
  })
}

export const selectFilterOrder = async (
  database: Database,
  sectionId: number,
): Promise<{ codes: string[]; changedBy: string; changedAt: Date } | undefined> => {
  const rows = await database.query<{ codes: string[]; changedBy: string; changedAt: Date }>({
    name: 'catalog.filter-order',
    text: `select codes, changed_by as "changedBy", changed_at as "changedAt"
             from section_filter_order where section_id = $1`,
    values: [sectionId],
  })
  return rows[0]
}

export const selectPropertyNames = async (
  database: Database,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await database.query<{ code: string; name: string }>({
    name: 'catalog.property-names',
    text: 'select code, name from property where code = any ($1::text[])',
    values: [codes],
  })
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** How many people have saved a list of the section that is filtered by the property. */
export const selectUsedFilters = (
  database: Database,
  slug: string,
): Promise<{ code: string; people: number }[]> =>
  database.query({
    name: 'catalog.used-filters',
    text: `select property.code, count(distinct saved.account_id)::int as people
             from saved_selection saved cross join jsonb_array_elements(saved.filters) filter
             join property on property.code = filter ->> 'code'
            where saved.section = $1
            group by property.code order by people desc, property.code limit 200`,
    values: [slug],
  })

export const upsertFilterOrder = async (
  database: Database,
  { sectionId, codes, by }: { sectionId: number; codes: readonly string[]; by: string },
): Promise<void> => {
  await database.query({
    name: 'catalog.save-filter-order',
    text: `insert into section_filter_order (section_id, codes, changed_by) values ($1, $2, $3)
           on conflict (section_id) do update
             set codes = excluded.codes, changed_by = excluded.changed_by, changed_at = now()`,
    values: [sectionId, codes, by],
  })
}

export const deleteFilterOrder = async (database: Database, sectionId: number): Promise<void> => {
  await database.query({
    name: 'catalog.remove-filter-order',
    text: 'delete from section_filter_order where section_id = $1',
    values: [sectionId],
  })
}
