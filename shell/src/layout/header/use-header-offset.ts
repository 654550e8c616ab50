import { type RefObject, useLayoutEffect } from 'react'

const GAP = 8

/**
 * Sets the height that the header covers for sticky elements, `--header-offset` (0 while hidden), and `--header-height`
 * for anchors. Without scripts the values of `globalCss` apply, and the header never hides.
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
