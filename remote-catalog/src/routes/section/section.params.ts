import { notFound } from '@isp/router'
import {
  type ListingParams,
  parseListing,
  parsePageNumber,
} from '../../shared/listing/listing.params.ts'

type SectionParams = { slug: string; listing: ListingParams }

const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/

/**
 * Reads `/catalog/{section}/[{page}/[filtered/]]?…` (§2.1).
 * Throws the 404 answer for a slug or a page number that cannot exist (D20).
 */
export const parseSectionParams = (
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): SectionParams => {
  const slug = params.section ?? ''
  const page = params.page === undefined ? 1 : parsePageNumber(params.page)
  if (!SLUG.test(slug) || page === null) throw notFound()
  return { slug, listing: parseListing(search, page) }
}
