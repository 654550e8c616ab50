const NICE = [1, 2, 2.5, 5, 10] as const
/** The smallest step of the axis is a rouble. */
const SMALLEST_STEP = 100

/** Steps of an axis from below `min` to above `max`, zero among them, 1-2-2.5-5 times a power of ten apart. */
export const axisSteps = (min: number, max: number, wished: number): number[] => {
  const low = Math.min(0, min)
  const high = Math.max(0, max)
  const rough = Math.max((high - low) / wished, SMALLEST_STEP)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (NICE.find((nice) => nice * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** From here to there on the axis; `series` says whose colour. */
export type Bar = { series: number; from: number; to: number }

/** What stands in a month on top of one another: sums below zero go down from it. */
export const stackedBars = (amounts: readonly number[]): Bar[] => {
  let above = 0
  let below = 0
  return amounts.flatMap((amount, series) => {
    if (amount === 0) return []
    const from = amount > 0 ? above : below
    if (amount > 0) above += amount
    else below += amount
    return [{ series, from, to: from + amount }]
  })
}

export const sideBars = (amounts: readonly number[]): Bar[] =>
  amounts.flatMap((amount, series) => (amount === 0 ? [] : [{ series, from: 0, to: amount }]))
