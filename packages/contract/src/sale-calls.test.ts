import { describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from './index.ts'

const table: readonly Endpoint[] = Object.values(endpoints)
const callOf = (line: string) => table.find(({ method, path }) => `${method} ${path}` === line)

/** Copied from the specification, and from D45 for paths that it leaves open. */
const BASKET = '/api/sale/basket'
const basket = [
  `GET ${BASKET}`,
  `POST ${BASKET}`,
  `GET ${BASKET}/v2`,
  `POST ${BASKET}/v2`,
  `DELETE ${BASKET}/v2`,
  `GET ${BASKET}/v2/excel-export`,
  `POST ${BASKET}/calc`,
  `POST ${BASKET}/calc/v2`,
  `POST ${BASKET}/merge`,
  `POST ${BASKET}/calc/small`,
  `GET ${BASKET}/small`,
  `PUT ${BASKET}/{id}`,
  `DELETE ${BASKET}/{id}`,
  `DELETE ${BASKET}/clear`,
]
const excel = ['excel', 'v2/excel'].flatMap((path) => [
  `POST ${BASKET}/${path}/check`,
  `POST ${BASKET}/${path}`,
])
const DRAFT = '/api/sale/v2/basket/draft'
const drafts = [
  `POST ${DRAFT}`,
  `GET ${DRAFT}`,
  `DELETE ${DRAFT}`,
  `GET ${DRAFT}/{id}`,
  `PUT ${DRAFT}/{id}`,
  `DELETE ${DRAFT}/{id}`,
  `POST ${DRAFT}/apply/{id}`,
  `POST ${DRAFT}/merge/{id}`,
  `GET ${DRAFT}/{id}/excel-export`,
  `POST ${DRAFT}/excel`,
]
const sharing = [
  'GET /api/sale/sharing/{id}',
  'POST /api/sale/sharing',
  'POST /api/sale/sharing/draft/{id}',
  'POST /api/sale/sharing/apply/{id}',
  'POST /api/sale/sharing/merge/{id}',
]
const orders = [
  'GET /api/sale/delivery-method/list',
  'POST /api/sale/order/list',
  'POST /api/sale/order',
  'GET /api/sale/order/activity',
  'GET /api/sale/order/{id}',
  'POST /api/sale/order/{id}/repeat',
  'POST /api/sale/order/invoice',
  'GET /api/sale/checkout',
]

describe('вызовы корзины, черновиков и заказов названы так, как в спецификации', () => {
  test.each([...basket, ...drafts, ...orders])('§7.4 %s', (line) =>
    expect(callOf(line)).toBeDefined(),
  )
  test.each([...excel, ...sharing])('§7.4, D45 %s', (line) => expect(callOf(line)).toBeDefined())
})

describe('что вызовы корзины берут и отвечают', () => {
  const items = [{ productId: 7, quantityOrdered: 2 }]
  const takes = (line: string, body: object) => callOf(line)?.body?.safeParse(body).success

  test.each([
    ['', '/v2'],
    ['/calc', '/calc/v2'],
    ['/excel/check', '/v2/excel/check'],
    ['/excel', '/v2/excel'],
  ])('§7.4: v1 и v2 — один вызов под двумя путями: %s и %s', (first, second) => {
    for (const method of ['GET', 'POST']) {
      const [v1, v2] = [
        callOf(`${method} ${BASKET}${first}`),
        callOf(`${method} ${BASKET}${second}`),
      ]
      expect(v2?.access).toEqual(v1?.access)
      expect(v2?.body).toBe(v1?.body)
      expect(v2?.answers).toEqual(v1?.answers)
    }
  })

  test('§7.4: анонимный расчёт берёт items и отвечает in_basket и total', () => {
    for (const line of [`POST ${BASKET}/calc`, `POST ${BASKET}/calc/v2`]) {
      expect(callOf(line)?.access).toBe('public')
      expect(takes(line, { items })).toBe(true)
      const answered = callOf(line)?.answers[200]
      expect(Object.keys(Object(answered && 'shape' in answered && answered.shape))).toEqual(
        expect.arrayContaining(['in_basket', 'total']),
      )
    }
    expect(callOf(`POST ${BASKET}/calc/small`)?.access).toBe('public')
    expect(takes(`POST ${BASKET}/calc/small`, { items })).toBe(true)
  })

  test('§7.4: слияние берёт action «merge» и items, другого действия не берёт', () => {
    const line = `POST ${BASKET}/merge`
    expect(takes(line, { action: 'merge', items })).toBe(true)
    expect(takes(line, { action: 'clear', items })).toBe(false)
  })

  test('§6: чужого не читает никто: кроме расчёта, всё за входом', () => {
    const closed = [...basket, ...excel, ...drafts, ...sharing, ...orders].filter(
      (line) => !line.includes('/calc') && !line.includes('delivery-method'),
    )
    for (const line of closed) expect(callOf(line)?.access, line).not.toBe('public')
  })
})
