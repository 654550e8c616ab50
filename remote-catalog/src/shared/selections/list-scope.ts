import type { FilterSelection, ProductsAnswer } from '@isp/contract'
import { SELECTION_NAME_MAX } from '@isp/contract/limits'
import { withUnit } from '@isp/i18n'
import { useParams } from '@isp/router'
import { rangeText } from '../listing/attribute-text.ts'
import type { ListingParams } from '../listing/listing.params.ts'
import type { Listing } from '../listing/use-listing.ts'

/** What the page shows, and how its address is said. */
export type ShownList = Pick<Listing, 'address' | 'params'>

/** The list of the page, as far as it can be kept: a section or a search, and what is chosen in it. */
export type ListScope = {
  scope: { section: string } | { q: string }
  filters: FilterSelection[]
  /** Of this choice alone, without page, order and view. */
  address: string
  params: ListingParams
  /** There is something to keep: a section without a filter is a link by itself. */
  hasChoice: boolean
}

const scopeOf = (scope: ListScope['scope'], { address, params }: ShownList): ListScope => {
  const bare = { ...params, page: 1, sort: null, first: null, size: null, view: null }
  const filters = [...params.filters]
  const hasChoice = 'q' in scope || filters.length > 0
  return { scope, filters, address: address.url(bare), params, hasChoice }
}

/** Null on other pages: a product, a brand. The list says its address itself: what the first part has stays there. */
export const useListScope = (list: ShownList | undefined): ListScope | null => {
  const { section, search } = useParams()
  if (!list) return null
  if (section !== undefined) return scopeOf({ section }, list)
  const q = search?.replace(/\s+/g, ' ').trim()
  return q ? scopeOf({ q }, list) : null
}

type Facets = ProductsAnswer['facets']

/** What is chosen, in words: ticked values, and bounds with their unit. */
const chosenWords = (filters: readonly FilterSelection[], facets: Facets): string[] =>
  filters.flatMap((filter) => {
    const { code, values = [], from, to } = filter
    const facet = facets.find((one) => one.code === code)
    const labels = values.map((key) => facet?.values.find((one) => one.key === key)?.label ?? key)
    if (from === undefined && to === undefined) return labels
    return [...labels, withUnit(rangeText(filter), facet?.unit ?? null)]
  })

/** «Свёрла по металлу: Guhring, до 5 000 ₽»: what the list is called and what is chosen, as long as a name may be. */
export const suggestName = (
  title: string,
  filters: readonly FilterSelection[],
  facets: Facets,
): string => {
  const words = chosenWords(filters, facets)
  const whole = words.length > 0 ? `${title}: ${words.join(', ')}` : title
  return [...whole.replace(/\s+/g, ' ')].slice(0, SELECTION_NAME_MAX).join('').trim()
}
