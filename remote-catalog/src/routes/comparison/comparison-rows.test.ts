import { makeProductCard } from '@isp/testing'
import { expect, test } from 'vitest'
import { inOrder, movedTo } from './comparison-order.ts'
import { comparisonRows } from './comparison-rows.ts'

const attribute = (code: string, value: string | number | boolean) => ({
  code,
  name: code,
  unit: null,
  value,
})

test('строка есть у каждой характеристики, которую знает хоть один товар; чего нет — прочерк, и это различие', () => {
  const rows = comparisonRows([
    makeProductCard({ attributes: [attribute('d', 8.5), attribute('steel', 'HSS')] }),
    makeProductCard({ attributes: [attribute('d', 8.5), attribute('coating', 'TiN')] }),
  ])
  const told = rows.map(({ label, values, isDifferent }) => [label, values, isDifferent])
  expect(told.slice(1, 4)).toEqual([
    ['d', ['8,5', '8,5'], false],
    ['coating', ['—', 'TiN'], true],
    ['steel', ['HSS', '—'], true],
  ])
})

test('товар встаёт на место другого, куда бы его ни двигали', () => {
  expect(movedTo([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4])
  expect(movedTo([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3])
})

test('новый товар — в конце, порядок остальных помнится', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect(inOrder(items, [3, 9, 1]).map(({ id }) => id)).toEqual([3, 1, 2])
})
