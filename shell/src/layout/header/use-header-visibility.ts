import { type RefObject, useEffect, useState } from 'react'
import { type HeaderVisibility, nextHeaderVisibility } from './header-visibility.ts'

/** Keyboard focus or an open menu keeps the header visible; a link that was merely clicked does not. */
const IN_USE = ':focus-visible, [open], [aria-expanded="true"]'

/**
 * Hides and shows the header on scrolling (§2.3). A header with keyboard focus or an open menu stays: keyboard users
 * must see where they are.
 */
export const useHeaderVisibility = (header: RefObject<HTMLElement | null>): boolean => {
  const [isHidden, setIsHidden] = useState(false)

  useEffect(() => {
    let state: HeaderVisibility = { isHidden: false, lastY: window.scrollY }
    let frame = 0
    const measure = () => {
      frame = 0
      // scrolling counts from the header's own position, which is below the message of the shop (§2.4)
      const above = header.current?.previousElementSibling?.clientHeight ?? 0
      state = nextHeaderVisibility(state, window.scrollY - above)
      const inUse = header.current?.querySelector(IN_USE) ?? null
      setIsHidden(state.isHidden && inUse === null)
    }
    const handleScroll = () => {
      frame ||= requestAnimationFrame(measure)
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', handleScroll)
      cancelAnimationFrame(frame)
    }
  }, [header])

  return isHidden
}
