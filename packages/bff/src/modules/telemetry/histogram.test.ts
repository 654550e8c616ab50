import { vitalNames } from '@isp/contract'
import { expect, test } from 'vitest'
import { bucketOf, type Histogram, ratingBounds, vitalValue } from './histogram.ts'

const histogramOf = (metric: (typeof vitalNames)[number], values: readonly number[]): Histogram => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(metric, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

test.each(vitalNames)(
  '%s: ровно на границе — ещё по эту её сторону, чуть дальше — уже нет',
  (metric) => {
    const [good, fair] = ratingBounds[metric]
    const ratingOf = (value: number) => vitalValue(metric, histogramOf(metric, [value])).rating
    expect([good, good * 1.001, fair, fair * 1.001].map(ratingOf)).toEqual([
      'good',
      'fair',
      'fair',
      'poor',
    ])
  },
)

test('75-й процентиль лежит в той же корзине, что и настоящий', () => {
  const values = Array.from({ length: 1000 }, (_, at) => (at * 7919) % 7000)
  const exact = values.toSorted((a, b) => a - b)[750] ?? 0
  const { p75, samples } = vitalValue('LCP', histogramOf('LCP', values))
  expect(bucketOf('LCP', p75)).toBe(bucketOf('LCP', exact))
  expect(Math.abs(p75 - exact)).toBeLessThan(60)
  expect(samples).toBe(1000)
})

test('что больше всех границ, считается плохим, а не теряется', () => {
  expect(vitalValue('INP', histogramOf('INP', [500_000, 600_000]))).toEqual({
    metric: 'INP',
    p75: 60_000,
    rating: 'poor',
    samples: 2,
  })
})
