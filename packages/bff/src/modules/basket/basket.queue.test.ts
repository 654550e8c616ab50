import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, openShop, type Shop, type Tokens } from '../auth/people.fixture.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query(
    `insert into product (id, slug, section_id, article, name)
     select 10000 + n, 'many-' || n, 3, 'M' || n, 'Товар ' || n from generate_series(1, 101) n`,
  )
  await shop.pool.query('insert into price select 10000 + n, 1, 100 from generate_series(1, 101) n')
})
afterAll(() => shop.close())

const calculate = async (lines: number, address: string, token = {}): Promise<number> => {
  const items = Array.from({ length: lines }, (_, n) => ({
    productId: 10_001 + n,
    quantityOrdered: 1,
  }))
  const headers = { ...token, 'x-forwarded-for': address }
  return (await shop.call('calcBasket', { body: { items }, headers })).status
}

test('длинные корзины с одного адреса считаются по очереди, лишним — отказ; другим адресам не мешают', async () => {
  const holder = await shop.pool.connect()
  const statuses: number[] = []
  const asked: Promise<unknown>[] = []
  try {
    // the locked table keeps every calculation waiting until all requests are there
    await holder.query('begin; lock table price in access exclusive mode')
    for (let number = 1; number <= 12; number += 1) {
      asked.push(calculate(101, '10.0.0.1').then((status) => statuses.push(status)))
    }
    await expect.poll(() => statuses).toEqual([429, 429, 429])
    asked.push(calculate(101, '10.0.0.2').then((status) => statuses.push(status)))
  } finally {
    await holder.query('rollback')
    holder.release()
    await Promise.all(asked)
  }
  expect(statuses.slice(3)).toEqual(Array(10).fill(200))
  expect(await calculate(101, '10.0.0.1')).toBe(200)
})

test('запросы одного человека идут по очереди с любых адресов, коллег с того же адреса не задерживают', async () => {
  const [one, other] = await Promise.all([shop.signIn('buyer'), shop.signIn('manager')])
  const holder = await shop.pool.connect()
  const statuses: number[] = []
  const asked: Promise<unknown>[] = []
  const ask = (tokens: Tokens, address: string) =>
    asked.push(calculate(101, address, bearer(tokens)).then((status) => statuses.push(status)))
  try {
    await holder.query('begin; lock table price in access exclusive mode')
    for (let number = 1; number <= 10; number += 1) ask(one, `10.0.1.${number}`)
    await expect.poll(() => statuses).toEqual([429])
    ask(other, '10.0.1.1')
  } finally {
    await holder.query('rollback')
    holder.release()
    await Promise.all(asked)
  }
  expect(statuses.slice(1)).toEqual(Array(10).fill(200))
})

test('короткие корзины не ждут друг друга и отказа не получают', async () => {
  const statuses = await Promise.all(Array.from({ length: 24 }, () => calculate(100, '10.0.0.1')))
  expect(statuses).toEqual(Array(24).fill(200))
})
