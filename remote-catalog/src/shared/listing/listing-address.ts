import { urls } from '@isp/contract/urls'
import { formatListing, type ListingParams } from './listing.params.ts'
import type { ListingScope } from './listing.queries.ts'

/**
 * Where a list lives: the address for given params, the path below which all its pages lie,
 * the path to which its native GET form sends a choice, and whose products it lists.
 */
export type ListingAddress = {
  root: string
  url: (params: ListingParams) => string
  formAction: string
  scope: ListingScope
}

/** The address of this list with a change, from its first page. */
export type UrlOf = (change: (params: ListingParams) => Partial<ListingParams>) => string

/** §2.1: the plain section, its pages, and `…/filtered/` as soon as there is anything to say in the query. */
export const sectionAddress = (slug: string): ListingAddress => ({
  root: urls.section(slug),
  url: (params) => {
    const query = formatListing(params)
    return query.size > 0
      ? urls.sectionFiltered(slug, params.page, query)
      : urls.section(slug, { page: params.page })
  },
  formAction: urls.sectionFiltered(slug, 1),
  scope: { section: slug },
})

export const searchAddress = (text: string): ListingAddress => ({
  root: urls.search(text),
  url: (params) => urls.search(text, params.page, formatListing(params)),
  formAction: urls.search(text),
  scope: { q: text },
})

export const brandAddress = (slug: string): ListingAddress => ({
  root: urls.brand(slug),
  url: (params) => {
    const query = formatListing(params)
    if (params.page > 1) query.append('page', String(params.page))
    return urls.brand(slug, query)
  },
  formAction: urls.brand(slug),
  scope: { brand: slug },
})
