import type { PaperKind } from '@isp/contract'
import { papersUrl } from '@isp/contract/urls'
import { dayParam } from '../../shared/page/day-param.ts'

export type PapersParams = {
  page: number
  q?: string
  from?: string
  to?: string
  kind?: PaperKind
  /** Instead of the papers of orders. */
  view?: (typeof views)[number]
}

const MAX_SEARCH = 100
const views = ['offers', 'price-list'] as const
export const kindOptions = [
  'invoice',
  'confirmation',
  'file',
  'upd',
  'ukd',
  'act',
  'certificate',
  'other',
] as const satisfies PaperKind[]

/** What the address asks for: `?q=1042&from=2026-10-01&to=2026-10-31&kind=invoice&page=2`, or
 * `?view=offers`, `?view=price-list`. What is unknown asks for nothing. */
export const parsePapersParams = (search: URLSearchParams): PapersParams => {
  const page = search.get('page') ?? ''
  const q = search.get('q')?.trim().slice(0, MAX_SEARCH)
  const from = dayParam(search.get('from'))
  const to = dayParam(search.get('to'))
  const view = views.find((one) => one === search.get('view'))
  const kind = view ? undefined : kindOptions.find((one) => one === search.get('kind'))
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    ...(q && { q }),
    ...(from && { from }),
    ...(to && { to }),
    ...(kind && { kind }),
    ...(view && { view }),
  }
}

export const papersAddress = (params: PapersParams): string => papersUrl(papersSearch(params))

/** The query string of a list: without defaults, so that one list has one address. */
export const papersSearch = ({ page, ...asked }: PapersParams): URLSearchParams => {
  const search = new URLSearchParams(asked)
  if (page > 1) search.set('page', String(page))
  return search
}
