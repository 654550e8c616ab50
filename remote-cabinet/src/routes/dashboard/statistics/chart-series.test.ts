import { expect, test } from 'vitest'
import { categorySeries } from './chart-series.ts'

const company = (categories: [string | null, number[]][]) => ({
  uuid: 'u',
  name: 'К',
  categories: categories.map(([name, amounts]) => ({ name, amounts })),
})

test('разделы двух компаний складываются, большие первыми; без раздела — «Прочее»', () => {
  const series = categorySeries({
    months: ['2026-01', '2026-02'],
    companies: [
      company([
        ['Фрезы', [100, 0]],
        [null, [5, 5]],
      ]),
      company([
        ['Свёрла', [50, 100]],
        ['Фрезы', [0, 20]],
      ]),
    ],
  })
  expect(series.map(({ name, amounts }) => [name, amounts])).toEqual([
    ['Свёрла', [50, 100]],
    ['Фрезы', [100, 20]],
    ['Прочее', [5, 5]],
  ])
})

test('цветов семь: остальные разделы — вместе', () => {
  const names = Array.from({ length: 9 }, (_, at) => `Раздел ${at}`)
  const series = categorySeries({
    months: ['2026-01'],
    companies: [company(names.map((name, at) => [name, [100 - at]]))],
  })
  expect(series).toHaveLength(8)
  expect(new Set(series.map(({ color }) => color)).size).toBe(8)
  expect(series.at(-1)).toMatchObject({ name: 'Прочее', amounts: [93 + 92] })
})
