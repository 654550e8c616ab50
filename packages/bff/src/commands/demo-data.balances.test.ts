import { expect, test } from 'vitest'
import { type AccountedOrder, accountsOf } from './demo-data.balances.ts'

const now = new Date('2026-11-28T09:00:00Z')
const order = (id: number, total: number, madeOn: string, shippedOn: string | null) => ({
  ...{ id, number: `ИСП-${id}`, total, madeOn, shippedOn, isPaidBefore: shippedOn !== null },
})
const terms = { paymentDays: 14, creditLimit: null, isLate: false }
const balances = (orders: AccountedOrder[], change = {}) => {
  const { debt, overdue, acts } = accountsOf(orders, { ...terms, ...change }, now)
  const last = acts.at(-1)
  return { debt, overdue, closing: last?.closing, parts: last?.overdue }
}

test('D36: с предоплатой долга нет, оплаченное вперёд — аванс в акте', () => {
  const waiting = { ...order(2, 300, '2026-11-26', null), isPaidBefore: true }
  expect(
    balances([order(1, 1001, '2026-09-30', '2026-10-03'), waiting], { paymentDays: 0 }),
  ).toEqual({ debt: 0, overdue: 0, closing: -300, parts: [] })
})

test('D36: с отсрочкой должны то, чему срок не вышел; опоздавший — ещё половину последнего', () => {
  const orders = [
    order(1, 1001, '2026-09-01', '2026-09-10'),
    order(2, 503, '2026-10-20', '2026-11-01'),
    order(3, 700, '2026-11-18', '2026-11-20'),
  ]
  expect(balances(orders)).toEqual({ debt: 700, overdue: 0, closing: 700, parts: [] })
  expect(balances(orders, { isLate: true })).toEqual({
    ...{ debt: 952, overdue: 252, closing: 952, parts: [{ days: 1, amount: 252 }] },
  })
  expect(balances(orders, { creditLimit: 800 }).debt).toBe(0)
})

test('D36: акты идут квартал за кварталом, остаток переходит; пустых до первого заказа нет', () => {
  const { acts } = accountsOf([order(1, 1000, '2026-06-20', '2026-06-29')], terms, now)
  expect(acts.map(({ from, to, opening, closing }) => [from, to, opening, closing])).toEqual([
    ['2026-04-01', '2026-06-30', 0, 1000],
    ['2026-07-01', '2026-09-30', 1000, 0],
    ['2026-10-01', '2026-11-28', 0, 0],
  ])
})
