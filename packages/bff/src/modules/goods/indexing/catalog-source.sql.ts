// Reads search_synonym of search; warehouse of stock.

import type { ClientBase } from 'pg'
import { copyRows, mapped } from '../../../kernel/copy-rows.ts'
import type { CatalogSource, ProductRow } from '../../../search/source.ts'
import { successorsSold } from '../product/replacement.sql.ts'

const PRODUCTS = `
  select id, section_id, coalesce(brand_id, 0), popularity,
         (extract(epoch from created_at) * 1000000)::bigint, article, name, attributes,
         array_to_string(bar_codes, ' ')
  from product where is_active`

const readProduct = (fields: string[]): ProductRow => {
  const [
    id,
    sectionId,
    brandId,
    popularity,
    createdAt,
    article = '',
    name = '',
    attributes,
    codes = '',
  ] = fields
  return {
    id: Number(id),
    sectionId: Number(sectionId),
    brandId: Number(brandId) || null,
    popularity: Number(popularity),
    createdAt: Number(createdAt),
    article,
    name,
    attributes: JSON.parse(attributes ?? '{}') as ProductRow['attributes'],
    barCodes: codes === '' ? [] : codes.split(' '),
  }
}

export type VersionRow = { version: string; changedAt: string }

/** The version of the catalogue and the time it was raised: together they identify one state of one database. */
export const selectVersion = async (client: Pick<ClientBase, 'query'>): Promise<VersionRow> => {
  const { rows } = await client.query<VersionRow>(
    `select version::text as version, (extract(epoch from changed_at) * 1000000)::bigint::text as "changedAt"
     from catalog_version`,
  )
  const [row] = rows
  if (!row) throw new Error('catalogue index: the table catalog_version is empty')
  return row
}

type Described = Pick<
  CatalogSource,
  | 'sections'
  | 'brands'
  | 'properties'
  | 'sectionProperties'
  | 'filterOrders'
  | 'synonyms'
  | 'warehouses'
  | 'productsBySection'
  | 'products'
  | 'replaced'
>

/** Sections, brands, properties and the other rows by which products are described. */
export const readDescribed = async (client: ClientBase): Promise<Described> => {
  const rowsOf = async <Row extends object>(query: string): Promise<Row[]> =>
    (await client.query<Row>(query)).rows
  const sections = await rowsOf<CatalogSource['sections'][number]>(
    // fault: hidden-section-in-the-index
    `select id, parent_id as "parentId", name, sort from section where is_active`,
  )
  const brands = await rowsOf<CatalogSource['brands'][number]>('select id, slug, name from brand')
  const properties = await rowsOf<CatalogSource['properties'][number]>(
    'select id, code, kind, unit, sort from property order by sort, id',
  )
  const sectionProperties = await rowsOf<CatalogSource['sectionProperties'][number]>(
    `select section_id as "sectionId", property_id as "propertyId", sort, is_filter as "isFilter",
            is_derived as "isDerived"
     from section_property`,
  )
  const filterOrders = await rowsOf<CatalogSource['filterOrders'][number]>(
    'select section_id as "sectionId", codes from section_filter_order',
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
    sections,
    brands,
    properties,
    sectionProperties,
    filterOrders,
    synonyms,
    warehouses,
    productsBySection: new Map(counts.map(({ sectionId, count }) => [sectionId, count])),
    products: () => mapped(copyRows(client, PRODUCTS), readProduct),
    replaced: () =>
      mapped(copyRows(client, successorsSold), ([article = '', id]) => ({
        article,
        replacementId: Number(id),
      })),
  }
}
