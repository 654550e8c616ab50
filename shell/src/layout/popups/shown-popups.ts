import type { PopupItem } from '@isp/session'

/** A popup on screen: one that the store has dropped stays for its way out (§2.15). */
export type ShownPopup = { item: PopupItem; isLeaving: boolean }

/**
 * What is on screen after the store has changed: gone ones begin to leave in their place, new ones join at the end.
 * Returns the same array when nothing changes.
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
