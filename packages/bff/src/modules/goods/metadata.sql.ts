// Reads warehouse of stock.
import type { Database } from '../../kernel/database.ts'

export type SectionRow = {
  id: number
  parentId: number | null
  slug: string
  name: string
  description: string | null
  image: string | null
}

export const selectSections = (database: Database): Promise<SectionRow[]> =>
  database.query({
    text: `select id, parent_id as "parentId", slug, name, description, image
             from section where is_active order by sort, id`,
  })

export type PropertyKind = 'number' | 'string' | 'boolean'

export type PropertyRow = {
  id: number
  code: string
  name: string
  unit: string | null
  kind: PropertyKind
  sort: number
  /** Heading given by the data source; null: none given. */
  group: string | null
}

export const selectProperties = (database: Database): Promise<PropertyRow[]> =>
  database.query({
    text: 'select id, code, name, unit, kind, sort, group_name as "group" from property order by sort, id',
  })

export type SectionPropertyRow = {
  sectionId: number
  propertyId: number
  sort: number
  isColumn: boolean
}

export const selectSectionProperties = (database: Database): Promise<SectionPropertyRow[]> =>
  database.query({
    text: `select section_id as "sectionId", property_id as "propertyId", sort, is_column as "isColumn"
             from section_property`,
  })

export type BrandRow = {
  id: number
  slug: string
  name: string
  country: string | null
  description: string | null
}

export const selectBrands = (database: Database): Promise<BrandRow[]> =>
  database.query({
    text: 'select id, slug, name, country, description from brand order by lower(name), id',
  })

export const selectWarehouseNames = async (
  database: Database,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await database.query<{ code: string; name: string }>({
    text: 'select code, name from warehouse',
  })
  return new Map(rows.map(({ code, name }) => [code, name]))
}
