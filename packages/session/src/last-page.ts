import { urls } from '@isp/contract/urls'
import { attempt } from './attempt.ts'
import { hasSignIn, sessionCookies } from './cookies.ts'
import { isWayBack } from './way-back.ts'

/**
 * A way back that stays in this shop: an address, a cookie or a storage may hold anything.
 * @returns path with query, or null for another origin, a scheme, or no path at all
 */
export const safeReturnTo = (text: string | null): string | null => {
  if (!text?.startsWith('/')) return null
  const base = 'http://shop.invalid'
  try {
    // The parser knows all disguises of another origin: `//host`, `/\host`, tabs and line breaks between.
    const url = new URL(text, base)
    if (url.origin !== base) return null
    const path = url.pathname + url.search + url.hash
    // «/.//host» stays on this origin, but its path reads as another host.
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

/** §2.2: the last page of this tab, else of this browser, other than the one that is open; home when none is stored. */
export const readLastPage = ({ isSignedIn = hasSignIn(readCookie) } = {}): string => {
  const here = location.pathname + location.search
  // pages of the cabinet ask anybody else for the sign-in
  const isOpen = (path: string) => isSignedIn || !path.startsWith('/cabinet/')
  const found = [attempt(() => sessionStorage.getItem(name), null), readCookie(name)]
    .map(safeReturnTo)
    .find((path) => path !== null && path !== here && isWayBack(path) && isOpen(path))
  return found ?? urls.home()
}
