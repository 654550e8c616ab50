import { withQuery } from './urls.ts'

/** Addresses used by few pages, apart from `urls.ts`: whatever an application imports from there is loaded by all its pages. */
export const helpUrl = (slug: string): string => `/help/${encodeURIComponent(slug)}/`
/** Special offers, limited in time. */
export const offersUrl = (): string => '/offer/'
export const offerUrl = (id: number): string => `/offer/${id}/`
/** A request for individual prices; `custom` is never an offer id (D20). */
export const customOfferUrl = (): string => '/offer/custom/'
export const collectionsUrl = (): string => '/collections/'
export const collectionUrl = (slug: string): string => `/collections/${encodeURIComponent(slug)}/`

/** Pages about the shop below /help/; every other slug there is an article. */
export const aboutPages: readonly string[] = ['about', 'order', 'guarantee']

/** Built-in pages: they exist even if nobody has edited their text. */
export const builtInPages: readonly string[] = ['delivery', 'payment', 'contacts']

/** Pages whose text the staff may replace; the built-in text is shown otherwise. */
export const editablePages: readonly string[] = [...aboutPages, ...builtInPages]

/** Pages for staff who edit contents and currency rates. */
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

/** Pages for staff who edit product fields (D56). */
export const ownFieldsUrls = {
  products: (query?: URLSearchParams) => withQuery('/cabinet/staff/products/', query),
  product: (id: number) => `/cabinet/staff/products/${id}/`,
  filters: () => '/cabinet/staff/products/?filters',
  better: () => '/cabinet/staff/products/?better',
} as const

/** Letters sent by the shop, for administrators. */
export const staffLettersUrl = (query?: URLSearchParams): string =>
  withQuery('/cabinet/staff/letters/', query)

/** The data load of accounting systems, for staff. */
export const exchangeUrls = {
  loads: (query?: URLSearchParams) => withQuery('/cabinet/staff/exchange/', query),
  load: (id: string, query?: URLSearchParams) => withQuery(`/cabinet/staff/exchange/${id}/`, query),
  waiting: (query?: URLSearchParams) => withQuery('/cabinet/staff/exchange/waiting/', query),
  accounts: () => '/cabinet/staff/exchange/accounts/',
  companies: (query?: URLSearchParams) => withQuery('/cabinet/staff/exchange/companies/', query),
  onec: (query?: URLSearchParams) => withQuery('/cabinet/staff/exchange/onec/', query),
  onecOne: (id: string, query?: URLSearchParams) =>
    withQuery(`/cabinet/staff/exchange/onec-${id}/`, query),
  onecOrders: (query?: URLSearchParams) => withQuery('/cabinet/staff/exchange/onec-orders/', query),
} as const

/** Orders that wait for approval. */
export const approvalUrls = {
  list: (query?: URLSearchParams) => withQuery('/cabinet/approvals/', query),
  request: (id: number) => `/cabinet/approvals/${id}/`,
} as const
