/** §2.3, §9: the header may hide only below this offset (px); smaller movements than the tolerance are not scrolling. */
const HIDE_OFFSET = 42
const SCROLL_TOLERANCE = 2

export type HeaderVisibility = { isHidden: boolean; lastY: number }

/**
 * State of the header after a scroll to `y` (CSS pixels from the top): down hides it, up shows it. Movements within the
 * tolerance change nothing but add up: `lastY` is the position of the last counted change.
 */
export const nextHeaderVisibility = (current: HeaderVisibility, y: number): HeaderVisibility => {
  const position = Math.max(0, y) // rubber-band scrolling goes below zero
  if (position <= HIDE_OFFSET) return { isHidden: false, lastY: position }
  const distance = position - current.lastY
  if (Math.abs(distance) <= SCROLL_TOLERANCE) return current
  return { isHidden: distance > 0, lastY: position }
}
