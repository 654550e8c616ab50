import { notFound } from '@isp/router'
import {
  type ListingParams,
  parseListing,
  parsePageNumber,
} from '../../shared/listing/listing.params.ts'

type SearchParams = { text: string; listing: ListingParams }

/** As much as the server takes (contract: `q`). */
const MAX_TEXT = 200

/** One line of text without doubled spaces; what is longer than the server takes is cut, never inside a character. */
export const tidySearchText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/** Browsers read «.» and «..» in a path as steps, so such a text has no address of its own. */
export const hasSearchAddress = (text: string): boolean => text !== '' && !/^\.{1,2}$/.test(text)

/** Reads `/search/{text}/[{page}/]?…`. Throws the 404 answer for a page number that cannot exist (D20). */
export const parseSearchParams = (
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): SearchParams => {
  const text = tidySearchText(params.search ?? '')
  const page = params.page === undefined ? 1 : parsePageNumber(params.page)
  if (page === null || text === '') throw notFound()
  return { text, listing: parseListing(search, page) }
}
