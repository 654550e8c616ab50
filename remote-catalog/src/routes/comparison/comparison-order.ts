import { lateTab } from '@isp/session/late-storage-names'

const comparisonOrder = lateTab.comparisonOrder

/** How the products of this tab's comparison were put side by side; nothing where storage is switched off. */
export const readOrder = (): number[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(comparisonOrder) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

export const keepOrder = (ids: readonly number[]): void => {
  try {
    sessionStorage.setItem(comparisonOrder, JSON.stringify(ids))
  } catch {
    // full or switched off: the order lasts as long as the page
  }
}

/** By the kept order; what it does not know stands behind, as it came. */
export const inOrder = <Item extends { id: number }>(
  items: readonly Item[],
  order: readonly number[],
): Item[] => {
  const placeOf = ({ id }: Item) => {
    const place = order.indexOf(id)
    return place < 0 ? order.length : place
  }
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** All ids, one of them in the place of another. */
export const movedTo = (ids: readonly number[], id: number, target: number): number[] => {
  const others = ids.filter((other) => other !== id)
  const isForward = ids.indexOf(id) < ids.indexOf(target)
  const place = others.indexOf(target) + (isForward ? 1 : 0)
  return others.toSpliced(place, 0, id)
}
