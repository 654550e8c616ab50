import type { Basket } from '@isp/contract'
import { lineSum } from '@isp/contract/line-sums'

/** What comes on a day, in kopecks; `day` null: nobody knows when. */
export type ArrivalShare = { day: string | null; sum: number }

/** What is there now, and the rest by the day on which it comes; days in their order, the unknown last. */
export const arrivalShares = ({
  in_basket: lines,
}: Basket): { now: number; later: ArrivalShare[] } => {
  const later = new Map<string | null, number>()
  let now = 0
  for (const { price, sum, quantityAvailable, quantityOrdered, expectedOn } of lines) {
    const ready = lineSum(price, quantityAvailable)
    now += ready
    if (quantityOrdered > quantityAvailable)
      later.set(expectedOn, (later.get(expectedOn) ?? 0) + sum - ready)
  }
  const days = [...later].sort(([one], [other]) => (one ?? '9').localeCompare(other ?? '9'))
  return { now, later: days.map(([day, sum]) => ({ day, sum })) }
}
