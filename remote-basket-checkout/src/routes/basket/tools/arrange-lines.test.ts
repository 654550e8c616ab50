import { formatDate } from '@isp/i18n'
import { makeBasketLine, makeProductCard, makeSectionLink } from '@isp/testing'
import { expect, test } from 'vitest'
import { arrangeLines, headOf } from './arrange-lines.ts'
import type { LineGroup, LineOrder } from './arrangement.ts'

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
const ids = (order: LineOrder, group: LineGroup = 'none') =>
  arrangeLines(lines, { order, group }).map(({ productId }) => productId)

test('порядок: как добавлены, по названию и артикулу с числами как числами, по цене и сумме', () => {
  expect(ids('added')).toEqual([10, 9, 2, 1, 5])
  expect(ids('name')).toEqual([9, 5, 1, 2, 10])
  expect(ids('article')).toEqual([1, 2, 9, 10, 5])
  expect(ids('price')).toEqual([2, 1, 10, 9, 5])
  expect(ids('sum')).toEqual([2, 10, 1, 9, 5])
})

test('по разделам: внутри — тот же порядок, снятое с продажи — последним', () => {
  expect(ids('price', 'section')).toEqual([2, 1, 10, 9, 5])
  expect(ids('added', 'section')).toEqual([2, 1, 10, 9, 5])
  expect(ids('name', 'section')).toEqual([1, 2, 10, 9, 5])
})

test('по сроку: что есть, потом по датам, потом без срока; чего не заказать — последним', () => {
  const late = (id: number, expectedOn: string | null, over = {}) =>
    line(id, 'Сверло', 'Свёрла', { quantityAvailable: 0, expectedOn, ...over })
  const on = (date: string) => `Ожидается ${formatDate(date)}`.replaceAll(/\s/g, ' ')
  const goods = [
    late(1, null),
    late(2, '2026-12-20'),
    late(3, '2026-12-02'),
    line(4, 'Сверло', 'Свёрла', { quantityOrdered: 2, quantityAvailable: 2 }),
    late(5, null, { problem: 'gone' }),
    late(6, '2026-12-02'),
  ]
  const arranged = arrangeLines(goods, { order: 'added', group: 'arrival' })
  expect(arranged.map(({ productId }) => productId)).toEqual([4, 3, 6, 2, 1, 5])
  expect(arranged.map((one) => headOf.arrival?.(one).replaceAll(/\s/g, ' '))).toEqual([
    'Есть сейчас',
    on('2026-12-02'),
    on('2026-12-02'),
    on('2026-12-20'),
    'Срок уточнит менеджер',
    'Сейчас заказать нельзя',
  ])
  const ordered = arrangeLines(goods, { order: 'arrival', group: 'none' })
  expect(ordered.map(({ productId }) => productId)).toEqual([4, 3, 6, 2, 1, 5])
})
