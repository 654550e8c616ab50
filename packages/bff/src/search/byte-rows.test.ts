import { expect, test } from 'vitest'
import { KeyRows, TextRows } from './byte-rows.ts'
import { Numbers } from './numbers.ts'
import { TokenRows } from './token-rows.ts'

/** Enough rows to fill several chunks of memory. */
const COUNT = 60_000

test('тексты возвращаются какими были, в каком бы порядке ни записаны; пустые тоже', () => {
  const rows = new TextRows(COUNT)
  const textAt = (row: number): string =>
    row % 7 === 0 ? '' : `Сверло № ${row} 🔩 `.repeat(row % 5)
  for (let row = COUNT - 1; row >= 0; row -= 1) rows.set(row, textAt(row))
  for (let row = 0; row < COUNT; row += 1) {
    if (rows.text(row) !== textAt(row)) expect(rows.text(row)).toBe(textAt(row))
  }
})

test('ключи сравниваются как строки, и начало — раньше продолжения', () => {
  const keys = ['', 'a', 'ab', 'b', 'b\u0001', '\u00ff', 'a\u00ff', 'aa', 'b']
  const rows = new KeyRows(keys.length)
  for (const [row, key] of keys.entries()) rows.set(row, key)
  keys.forEach((one, row) => {
    keys.forEach((other, next) => {
      const expected = one < other ? -1 : one > other ? 1 : 0
      expect(Math.sign(rows.compare(row, next)), `${one} и ${other}`).toBe(expected)
    })
  })
})

test('числа товара возвращаются по порядку, от нуля до наибольшего', () => {
  const wanted = [0, 1, 127, 128, 16_383, 16_384, 2 ** 28, 2 ** 32 - 1]
  const rows = new TokenRows(3)
  rows.set(2, wanted)
  rows.set(0, [])
  const seenOf = (row: number): number[] => {
    const seen: number[] = []
    rows.visit(row, (token) => seen.push(token))
    return seen
  }
  expect(seenOf(2)).toEqual(wanted)
  expect([seenOf(0), seenOf(1)]).toEqual([[], []])
})

test('список чисел растёт и переписывается целиком', () => {
  const numbers = new Numbers()
  for (let value = 0; value < 9_000_000; value += 1) numbers.push(value * 2)
  const target = new Uint32Array(numbers.length)
  numbers.copyTo(target)
  expect([target.length, target[8_388_608], target[8_999_999]]).toEqual([
    9_000_000, 16_777_216, 17_999_998,
  ])
})
