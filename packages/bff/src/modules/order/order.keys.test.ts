import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreements, companies } from '../auth/people.fixture.ts'
import {
  type BuyersShop,
  checkoutBody,
  openBuyersShop,
  type Visitor,
} from '../basket/buyers.fixture.ts'

/** An idempotency key is bound to one person, company, agreement and every field of the form. */
let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const { contact } = checkoutBody
const form = { deliveryMethod: 'courier', address: 'Заводская, 1', comment: 'Позвоните' }
const countOf = async (table: string): Promise<number> =>
  (await shop.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count

describe('тот же ключ с другими данными — отказ, а не прежний заказ', () => {
  const beta = { company: companies.beta, agreement: agreements.beta }
  const retail = { company: companies.alfa, agreement: agreements.retail }

  test.each<[string, object, number?]>([
    ['доставка', { deliveryMethod: 'carrier' }],
    ['адрес', { address: 'Заводская, 2' }],
    ['без адреса', { address: undefined, deliveryMethod: 'pickup' }],
    ['имя', { contact: { ...contact, name: 'Ольга Зорина' } }],
    ['телефон', { contact: { ...contact, phone: '+7 (831) 200-00-01' } }],
    ['почта', { contact: { ...contact, email: 'olga@example.com' } }],
    ['комментарий', { comment: 'Не звоните' }],
    ['без комментария', { comment: undefined }],
    ['сумма', {}, 100_000],
  ])('%s', async (_name, change, total = 99_999) => {
    await buyer.add(2, 1)
    const key = randomUUID()
    const first = await buyer.order(99_999, form, key)
    expect(first.status).toBe(200)
    const other = await buyer.order(total, { ...form, ...change }, key)
    expect(other).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    expect((await buyer.order(99_999, form, key)).body).toEqual(first.body)
    expect([await countOf('orders'), await countOf('mail_outbox')]).toEqual([1, 1])
  })

  test('другой договор той же компании', async () => {
    await buyer.add(2, 1)
    const key = randomUUID()
    await buyer.order(99_999, {}, key)
    const byRetail = await shop.visitor('buyer', retail)
    await byRetail.add(2, 1)
    const other = await byRetail.order(99_999, {}, key)
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect((await byRetail.order(99_999)).status).toBe(200)
  })

  test('другая компания, хотя договор назван тем же номером', async () => {
    await shop.pool.query(
      `insert into company_member (company_id, account_id, role) values (2, 2, 'buyer')`,
    )
    await buyer.add(2, 1)
    const key = randomUUID()
    await buyer.order(99_999, {}, key)
    // a data load has replaced the agreement of company 2 by that of company 1
    await shop.pool.query('delete from agreement where company_id = 2')
    await shop.pool.query('update agreement set company_id = 2 where uuid = $1', [
      agreements.partner,
    ])
    const atBeta = await shop.visitor('buyer', { ...beta, agreement: agreements.partner })
    await atBeta.add(2, 1)
    expect((await atBeta.order(99_999, {}, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    await shop.pool.query('update agreement set company_id = 1 where uuid = $1', [
      agreements.partner,
    ])
  })
})

test('тот же ключ у двух людей — два заказа, и повтор каждому отдаёт его собственный', async () => {
  const manager = await shop.visitor('manager')
  const key = randomUUID()
  await manager.add(2, 1)
  const first = await manager.order(99_999, {}, key)
  await buyer.add(2, 1)
  const second = await buyer.order(99_999, {}, key)
  expect(second.body.id).not.toBe(first.body.id)
  expect((await manager.order(99_999, {}, key)).body).toEqual(first.body)
  expect((await buyer.order(99_999, {}, key)).body).toEqual(second.body)
})
