import { notFound } from '@isp/router'
import type { DraftListParams } from '../../shared/draft/draft.queries.ts'

const MAX_PAGE = 100_000
const MAX_SEARCH = 100

/** What the address of the list asks for: `?page=2&q=июль`. @throws 404 for a page that cannot be (D20) */
export const parseDraftsParams = (search: URLSearchParams): DraftListParams => {
  const page = search.get('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(page) || Number(page) > MAX_PAGE) throw notFound()
  const q = search.get('q')?.trim().slice(0, MAX_SEARCH)
  return { page: Number(page), ...(q ? { q } : {}) }
}

/** The query string of a list: without defaults, so that one list has one address. */
export const draftsSearch = ({ page, q }: DraftListParams): URLSearchParams => {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (page > 1) search.set('page', String(page))
  return search
}
