import { expect, test } from 'vitest'
import { axisSteps, sideBars, stackedBars } from './chart-scale.ts'

test.each([
  [0, 0, [0, 100]],
  [0, 100_000, [0, 25_000, 50_000, 75_000, 100_000]],
  [0, 100_001, [0, 50_000, 100_000, 150_000]],
  [0, 730_000, [0, 200_000, 400_000, 600_000, 800_000]],
  [-300_000, 500_000, [-400_000, -200_000, 0, 200_000, 400_000, 600_000]],
  [-1000, 0, [-1000, -750, -500, -250, 0].map((step) => step)],
])('ось от %d до %d: %j', (min, max, steps) => {
  expect(axisSteps(min, max, 4)).toEqual(steps)
})

test('возврат уходит вниз от нуля, остальное стоит друг на друге', () => {
  expect(stackedBars([100, -30, 0, 50, -20])).toEqual([
    { series: 0, from: 0, to: 100 },
    { series: 1, from: 0, to: -30 },
    { series: 3, from: 100, to: 150 },
    { series: 4, from: -30, to: -50 },
  ])
  expect(sideBars([100, 0, -30])).toEqual([
    { series: 0, from: 0, to: 100 },
    { series: 2, from: 0, to: -30 },
  ])
})
