/** §9: distance from the thing, and from the edges of the window, px. */
const TOOLTIP_OFFSET = 16
const TOOLTIP_OVERFLOW_MARGIN = 30
export const TOOLTIP_DELAY_MS = 50

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }
export type TooltipPlace = { left: number; top: number; side: 'above' | 'below' }

/** Above the thing and centred, moved in from the edges; below it where there is no room above. */
export const placeTooltip = (anchor: Box, tip: Size, view: Size): TooltipPlace => {
  const above = anchor.top - tip.height - TOOLTIP_OFFSET
  const side = above >= 0 ? 'above' : 'below'
  const top = side === 'above' ? above : anchor.top + anchor.height + TOOLTIP_OFFSET
  const centred = anchor.left + anchor.width / 2 - tip.width / 2
  const rightmost = view.width - tip.width - TOOLTIP_OVERFLOW_MARGIN
  return { left: Math.max(TOOLTIP_OVERFLOW_MARGIN, Math.min(centred, rightmost)), top, side }
}
