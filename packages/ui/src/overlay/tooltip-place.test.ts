import { describe, expect, test } from 'vitest'
import { placeTooltip } from './tooltip-place.ts'

const view = { width: 1024, height: 768 }
const tip = { width: 200, height: 40 }

describe('место подсказки (§9)', () => {
  test('стоит над элементом по середине, в 16 px', () => {
    const anchor = { left: 400, top: 300, width: 100, height: 40 }
    expect(placeTooltip(anchor, tip, view)).toEqual({ left: 350, top: 244, side: 'above' })
  })

  test('уходит вниз, когда сверху тесно', () => {
    const anchor = { left: 400, top: 20, width: 100, height: 40 }
    expect(placeTooltip(anchor, tip, view)).toEqual({ left: 350, top: 76, side: 'below' })
  })

  test.each([
    [0, 30],
    [990, 794],
  ])('у края окна (%i) оставляет 30 px', (left, expected) => {
    expect(placeTooltip({ left, top: 300, width: 30, height: 30 }, tip, view).left).toBe(expected)
  })
})
