import { urls } from '@isp/contract/urls'
import { attempt } from './attempt.ts'
import { hasSignIn, sessionCookies } from './cookies.ts'
import { isReturnPage } from './return-page.ts'

/**
 * Validates a return path, which may come from an address, a cookie or storage.
 * @returns path with query and hash, or null if it leads to another origin, has a scheme, or is no path
 */
export const safeReturnTo = (text: string | null): string | null => {
  if (!text?.startsWith('/')) return null
  const base = 'http://shop.invalid'
  try {
    // the URL parser detects all disguises of another origin: `//host`, `/\host`, tabs and line breaks in between
    const url = new URL(text, base)
    if (url.origin !== base) return null
    const path = url.pathname + url.search + url.hash
    // «/.//host» has this origin, but its path would be read as another host
    return path.startsWith('//') ? null : path
  } catch {
    return null
  }
}

const name = sessionCookies.previousPage

const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? attempt(() => decodeURIComponent(found.slice(name.length + 1)), null) : null
}

/** §2.2: the last page of this tab, else of this browser, except the current one; the home page if none is stored. */
export const readLastPage = ({ isSignedIn = hasSignIn(readCookie) } = {}): string => {
  const here = location.pathname + location.search
  // pages of the cabinet would ask an anonymous visitor to sign in
  const isOpen = (path: string) => isSignedIn || !path.startsWith('/cabinet/')
  const found = [attempt(() => sessionStorage.getItem(name), null), readCookie(name)]
    .map(safeReturnTo)
    .find((path) => path !== null && path !== here && isReturnPage(path) && isOpen(path))
  return found ?? urls.home()
}
