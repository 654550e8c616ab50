import { notFound } from '@isp/router'
import {
  type ListingParams,
  parseListing,
  parsePageNumber,
} from '../../shared/listing/listing.params.ts'

type BrandParams = { slug: string; listing: ListingParams }

const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/

/** Reads `/brands/{brand}/?page=N&…`. Throws the 404 answer for what cannot exist (D20). */
export const parseBrandParams = (
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): BrandParams => {
  const slug = params.brand ?? ''
  const page = search.has('page') ? parsePageNumber(search.get('page')) : 1
  if (!SLUG.test(slug) || page === null) throw notFound()
  const listing = parseListing(search, page)
  // The brand is chosen by the page itself.
  return {
    slug,
    listing: { ...listing, filters: listing.filters.filter(({ code }) => code !== 'brand') },
  }
}
