import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer, openShop, type Person, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate currency_rate'))

const yuan = { name: 'Китайский юань', nominal: 1, rate: 11.2345, date: '2026-01-12' }
const set = async (person: Person, code: string, body: object) =>
  shop.call('setCurrencyRate', {
    params: { code },
    body,
    headers: bearer(await shop.signIn(person)),
  })
const one = (code: string) => shop.call('currencyRate', { params: { code } })

test('D53: курс называет администратор, а не продажи, редактор или покупатель', async () => {
  const anonymous = await shop.call('setCurrencyRate', { params: { code: 'CNY' }, body: yuan })
  expect(anonymous.status).toBe(401)
  for (const person of ['buyer', 'content', 'staff'] as const) {
    expect((await set(person, 'CNY', yuan)).status).toBe(403)
  }
  expect((await shop.call('currencyRates')).body).toEqual({ items: [] })
})

test.each([
  { ...yuan, rate: 0 },
  { ...yuan, rate: -1 },
  { ...yuan, rate: 1.23456 },
  { ...yuan, nominal: 0 },
  { ...yuan, name: ' ' },
  { ...yuan, date: '12.01.2026' },
  { ...yuan, date: '2026-02-30' },
  { ...yuan, code: 'USD' },
])('§7.3: %j — отказ у поля', async (body) => {
  expect(await set('admin', 'CNY', body)).toMatchObject({
    status: 400,
    body: { code: 'REQUEST_INVALID' },
  })
})

test('§7.3: код не по ISO 4217 и неизвестная валюта — «не найдено», курс самого рубля — отказ', async () => {
  for (const code of ['cny', 'CN', 'CNYY']) expect((await one(code)).status).toBe(404)
  expect((await set('admin', 'RUB', yuan)).status).toBe(400)
  expect(await one('CNY')).toMatchObject({ status: 404, body: { code: 'CURRENCY_RATE_NOT_FOUND' } })
})

test('§7.3: действует последний наступивший курс; завтрашний ждёт своего дня', async () => {
  for (const [days, rate] of [
    [-30, 10.5],
    [-1, 11.5],
    [2, 99],
  ] as const) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    expect((await set('admin', 'CNY', { ...yuan, rate, date })).status).toBe(200)
  }
  expect((await one('CNY')).body).toMatchObject({ code: 'CNY', rate: 11.5, nominal: 1 })
})

test('§7.3: названный на тот же день заменяется, список — по коду', async () => {
  await set('admin', 'USD', { ...yuan, name: 'Доллар США', rate: 80 })
  await set('admin', 'CNY', yuan)
  await set('admin', 'CNY', { ...yuan, rate: 12 })
  const { body } = await shop.call('currencyRates')
  expect(body.items).toMatchObject([
    { code: 'CNY', rate: 12, date: '2026-01-12' },
    { code: 'USD', rate: 80 },
  ])
})
