import { type FilterSelection, type ProductsQuery, sortKeys } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../../kernel/app-error.ts'
import type { IndexSort, ListingQuery } from '../../../search/catalog-index.ts'
import { dayOf } from '../../../search/days.ts'
import type { CatalogMetadata, CatalogSection } from '../catalog.metadata.ts'

export const DEFAULT_PAGE_SIZE = 30

const refuse = (place: number, part: string): never => {
  throw invalidFields(fieldError(`filters.${place}.${part}`, 'INVALID'))
}

/**
 * Filters that every section has, with a check of their values. Brands and warehouses accept any value, because
 * they come and go.
 */
const reservedValues: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['brand', () => true],
  ['warehouse', () => true],
  ['stock', (value: string) => value === 'now'],
  ['arrival', (value: string) => dayOf(value) !== null],
])

/** Refuses a filter that cannot match anything: ignoring it would show a list that differs from the requested one. */
const checkFilter = (filter: FilterSelection, place: number, metadata: CatalogMetadata): void => {
  const hasRange = filter.from !== undefined || filter.to !== undefined
  const property = metadata.propertyByCode.get(filter.code)
  const isValue = reservedValues.get(filter.code)
  if (isValue) {
    if (hasRange) refuse(place, 'from')
    if (filter.values?.some((value) => !isValue(value))) refuse(place, 'values')
  } else if (filter.code === 'price') {
    if (filter.values) refuse(place, 'values')
  } else if (!property) refuse(place, 'code')
  else if (hasRange && property.kind !== 'number') refuse(place, 'from')
  if ((filter.from ?? -Infinity) > (filter.to ?? Infinity)) refuse(place, 'to')
}

const checkFilters = (filters: readonly FilterSelection[], metadata: CatalogMetadata): void => {
  const seen = new Set<string>()
  for (const [place, filter] of filters.entries()) {
    if (seen.has(filter.code)) refuse(place, 'code')
    seen.add(filter.code)
    checkFilter(filter, place, metadata)
  }
}

/** A filter without a chosen value filters nothing. */
const isChosen = ({ values, from, to }: FilterSelection): boolean =>
  (values?.length ?? 0) > 0 || from !== undefined || to !== undefined

/** Order by an attribute. An attribute that no longer exists (from a bookmarked address) is refused. */
const orderOf = (sort: string, { propertyByCode }: CatalogMetadata): ListingQuery['order'] => {
  const [way, code = ''] = sort.split(':')
  if (code !== 'brand' && !propertyByCode.has(code))
    throw new AppError('SORT_UNKNOWN', { sort: code }, { fields: [fieldError('sort', 'INVALID')] })
  return { code, isDown: way === 'down' }
}

/** The sort keys of the index. `stock` is not among them: «in stock first» combines with any order. */
const isKey = (sort: string): sort is IndexSort =>
  sort !== 'stock' && sortKeys.some((key) => key === sort)

export type PlannedListing = {
  query: ListingQuery
  section: CatalogSection | null
  page: number
  pageSize: number
  chosen: FilterSelection[]
}

/**
 * Translates the request into a query of the index: names become ids. @throws AppError SECTION_NOT_FOUND,
 * BRAND_NOT_FOUND, SORT_UNKNOWN; REQUEST_INVALID for a filter that no product can match
 */
export const planListing = (
  asked: ProductsQuery,
  metadata: CatalogMetadata,
  priceTypeId: number,
): PlannedListing => {
  const section = asked.section === undefined ? null : metadata.sectionBySlug.get(asked.section)
  if (section === undefined) throw new AppError('SECTION_NOT_FOUND', { slug: asked.section ?? '' })
  const brand = asked.brand === undefined ? null : metadata.brandBySlug.get(asked.brand)
  if (brand === undefined) throw new AppError('BRAND_NOT_FOUND', { slug: asked.brand ?? '' })
  const filters = asked.filters ?? []
  checkFilters(filters, metadata)
  const chosen = filters.filter(isChosen)
  const price = chosen.find(({ code }) => code === 'price')
  const page = asked.page ?? 1
  const pageSize = asked.pageSize ?? DEFAULT_PAGE_SIZE
  const { sort = 'popular' } = asked
  const order = isKey(sort) || sort === 'stock' ? undefined : orderOf(sort, metadata)
  return {
    section,
    page,
    pageSize,
    chosen,
    query: {
      sectionId: section?.id ?? null,
      brandId: brand?.id ?? null,
      text: asked.q?.trim() || null,
      filters: chosen.filter(({ code }) => code !== 'price'),
      price: price ? { from: price.from ?? null, to: price.to ?? null } : null,
      priceTypeId,
      sort: isKey(sort) ? sort : 'popular',
      ...(order && { order }),
      ...((asked.stockFirst || sort === 'stock') && { isStockFirst: true }),
      offset: (page - 1) * pageSize,
      limit: pageSize,
    },
  }
}
