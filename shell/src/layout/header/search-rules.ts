import { urls } from '@isp/contract/urls'

/** How a search was submitted. */
type SearchTrigger = 'enter' | 'button'

const MIN_LENGTH = 1
const MIN_LENGTH_MOBILE_ENTER = 3

/** §2.5, D16: the button works from one character on everywhere, Enter from one on a desktop and from three on a phone. */
export const canSearch = (text: string, trigger: SearchTrigger, isMobile: boolean): boolean => {
  const least = trigger === 'enter' && isMobile ? MIN_LENGTH_MOBILE_ENTER : MIN_LENGTH
  return text.trim().length >= least
}

/** URL of a search. «.» and «..» cannot be path segments: the search page without a text explains what to do. */
export const searchAddress = (text: string): string => {
  const query = text.replace(/\s+/g, ' ').trim()
  return /^\.{1,2}$/.test(query) ? urls.searchRoot() : urls.search(query)
}

const searchPath = /^\/search\/([^/]+)(?:\/|$)/

/** The search text of `/search/{text}/` and its subpages; an empty string elsewhere and for an invalid URL. */
export const searchedText = (pathname: string): string => {
  const encoded = searchPath.exec(pathname)?.[1]
  if (!encoded) return ''
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}
