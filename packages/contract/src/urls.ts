/**
 * All URLs of the product (§2.1) in one place. Paths end with a slash (D20).
 * Must not import zod: this module is part of every browser bundle.
 */
import { segment, withQuery } from './url-parts.ts'

export * as urls from './site-urls.ts'
export { withQuery }

/** Outside `urls`, so that pages of the catalogue do not load it. */
export const checkoutUrl = (): string => '/checkout/'
/** The page of the scanner. The camera is allowed to its document alone, so links to it open a new one. */
export const scanUrl = (): string => '/basket/scan/'
/** The page of the feedback form; with the query of the contacts page it requests the price of a product. */
export const feedbackUrl = (): string => '/feedback/'
export const componentSystemUrl = (): string => '/componentSystem/'

/** Pages for staff. */
export const staffUrls = {
  root: () => '/cabinet/staff/',
  companies: (query?: URLSearchParams) => withQuery('/cabinet/staff/companies/', query),
  company: (uuid: string) => `/cabinet/staff/companies/${segment(uuid)}/`,
  orders: (query?: URLSearchParams) => withQuery('/cabinet/staff/orders/', query),
  order: (id: number) => `/cabinet/staff/orders/${id}/`,
  tickets: (query?: URLSearchParams) => withQuery('/cabinet/staff/tickets/', query),
  ticket: (id: number) => `/cabinet/staff/tickets/${id}/`,
  people: (query?: URLSearchParams) => withQuery('/cabinet/staff/people/', query),
  jobs: (query?: URLSearchParams) => withQuery('/cabinet/staff/jobs/', query),
  acts: (query?: URLSearchParams) => withQuery('/cabinet/staff/acts/', query),
  telemetry: (query?: URLSearchParams) => withQuery('/cabinet/staff/telemetry/', query),
} as const

/** Pages of an account, and of registration and password recovery. */
export const accountUrls = {
  registration: () => '/cabinet/registration/',
  changePassword: () => '/auth/change-password/',
  favorites: () => '/cabinet/favorites/',
  orders: () => '/cabinet/orders/',
  order: (id: number) => `/cabinet/orders/${id}/`,
  tickets: (query?: URLSearchParams) => withQuery('/cabinet/tickets/', query),
  ticket: (id: number) => `/cabinet/tickets/${id}/`,
  personal: () => '/cabinet/personal/',
  personalData: () => '/cabinet/personaldata/',
  companies: () => '/cabinet/companies/',
  company: (uuid: string) => `/cabinet/companies/${segment(uuid)}/`,
} as const

/** Saved selections, a tab of the favourites. */
export const selectionsUrl = (): string => '/cabinet/favorites/?selections'

/** Links in letters; `token` is their secret. */
export const letterUrls = {
  acceptInvitation: (token: string) =>
    withQuery('/cabinet/accept-invitation/', new URLSearchParams({ token })),
  confirmEmployee: (token: string) =>
    withQuery('/cabinet/confirmation-add-employee/', new URLSearchParams({ token })),
} as const

/** Outside `urls`, so that other pages do not load them. */
export const draftUrls = {
  list: (query?: URLSearchParams) => withQuery('/cabinet/drafts/', query),
  draft: (id: number) => `/cabinet/drafts/${id}/`,
  /** A shared list. */
  shared: (id: string) => withQuery('/basket/', new URLSearchParams({ sharing: id })),
} as const

/** Viewed and ordered products, and documents of orders; outside `urls`, so that other pages do not load them. */
export const historyUrls = {
  ordered: (query?: URLSearchParams) => withQuery('/cabinet/product-ordered/', query),
  viewed: () => '/cabinet/product-viewed/',
} as const
export const repricedUrl = (query?: URLSearchParams): string =>
  withQuery('/cabinet/repriced/', query)
export const papersUrl = (query?: URLSearchParams): string => withQuery('/cabinet/papers/', query)
export const settlementsUrl = (query?: URLSearchParams): string =>
  withQuery('/cabinet/settlements/', query)

/** Pages with personal data: never crawled (robots.txt). */
export const personalAreas = ['/basket/', '/checkout/', '/cabinet/', '/auth/'] as const
const closedAreas: readonly string[] = [...personalAreas, '/search/', '/404/', '/componentSystem/']

/** Whether all pages below this path are hidden from search engines, whatever the page itself says. */
export const isClosedToSearch = (pathname: string): boolean =>
  closedAreas.some((area) => pathname.startsWith(area))

/** The base path of the BFF (D13). */
export const BFF_BASE = '/bff'

/** Event stream for open pages, one connection per browser (record 034). */
export const LIVE_PATH = `${BFF_BASE}/api/user/live`
