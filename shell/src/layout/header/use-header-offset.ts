import { type RefObject, useLayoutEffect } from 'react'

const GAP = 8

/** A property of the root that changes recalculates the style of the whole page: it is set only where its value is another. */
const setOnRoot = (wanted: Readonly<Record<string, string>>): void => {
  const root = document.documentElement
  const shown = getComputedStyle(root)
  const changed = Object.entries(wanted).filter(
    ([name, value]) => shown.getPropertyValue(name).trim() !== value,
  )
  for (const [name, value] of changed) root.style.setProperty(name, value)
}

/**
 * Sets the height that the header covers for sticky elements, `--header-offset` (0 while hidden), and `--header-height`
 * for anchors. Without scripts, and as long as they fit, the values of `globalCss` apply.
 */
export const useHeaderOffset = (header: RefObject<HTMLElement | null>, isHidden: boolean): void => {
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return
    const measure = () => {
      const height = element.offsetHeight
      setOnRoot({
        '--header-height': `${height + GAP}px`,
        '--header-offset': isHidden ? '0px' : `${height}px`,
      })
    }
    if (typeof ResizeObserver === 'undefined') return measure()
    const observer = new ResizeObserver(measure) // called at once, but after the layout of this frame
    observer.observe(element)
    return () => observer.disconnect()
  }, [header, isHidden])
}
