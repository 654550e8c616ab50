import { makePrice, makeProductCard } from '@isp/testing'
import { expect, test } from 'vitest'
import { comparisonRows } from './comparison-rows.ts'

const attribute = (code: string, value: string | number | boolean, unit: string | null = null) => ({
  ...{ code, name: code, unit, value },
})
const textsOf = (...asked: Parameters<typeof comparisonRows>) =>
  comparisonRows(...asked).map(({ name, values }) => [
    name.replace(/\s/g, ' '),
    values.map(({ text }) => text.replace(/\s/g, ' ')),
  ])

test('строка есть у каждой характеристики, которую знает хоть один товар; чего нет — прочерк', () => {
  const products = [
    makeProductCard({ attributes: [attribute('d', 8.5, 'мм'), attribute('steel', 'HSS')] }),
    makeProductCard({ attributes: [attribute('d', 9, 'мм'), attribute('coated', false)] }),
  ]
  expect(textsOf(products, new Map()).slice(4, 7)).toEqual([
    ['d', ['8,5 мм', '9 мм']],
    ['coated', ['—', 'нет']],
    ['steel', ['HSS', '—']],
  ])
  const [d] = comparisonRows(products, new Map([['d', 'nearer']])).slice(4)
  expect(d).toMatchObject({ code: 'attribute-d', better: 'nearer', isLead: false })
})

test('товар на складе есть раньше обещанного, обещанный — раньше того, о ком ничего не известно', () => {
  const nextArrival = { date: '2026-12-12', quantity: 5 }
  const stocks = [
    { available: 3, nextArrival },
    { available: 0, nextArrival },
    { available: 0, nextArrival: null },
  ]
  const products = stocks.map((availability) => makeProductCard({ availability }))
  expect(textsOf(products, new Map())[2]).toEqual(['Поставка', ['со склада', 'с 12 декабря', '—']])
  const [now, later, never] = comparisonRows(products, new Map())[2]?.values ?? []
  expect(now?.number).toBeLessThan(later?.number ?? 0)
  expect(never?.number).toBeNull()
})

test('штуки с упаковками по цене и остатку не сравниваются, и единица стоит у каждой цены', () => {
  const products = [makeProductCard(), makeProductCard({ unit: 'упак', price: makePrice(900) })]
  const [price, stock] = comparisonRows(products, new Map())
  expect([price?.better, stock?.better]).toEqual([null, null])
  expect(textsOf(products, new Map())[0]).toEqual([
    'Цена с НДС',
    ['1 234,50 ₽ за шт', '9,00 ₽ за упак'],
  ])
  expect(textsOf(products.slice(0, 1), new Map())[0]?.[0]).toBe('Цена с НДС за шт')
})
