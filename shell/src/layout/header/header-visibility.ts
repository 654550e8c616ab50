/** §2.3, §9: the header may hide only below this offset, and a tremble of the finger does not count as scrolling. */
const HIDE_OFFSET = 42
const SCROLL_TOLERANCE = 2

export type HeaderVisibility = { isHidden: boolean; lastY: number }

/**
 * What a scroll to `y` (CSS pixels from the top) makes of the header: down hides it, up shows it.
 * Within the tolerance nothing changes, and slow movement adds up: `lastY` stays where the last change was counted.
 */
export const nextHeaderVisibility = (current: HeaderVisibility, y: number): HeaderVisibility => {
  const position = Math.max(0, y) // rubber-band scrolling goes below zero
  if (position <= HIDE_OFFSET) return { isHidden: false, lastY: position }
  const distance = position - current.lastY
  if (Math.abs(distance) <= SCROLL_TOLERANCE) return current
  return { isHidden: distance > 0, lastY: position }
}
