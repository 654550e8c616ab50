import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreements, companies } from '../auth/people.fixture.ts'
import {
  type BuyersShop,
  checkoutBody,
  openBuyersShop,
  type Visitor,
} from '../basket/buyers.fixture.ts'

/** One person buys for «Альфа» and for «Гамма»: data of one company must never show in the other. */
let shop: BuyersShop
let atAlfa: Visitor
let atGamma: Visitor
let colleague: Visitor
const gamma = { company: companies.waiting, agreement: 'f1000000-0002-4000-8000-000000000009' }

beforeAll(async () => {
  shop = await openBuyersShop()
  await shop.pool.query(`update company set status = 'ACTIVE' where id = 3`)
  await shop.pool.query(
    `insert into agreement (uuid, company_id, name, price_type_id) values ($1, 3, 'Договор 9', 1)`,
    [gamma.agreement],
  )
  atAlfa = await shop.visitor('manager')
  atGamma = await shop.visitor('manager', gamma)
  colleague = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const orderOf = async (who: Visitor, change: object = {}): Promise<{ id: number }> => {
  await who.add(2, 1)
  const { status, body } = await who.order(99_999, change)
  expect(status).toBe(200)
  return body
}
const to = (address: string) => ({ deliveryMethod: 'courier', address })
const contactOf = (name: string) => ({ contact: { ...checkoutBody.contact, name } })

const checkoutOf = async (who: Visitor) => {
  await who.add(2, 1)
  return (await who.call('checkout')).body
}

describe('под другой компанией', () => {
  test('заказ, его история и список не видны, хотя человек работает в обеих', async () => {
    const { id } = await orderOf(atAlfa)
    const { id: other } = await orderOf(atGamma)
    for (const [who, own, foreign] of [
      [atAlfa, id, other],
      [atGamma, other, id],
    ] as const) {
      const list = await who.call('listOrders', { body: {} })
      expect(list.body).toMatchObject({ total: 1, items: [{ id: own }] })
      expect((await who.call('order', { params: { id: own } })).status).toBe(200)
      const read = await who.call('order', { params: { id: foreign } })
      expect(read.body.code).toBe('ORDER_NOT_FOUND')
      const query = { id: String(own) }
      expect((await who.call('orderActivity', { query })).body.items).toHaveLength(2)
      const history = await who.call('orderActivity', { query: { id: String(foreign) } })
      expect(history.body.code).toBe('ORDER_NOT_FOUND')
    }
  })

  test('руководитель одной компании в другой остаётся покупателем', async () => {
    await shop.pool.query(
      `insert into company_member (company_id, account_id, role) values (3, 2, 'buyer')`,
    )
    await shop.pool.query(
      `update company_member set role = 'buyer' where account_id = 1 and company_id = 1`,
    )
    const { id } = await orderOf(colleague)
    expect((await atAlfa.call('listOrders', { body: {} })).body.items).toEqual([])
    expect((await atAlfa.call('order', { params: { id } })).status).toBe(404)
    await shop.pool.query(
      `update company_member set role = 'manager' where account_id = 1 and company_id = 1`,
    )
    expect((await atAlfa.call('listOrders', { body: {} })).body.total).toBe(1)
    await shop.pool.query('delete from company_member where account_id = 2 and company_id = 3')
  })

  test('заказ берёт строки из корзины своей компании, корзина другой цела', async () => {
    await atGamma.add(1, 10)
    await atGamma.add(2, 3)
    await atAlfa.add(2, 1)
    const { body } = await atAlfa.order(99_999)
    expect(body).toMatchObject({ company: { name: 'Альфа' }, lines: [{ productId: 2 }] })
    expect((await atGamma.call('smallBasket')).body).toEqual({
      count: 2,
      total: 122_000 + 3 * 99_999,
    })
    const gammas = await atGamma.order(122_000 + 3 * 99_999)
    expect(gammas.body).toMatchObject({ company: { name: 'Гамма' }, lineCount: 2 })
    expect((await atAlfa.call('smallBasket')).body).toEqual({ count: 0, total: 0 })
  })
})

describe('оформление предлагает своё', () => {
  test('адреса — только этой компании, каждый один раз, самовывоз не в счёт', async () => {
    await orderOf(atGamma, to('Казань, Складская, 5'))
    const outsider = await shop.visitor('outsider', {
      company: companies.beta,
      agreement: agreements.beta,
    })
    await orderOf(outsider, to('Пермь, Тайная, 7'))
    await orderOf(colleague, to('Нижний Новгород, Заводская, 1'))
    await orderOf(atAlfa, to('Нижний Новгород, Заводская, 1'))
    await orderOf(atAlfa)
    expect((await checkoutOf(atAlfa)).addresses).toEqual(['Нижний Новгород, Заводская, 1'])
    expect((await checkoutOf(atGamma)).addresses).toEqual(['Казань, Складская, 5'])
  })

  test('адресов не больше десяти, последний — первым', async () => {
    for (let house = 1; house <= 11; house += 1) await orderOf(atAlfa, to(`Заводская, ${house}`))
    await orderOf(atAlfa, to('Заводская, 5'))
    const houses = [5, 11, 10, 9, 8, 7, 6, 4, 3, 2]
    expect((await checkoutOf(atAlfa)).addresses).toEqual(
      houses.map((house) => `Заводская, ${house}`),
    )
  })

  test('контакт — тот, что сам назвал последним для этой компании', async () => {
    await orderOf(atAlfa, contactOf('Давний Контакт'))
    await orderOf(atAlfa, contactOf('Анна Волкова'))
    await orderOf(atGamma, contactOf('Гость Гаммы'))
    await orderOf(colleague, contactOf('Коллега Коллегин'))
    expect((await checkoutOf(atAlfa)).contact.name).toBe('Анна Волкова')
    expect((await checkoutOf(atGamma)).contact.name).toBe('Гость Гаммы')
    expect((await checkoutOf(colleague)).contact.name).toBe('Коллега Коллегин')
  })
})
