import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isChosen } from './bucket.ts'

const visitors = Array.from({ length: 20_000 }, () => randomUUID())
const release = { name: 'catalog', version: '0123456789abcdef' }
const shareOf = (percent: number, of = release) =>
  visitors.filter((visitor) => isChosen({ ...of, percent }, visitor)).length / visitors.length

test('никому, всем и доле: 0, 1, 5, 50 и 100 процентов', () => {
  expect(shareOf(0)).toBe(0)
  expect(shareOf(100)).toBe(1)
  for (const percent of [1, 5, 50]) {
    const share = percent / 100
    const deviation = Math.sqrt((share * (1 - share)) / visitors.length)
    expect(Math.abs(shareOf(percent) - share)).toBeLessThan(5 * deviation)
  }
})

test('кому выпуск достался при малой доле, тот остаётся с ним при большей', () => {
  const few = visitors.filter((visitor) => isChosen({ ...release, percent: 5 }, visitor))
  expect(few.every((visitor) => isChosen({ ...release, percent: 25 }, visitor))).toBe(true)
})

test('приложения и выпуски выбирают независимо', () => {
  const half = visitors.filter((visitor) => isChosen({ ...release, percent: 50 }, visitor))
  for (const other of [
    { ...release, name: 'cabinet' },
    { ...release, version: 'fedcba9876543210' },
  ]) {
    const both = half.filter((visitor) => isChosen({ ...other, percent: 50 }, visitor))
    expect(Math.abs(both.length / half.length - 0.5)).toBeLessThan(0.025)
  }
})
