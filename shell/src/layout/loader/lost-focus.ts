/** Where an element stands, one for each element around it, from the inside out. */
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

/** False where nothing is to be focused, or nothing can be: below a modal dialog. */
const focusFirst = (element: Element): boolean => {
  const among = [element, ...element.querySelectorAll(FOCUSABLE)]
  const found = among.find((one) => one.matches(FOCUSABLE) && one.getClientRects().length > 0)
  if (found instanceof HTMLElement) found.focus()
  return document.activeElement === found
}

/**
 * A button that takes its own line away, or may not be pressed again, takes the focus of a keyboard along, and the next Tab would
 * begin at the top of the document (WCAG 2.4.3): what stood nearest gets it. A page that puts the focus somewhere by itself, or
 * another page (route-focus.ts), comes first.
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
    // a disabled button loses the focus at the end of the frame
    frame = requestAnimationFrame(() => {
      timer = setTimeout(restore)
    })
  })
  const follow = (element: Element | null) => {
    observer.disconnect()
    // a mouse or a finger does not look for its place, and a field that is focused opens the keyboard of a phone
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
