/** Position of an element: for each ancestor, from the inside out, its neighbours. */
type Place = { around: Element; beside: readonly (Element | null)[] }

const FOCUSABLE =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]):not([tabindex="-1"])'

const placesOf = (element: Element): Place[] => {
  const places: Place[] = []
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    const beside = [inner.nextElementSibling, inner.previousElementSibling]
    places.push({ around: inner.parentElement, beside })
  }
  return places
}

/** Focuses the first focusable element; false if there is none, or it cannot be focused (below a modal dialog). */
const focusFirst = (element: Element): boolean => {
  const among = [element, ...element.querySelectorAll(FOCUSABLE)]
  const found = among.find((one) => one.matches(FOCUSABLE) && one.getClientRects().length > 0)
  if (found instanceof HTMLElement) found.focus()
  return document.activeElement === found
}

/**
 * Restores the keyboard focus after its element is removed or disabled, such as a button that deletes its own line: the
 * nearest element gets it, because otherwise the next Tab would start at the top of the document (WCAG 2.4.3). Focus
 * set by the page itself, or by navigation (route-focus.ts), has precedence.
 */
export const keepFocus = (signal: AbortSignal): void => {
  let focused: Element | null = null
  let places: Place[] = []
  let pathname = ''
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const restore = () => {
    const isGone = !focused?.isConnected || focused.matches(':disabled')
    const isLost = document.activeElement === document.body
    if (!isGone || !isLost || location.pathname !== pathname) return
    places
      .filter(({ around }) => around.isConnected)
      .some(({ around, beside }) =>
        [...beside, around].some((one) => one?.isConnected && focusFirst(one)),
      )
  }
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    // browsers take the focus from a disabled button at the end of the frame
    frame = requestAnimationFrame(() => {
      timer = setTimeout(restore)
    })
  })
  const follow = (element: Element | null) => {
    observer.disconnect()
    // only for keyboard users: with a mouse the focus does not matter, and on a phone a focused field opens the keyboard
    if (!element?.matches(':focus-visible')) return
    focused = element
    places = placesOf(element)
    pathname = location.pathname
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    })
  }
  follow(document.activeElement)
  document.addEventListener('focusin', ({ target }) => follow(target as Element), { signal })
  document.addEventListener('pointerdown', () => follow(null), { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  })
}
