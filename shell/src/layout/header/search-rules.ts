import { urls } from '@isp/contract/urls'

/** How a search was asked for: the Enter key or the button. */
type SearchTrigger = 'enter' | 'button'

const MIN_LENGTH = 1
const MIN_LENGTH_MOBILE_ENTER = 3

/** §2.5, D16: the button acts from one character everywhere, Enter from one on a desktop and from three on a phone. */
export const canSearch = (text: string, trigger: SearchTrigger, isMobile: boolean): boolean => {
  const least = trigger === 'enter' && isMobile ? MIN_LENGTH_MOBILE_ENTER : MIN_LENGTH
  return text.trim().length >= least
}

/** Where a search leads. «.» and «..» have no path of their own: the search page says what to do. */
export const searchAddress = (text: string): string => {
  const query = text.replace(/\s+/g, ' ').trim()
  return /^\.{1,2}$/.test(query) ? urls.searchRoot() : urls.search(query)
}

const searchPath = /^\/search\/([^/]+)(?:\/|$)/

/** What was searched on `/search/{text}/` and its pages; an empty string elsewhere and for an unreadable address. */
export const searchedText = (pathname: string): string => {
  const encoded = searchPath.exec(pathname)?.[1]
  if (!encoded) return ''
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}
