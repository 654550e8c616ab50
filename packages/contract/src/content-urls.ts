import { withQuery } from './urls.ts'

/**
 * Addresses that few pages name, apart from `urls.ts`: whatever a part of an application takes from there weighs on all
 * pages of it.
 */
export const helpUrl = (slug: string): string => `/help/${encodeURIComponent(slug)}/`
/** What the shop offers for a while. */
export const offersUrl = (): string => '/offer/'
export const offerUrl = (id: number): string => `/offer/${id}/`
/** A request for prices of one's own; never read as an id (D20). */
export const customOfferUrl = (): string => '/offer/custom/'
export const collectionsUrl = (): string => '/collections/'
export const collectionUrl = (slug: string): string => `/collections/${encodeURIComponent(slug)}/`

/** Pages about the shop that stand among the help; every other address there is an article's. */
export const ownPages: readonly string[] = ['about', 'order', 'guarantee']

/** Built-in pages: they exist without any edited text. */
export const standingPages: readonly string[] = ['delivery', 'payment']

/** Those that the staff may put into words of its own; where it has not, the shop's stand. */
export const editablePages: readonly string[] = [...ownPages, ...standingPages]

/** Of the staff that keeps contents and rates. */
export const contentUrls = {
  promo: (query?: URLSearchParams) => withQuery('/cabinet/staff/promo/', query),
  synonyms: (query?: URLSearchParams) => withQuery('/cabinet/staff/synonyms/', query),
  misses: (query?: URLSearchParams) => withQuery('/cabinet/staff/misses/', query),
  notice: () => '/cabinet/staff/notice/',
  texts: (query?: URLSearchParams) => withQuery('/cabinet/staff/texts/', query),
  topics: () => '/cabinet/staff/texts/topics/',
  text: (kind: 'article' | 'page' | 'offer', slug: string) =>
    `/cabinet/staff/texts/${kind}/${slug}/`,
  rates: () => '/cabinet/staff/rates/',
} as const

/** What the staff keeps of products (D56). */
export const ownFieldsUrls = {
  products: (query?: URLSearchParams) => withQuery('/cabinet/staff/products/', query),
  product: (id: number) => `/cabinet/staff/products/${id}/`,
} as const

/** Letters of the shop, for its administrators. */
export const staffLettersUrl = (query?: URLSearchParams): string =>
  withQuery('/cabinet/staff/letters/', query)

/** The data load of accounting systems, for the staff. */
export const exchangeUrls = {
  loads: (query?: URLSearchParams) => withQuery('/cabinet/staff/exchange/', query),
  load: (id: string, query?: URLSearchParams) => withQuery(`/cabinet/staff/exchange/${id}/`, query),
  waiting: (query?: URLSearchParams) => withQuery('/cabinet/staff/exchange/waiting/', query),
  accounts: () => '/cabinet/staff/exchange/accounts/',
  companies: (query?: URLSearchParams) => withQuery('/cabinet/staff/exchange/companies/', query),
} as const

/** Orders that wait for somebody's word. */
export const approvalUrls = {
  list: (query?: URLSearchParams) => withQuery('/cabinet/approvals/', query),
  request: (id: number) => `/cabinet/approvals/${id}/`,
} as const
