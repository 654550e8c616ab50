import type { FilterSelection } from '@isp/contract'
import { useParams } from '@isp/router'
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
