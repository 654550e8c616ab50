import { makeBasketLine, makeProductCard, makeSectionLink } from '@isp/testing'
import { expect, test } from 'vitest'
import { arrangeLines, type LineOrder } from './arrange-lines.ts'

const line = (id: number, name: string, section: string, over = {}) =>
  makeBasketLine({
    product: makeProductCard({
      ...{ id, name, article: `A-${id}` },
      section: makeSectionLink({ name: section }),
    }),
    ...over,
  })
const lines = [
  line(10, 'Фреза', 'Фрезы', { price: 300, sum: 300 }),
  line(9, 'Ёрш', 'Щётки', { price: null, sum: 0 }),
  line(2, 'Сверло 10', 'Свёрла', { price: 100, sum: 900 }),
  line(1, 'Сверло 9', 'Свёрла', { price: 200, sum: 200 }),
  { ...line(5, 'Зенкер', ''), product: null, name: 'Зенкер', productId: 5, price: null, sum: 0 },
]
const ids = (order: LineOrder, isGrouped = false) =>
  arrangeLines(lines, { order, isGrouped }).map(({ productId }) => productId)

test('порядок: как добавлены, по названию и артикулу с числами как числами, по цене и сумме', () => {
  expect(ids('added')).toEqual([10, 9, 2, 1, 5])
  expect(ids('name')).toEqual([9, 5, 1, 2, 10])
  expect(ids('article')).toEqual([1, 2, 9, 10, 5])
  expect(ids('price')).toEqual([2, 1, 10, 9, 5])
  expect(ids('sum')).toEqual([2, 10, 1, 9, 5])
})

test('по разделам: внутри — тот же порядок, снятое с продажи — последним', () => {
  expect(ids('price', true)).toEqual([2, 1, 10, 9, 5])
  expect(ids('added', true)).toEqual([2, 1, 10, 9, 5])
  expect(ids('name', true)).toEqual([1, 2, 10, 9, 5])
})
