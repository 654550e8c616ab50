import { MAIN_ID } from '../skip-link.tsx'
import type { Focused } from './focused.ts'
import { keepFocus } from './lost-focus.ts'
import { revealFocus } from './reveal-focus.ts'

/** Describes the focused element so that it can be found again after the page is rendered anew. */
type Place = { tag: string; href: string | null; name: string; nth: number }

/** A navigation between two history entries; the keys are the router's. */
type Step = {
  left: string
  key: string
  isBack: boolean
  isSamePage: boolean
  focused: Focused | null
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 100) ?? ''

const alike = (
  among: Iterable<HTMLElement>,
  { href, name }: Pick<Place, 'href' | 'name'>,
): HTMLElement[] =>
  [...among].filter((element) => element.getAttribute('href') === href && nameOf(element) === name)

/** Null for an element outside the page. */
const placeOf = ({ element, among }: Focused): Place | null => {
  const found = [...among].find((one) => one === element)
  if (!found) return null
  const own = { tag: found.tagName, href: found.getAttribute('href'), name: nameOf(found) }
  return { ...own, nth: alike(among, own).indexOf(found) }
}

/** Without scrolling, like a click: the router decides the scroll position. */
const focusOn = (element: HTMLElement): void => element.focus({ preventScroll: true })

/** User actions after which the focus is left alone. */
const ACTS = ['keydown', 'pointerdown'] as const

/**
 * Moves the focus on navigation for keyboard users (WCAG 2.4.3): the focus is lost with the old page, and the next Tab
 * would start at the top of the document.
 */
export const createRouteFocus = (signal: AbortSignal) => {
  keepFocus(signal)
  revealFocus(signal)
  const places = new Map<string, Place>()
  let stop = () => {}
  /** The heading focused by this module; React may reuse its element for the next page. */
  let heading: HTMLElement | null = null
  const focusHeading = (found: HTMLElement): void => {
    heading = found
    heading.tabIndex = -1
    focusOn(heading)
  }

  /** Tries now and on every change of the page, until it succeeds or the user acts. */
  const untilDone = (main: HTMLElement, isDone: () => boolean): void => {
    if (isDone()) return
    const observer = new MutationObserver(() => isDone() && stop())
    stop = () => {
      observer.disconnect()
      for (const act of ACTS) document.removeEventListener(act, stop)
    }
    observer.observe(main, { childList: true, subtree: true })
    for (const act of ACTS) document.addEventListener(act, stop)
  }

  return {
    follow: ({ left, key, isBack, isSamePage, focused }: Step): void => {
      stop()
      const place = focused && placeOf(focused)
      if (place) places.set(left, place)
      if (isSamePage) return
      const main = document.getElementById(MAIN_ID)
      const { activeElement } = document
      const isWhereItWas = activeElement === document.body || activeElement === focused?.element
      // leaves the focus in a dialog, or where the page or the user has put it meanwhile
      const isTaken =
        !isWhereItWas ||
        activeElement?.closest('dialog, [role=dialog]') ||
        main?.contains(activeElement)
      const isOurs = activeElement === main || activeElement === heading
      if (!main || (isTaken && !isOurs)) return
      focusOn(main)
      const opener = isBack ? places.get(key) : undefined
      untilDone(main, () => {
        if (document.activeElement !== main) return true
        const found = opener && alike(main.querySelectorAll(opener.tag), opener)[opener.nth]
        const first = opener ? null : main.querySelector('h1')
        if (found) focusOn(found)
        else if (first) focusHeading(first)
        return Boolean(found ?? first)
      })
    },
  }
}
