import { expect, test } from 'vitest'
import { createLedger } from './ledger.ts'

const budgets = {
  stranger: { atOnceMs: 600, perSecondMs: 50 },
  account: { atOnceMs: 30_000, perSecondMs: 500 },
}
const stranger = { key: 'address:192.0.2.1', isStranger: true }
const buyer = { key: 'account:1', isStranger: false }

const openLedger = () => {
  let now = 0
  const ledger = createLedger(budgets, () => now)
  return {
    ...ledger,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('потраченное сверх запаса возвращается со временем, и ждёт столько, сколько потрачено', () => {
  const { charge, waitMs, pass } = openLedger()
  charge(stranger, 'paste', 500)
  expect(waitMs(stranger, 'paste')).toBe(0)
  charge(stranger, 'paste', 300)
  expect(waitMs(stranger, 'paste')).toBe(4000)
  pass(3000)
  expect(waitMs(stranger, 'paste')).toBe(1000)
  pass(1000)
  expect(waitMs(stranger, 'paste')).toBe(0)
})

test('ждёт только то, что дорого: по остальному магазину ходят', () => {
  const { charge, waitMs } = openLedger()
  charge(stranger, 'paste', 5000)
  expect(waitMs(stranger, 'paste')).toBeGreaterThan(0)
  expect(waitMs(stranger, 'list')).toBe(0)
})

test('другой адрес и вошедший с того же адреса за чужое не платят', () => {
  const { charge, waitMs } = openLedger()
  charge(stranger, 'paste', 5000)
  expect(waitMs({ ...stranger, key: 'address:192.0.2.2' }, 'paste')).toBe(0)
  expect(waitMs(buyer, 'paste')).toBe(0)
  charge(buyer, 'paste', 5000)
  expect(waitMs(buyer, 'paste')).toBe(0)
})
