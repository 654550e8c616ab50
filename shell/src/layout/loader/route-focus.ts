import { MAIN_ID } from '../skip-link.tsx'
import type { Focused } from './focused.ts'
import { keepFocus } from './lost-focus.ts'
import { revealFocus } from './reveal-focus.ts'

/** What had the focus, in words that find it again when the page is drawn anew. */
type Place = { tag: string; href: string | null; name: string; nth: number }

/** From one entry of the history to another; keys as the router gives them. */
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

/** Null for what was not part of the page. */
const placeOf = ({ element, among }: Focused): Place | null => {
  const found = [...among].find((one) => one === element)
  if (!found) return null
  const own = { tag: found.tagName, href: found.getAttribute('href'), name: nameOf(found) }
  return { ...own, nth: alike(among, own).indexOf(found) }
}

/** As with a click: the page scrolls by rules of its own. */
const focusOn = (element: HTMLElement): void => element.focus({ preventScroll: true })

/** Whoever acts has taken the focus along: from then on it is left alone. */
const ACTS = ['keydown', 'pointerdown'] as const

/**
 * Keeps the focus with whoever moves through the shop by keyboard (WCAG 2.4.3): a page that is taken away takes its focus along,
 * and the next Tab would begin at the top of the document.
 */
export const createRouteFocus = (signal: AbortSignal) => {
  keepFocus(signal)
  revealFocus(signal)
  const places = new Map<string, Place>()
  let stop = () => {}
  /** Drawn again for the next page, a heading may keep the focus that was put there from here. */
  let heading: HTMLElement | null = null
  const focusHeading = (found: HTMLElement): void => {
    heading = found
    heading.tabIndex = -1
    focusOn(heading)
  }

  /** Tries now and whenever the page changes, until it has worked or somebody acts. */
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
      // a dialog keeps its focus, and so does whatever the page or a person has given it to since
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
