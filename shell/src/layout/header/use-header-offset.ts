import { type RefObject, useLayoutEffect } from 'react'

const GAP = 8

/**
 * Tells what sticks below the header how much room it takes now: `--header-offset` (0 while it is hidden) and
 * `--header-height` for jumps to anchors. Without scripts the values of `globalCss` hold: the header never hides.
 */
export const useHeaderOffset = (header: RefObject<HTMLElement | null>, isHidden: boolean): void => {
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      const height = element.offsetHeight
      style.setProperty('--header-height', `${height + GAP}px`)
      style.setProperty('--header-offset', isHidden ? '0px' : `${height}px`)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [header, isHidden])
}
