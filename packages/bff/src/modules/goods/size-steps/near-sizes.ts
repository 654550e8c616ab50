import type {
  CatalogIndex,
  FacetCounts,
  IndexFilter,
  ListingQuery,
} from '../../../search/catalog-index.ts'
import { areSizes, bySize } from '../../../search/sized-texts.ts'
import { lengthToDiameter } from '../../../trade/length-to-diameter.messages.ts'
import type { AttributeValues } from '../cards/card.sql.ts'

type Place = Pick<ListingQuery, 'sectionId' | 'priceTypeId'>
type Direction = 'smaller' | 'larger'

/** The size that tells the products of a section apart, the next one, and what else they must have in common. */
export type SizeQuestion = Place & {
  size: string
  value: number | string
  next: string | null
  same: readonly IndexFilter[]
}

/** Products of one size that are weighed against each other. */
const CANDIDATES = 40
/** Bounds are inclusive: sizes that differ by less are one. */
const STEP = 1e-6

const isSize = (facet: FacetCounts | undefined): boolean => {
  if (!facet || facet.code === lengthToDiameter.code) return false
  if (facet.kind === 'number') return facet.min < facet.max
  const keys = facet.values.map(({ key }) => key)
  return facet.kind === 'values' && keys.length > 1 && areSizes(keys)
}

const queryOf = (
  { sectionId, priceTypeId }: Place,
  filters: readonly IndexFilter[],
  limit: number,
): ListingQuery => ({
  ...{ sectionId, priceTypeId, filters, limit },
  ...{ brandId: null, text: null, price: null, sort: 'popular', offset: 0 },
})

const equal = (code: string, value: unknown): IndexFilter =>
  typeof value === 'number' ? { code, from: value, to: value } : { code, values: [String(value)] }

/** `properties`: of the section in its order; those that are its columns decide. Null: no size of the product varies. */
export const sizeQuestion = (
  index: Pick<CatalogIndex, 'list'>,
  place: Place,
  properties: readonly { code: string; isColumn: boolean }[],
  attributes: AttributeValues,
): SizeQuestion | null => {
  const { facets } = index.list(queryOf(place, [], 1))
  const facetOf = new Map(facets.map((facet) => [facet.code, facet]))
  const own = properties.filter(({ code }) => Object.hasOwn(attributes, code) && facetOf.has(code))
  const sizes = own.filter(({ code }) => isSize(facetOf.get(code))).map(({ code }) => code)
  const [size, next = null] = sizes
  const value = size === undefined ? undefined : attributes[size]
  if (size === undefined || (typeof value !== 'number' && typeof value !== 'string')) return null
  const same = own
    .filter(({ code, isColumn }) => isColumn && facetOf.get(code)?.kind !== 'number')
    .filter(({ code }) => !sizes.includes(code))
    .map(({ code }) => equal(code, attributes[code]))
  return { ...place, size, value, next, same }
}

/** The neighbouring value of a text, or the product that has that of a number: its index knows values by products alone. */
export const neighbour = (
  index: Pick<CatalogIndex, 'list'>,
  { size, value, same, ...place }: SizeQuestion,
  direction: Direction,
): { value: string } | { id: number } | null => {
  const isUp = direction === 'larger'
  if (typeof value === 'number') {
    const beyond = isUp ? { from: value + STEP } : { to: value - STEP }
    const query = queryOf(place, [...same, { code: size, ...beyond }], 1)
    const [id] = index.list({ ...query, order: { code: size, isDown: !isUp } }).ids
    return id === undefined ? null : { id }
  }
  const facet = index.list(queryOf(place, same, 1)).facets.find(({ code }) => code === size)
  const keys = bySize(facet?.values.map(({ key }) => key) ?? [], (key) => key)
  const found = keys[keys.indexOf(value) + (isUp ? 1 : -1)]
  return keys.includes(value) && found !== undefined ? { value: found } : null
}

/** Products of a neighbouring size: those that are the same in the next size too, if there are any; what is in stock first. */
export const ofSize = (
  index: Pick<CatalogIndex, 'list'>,
  { size, next, same, ...place }: SizeQuestion,
  value: number | string,
  nextValue: unknown,
): number[] => {
  const filters = [...same, equal(size, value)]
  const listed = (asked: readonly IndexFilter[]) =>
    index.list({ ...queryOf(place, asked, CANDIDATES), isStockFirst: true }).ids
  const alike = next === null ? [] : listed([...filters, equal(next, nextValue)])
  return alike.length > 0 ? alike : listed(filters)
}
