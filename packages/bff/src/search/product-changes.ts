import type { ProductChanges } from './catalog-index.ts'

/** So long after the last question for changes nothing that was read before it is shown: a change is seen within 2 s. */
const FOLLOWED_MS = 1500
/** Of more changed products it is not remembered which they were. */
const MAX_NAMED = 20_000

export type ChangeLog = ProductChanges & {
  /** These products are not what they were. */
  changed(productIds: Iterable<number>): void
  /** Any product may be another one. */
  allChanged(): void
  /** All that was changed before this moment of `performance.now()` has been told. */
  toldUntil(moment: number): void
}

/** Which products changed after what: for whoever keeps something made of their rows. */
export const openChangeLog = (clock = () => performance.now()): ChangeLog => {
  let step = 0
  let allAt = 0
  let followedUntil = -Infinity
  const changedAt = new Map<number, number>()
  const allChanged = (): void => {
    step += 1
    allAt = step
    changedAt.clear()
  }
  return {
    now: () => (clock() < followedUntil ? step : null),
    hasChanged: (productId, since) => since < allAt || since < (changedAt.get(productId) ?? 0),
    changed: (productIds) => {
      step += 1
      for (const id of productIds) changedAt.set(id, step)
      if (changedAt.size > MAX_NAMED) allChanged()
    },
    allChanged,
    toldUntil: (moment) => {
      followedUntil = moment + FOLLOWED_MS
    },
  }
}
