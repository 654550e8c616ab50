import type { ProductChanges } from './catalog-index.ts'

/** After this time without a check for changes nothing cached is shown, so a change is seen within 2 s. */
const FOLLOWED_MS = 1500
/** Above this number the changed products are not remembered one by one. */
const MAX_NAMED = 20_000

export type ChangeLog = ProductChanges & {
  /** Reports that these products have changed. */
  changed(productIds: Iterable<number>): void
  /** Reports that any product may have changed. */
  allChanged(): void
  /** Reports that all changes up to this moment of `performance.now()` are known. */
  knownUntil(moment: number): void
}

/** Remembers which products changed and when, for caches of product data. */
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
    knownUntil: (moment) => {
      followedUntil = moment + FOLLOWED_MS
    },
  }
}
