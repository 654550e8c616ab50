import type { PopupItem } from '@isp/session'

/** A popup on screen: one dropped by the store stays during its closing animation (§2.15). */
export type ShownPopup = { item: PopupItem; isLeaving: boolean }

/**
 * The popups on screen after a change of the store: dropped ones start to leave in their place, new ones are added at
 * the end. Returns the same array if nothing changes.
 */
export const mergeShown = (
  shown: readonly ShownPopup[],
  items: readonly PopupItem[],
): readonly ShownPopup[] => {
  const present = new Set(items.map(({ uuid }) => uuid))
  const known = new Set(shown.map(({ item }) => item.uuid))
  const joining = items.filter(({ uuid }) => !known.has(uuid))
  const isLosing = shown.some(({ item, isLeaving }) => !isLeaving && !present.has(item.uuid))
  if (joining.length === 0 && !isLosing) return shown
  return [
    ...shown.map((entry) => (present.has(entry.item.uuid) ? entry : { ...entry, isLeaving: true })),
    ...joining.map((item) => ({ item, isLeaving: false })),
  ]
}
