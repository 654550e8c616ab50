/**
 * Addresses of pages and pictures that everybody sees (§2.1). Read as `urls.product(…)`; functions of a module, not members of
 * an object: a bundle takes those that it uses.
 */
import { segment, withQuery } from './url-parts.ts'

/** `searched` marks a link from search results (§2.1). */
const searchedQuery = (searched?: string): URLSearchParams | undefined =>
  searched ? new URLSearchParams({ searched }) : undefined

export const home = () => '/'
export const catalog = () => '/catalog/'
export const section = (slug: string, options: { page?: number; searched?: string } = {}) =>
  withQuery(
    options.page && options.page > 1
      ? `/catalog/${segment(slug)}/${options.page}/`
      : `/catalog/${segment(slug)}/`,
    searchedQuery(options.searched),
  )
export const sectionFiltered = (slug: string, page: number, query?: URLSearchParams | string) =>
  withQuery(`/catalog/${segment(slug)}/${page}/filtered/`, query)
export const product = (slug: string, options: { searched?: string } = {}) =>
  withQuery(`/product/${segment(slug)}/`, searchedQuery(options.searched))
export const productAnalogues = (slug: string) => `/product/${segment(slug)}/analogues/`
export const searchRoot = () => '/search/'
export const search = (text: string, page = 1, query?: URLSearchParams | string) =>
  withQuery(page > 1 ? `/search/${segment(text)}/${page}/` : `/search/${segment(text)}/`, query)
export const brands = () => '/brands/'
export const brand = (slug: string, query?: URLSearchParams | string) =>
  withQuery(`/brands/${segment(slug)}/`, query)
export const comparison = () => '/comparison/'
export const constructors = () => '/constructors/'
export const basket = () => '/basket/'
export const quickOrder = () => '/basket/?quick'
export const cabinet = () => '/cabinet/'
export const cabinetAuth = () => '/cabinet/auth/'
export const delivery = () => '/delivery/'
export const payment = () => '/payment/'
/** `asked`: the product whose price is requested (D30), by article and by id. */
export const contacts = (asked?: { article: string; product: `${number}` }) =>
  withQuery('/contacts/', asked && new URLSearchParams(asked))
export const help = () => '/help/'
export const policy = () => '/help/policy/'
export const image = (src: string, width?: 320) =>
  width
    ? `/images/b2b/w${width}/${encodeURI(src)}.webp`
    : `/images/b2b/origins/${encodeURI(src)}.webp`
