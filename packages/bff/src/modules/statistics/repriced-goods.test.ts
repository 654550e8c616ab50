import { contextHeaders } from '@isp/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shopToday } from '../../trade/shop-day.ts'
import { agreements } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop } from '../basket/buyers.fixture.ts'

/** The buyer of «Альфа» (account 2) pays price type 2; base is type 1. Her draft and her favourites hold product 2. */
let shop: BuyersShop
beforeAll(async () => {
  shop = await openBuyersShop()
})
afterAll(() => shop.close())

const prices = (type: number, amount: number) =>
  shop.pool.query(
    `insert into price (product_id, price_type_id, amount) values (2, $1, $2)
     on conflict (product_id, price_type_id) do update set amount = excluded.amount`,
    [type, amount],
  )
beforeEach(async () => {
  await shop.pool.query(
    `delete from draft; delete from favorite_list; delete from price where product_id = 2;
     update product set is_active = true where id = 2;
     insert into draft (id, account_id, company_id, name, updated_at) values (1, 2, 1, 'Цех', now() - interval '2 days');
     insert into draft_line (draft_id, product_id, name, quantity) values (1, 2, 'Сверло', 1);
     insert into favorite_list (id, account_id, name) values (1, 2, 'Список');
     insert into favorite_item (account_id, product_id, list_id, added_at) values (2, 2, 1, now() - interval '2 days')`,
  )
  await prices(1, 20_000)
  await prices(2, 10_000)
})

const told = async (person: 'buyer' | 'manager' = 'buyer') => {
  const { drafts, favorites } = (await (await shop.visitor(person)).call('waitingToday')).body
  return { drafts, favorites }
}
const none = { count: 0, first: null }

test('§2.9: новая цена названа в своём черновике и в избранном: прежняя и нынешняя', async () => {
  expect(await told()).toEqual({ drafts: none, favorites: none })
  await prices(2, 12_000)
  expect(await told()).toMatchObject({
    drafts: { count: 1, first: { from: 10_000, to: 12_000 } },
    favorites: { count: 1, first: { from: 10_000, to: 12_000 } },
  })
  expect(await told('manager')).toEqual({ drafts: none, favorites: none })
})

test('молчит о чужом типе цен, о доле процента, о прежней цене и о том, что было до черновика', async () => {
  await prices(1, 30_000)
  await prices(2, 10_099)
  expect(await told()).toEqual({ drafts: none, favorites: none })
  await prices(2, 15_000)
  await shop.pool.query('update draft set updated_at = now()')
  expect(await told()).toMatchObject({ drafts: none, favorites: { count: 1 } })
  await shop.pool.query(`update price set changed_at = now() - interval '31 days'`)
  expect(await told()).toEqual({ drafts: none, favorites: none })
})

test('D30: без своей цены названа перемена базовой; снятого товара нет', async () => {
  await shop.pool.query('delete from price where product_id = 2 and price_type_id = 2')
  await prices(1, 25_000)
  expect((await told()).drafts.first).toMatchObject({ from: 20_000, to: 25_000 })
  await shop.pool.query('update product set is_active = false where id = 2')
  expect(await told()).toEqual({ drafts: none, favorites: none })
})

test('D38: цена та же, что на карточке: спецификация, для остальных товаров — её договор, потом базовая', async () => {
  const specification = 'f1000000-0005-4000-8000-000000000038'
  await shop.pool.query(
    `insert into price_type (id, code, name, is_base) values (38, 'spec-38', 'По спецификации № 38', false)`,
  )
  await shop.pool.query(
    `insert into specification (uuid, agreement_id, number, dated, price_type_id, names_goods)
     select $1, id, '38', ${shopToday}, 38, true from agreement where uuid = $2`,
    [specification, agreements.partner],
  )
  const shown = async () => {
    const buyer = await shop.visitor('buyer')
    const headers = { [contextHeaders.specification]: specification }
    const today = await buyer.call('waitingToday', { headers })
    const cards = await buyer.call('productCards', { body: { ids: [2] }, headers })
    return [today.body.drafts.first?.to, cards.body.items[0].price.amount]
  }
  await prices(1, 25_000)
  await prices(2, 12_000)
  expect(await shown()).toEqual([12_000, 12_000])
  await prices(38, 8000)
  await prices(38, 9000)
  expect(await shown()).toEqual([9000, 9000])
  await shop.pool.query('delete from price where product_id = 2 and price_type_id <> 1')
  expect(await shown()).toEqual([25_000, 25_000])
})

test('§2.9: список — ровно те товары, которые сочтены: с прежней ценой, нынешней и черновиками', async () => {
  const list = async (query: Record<string, string>) =>
    (await (await shop.visitor('buyer')).call('repricedGoods', { query })).body
  await shop.pool.query(
    `insert into draft (id, account_id, company_id, name, updated_at) values (2, 2, 1, 'Склад', now() - interval '1 day');
     insert into draft_line (draft_id, product_id, name, quantity) values (2, 2, 'Сверло', 1), (2, 1, 'Метчик', 1)`,
  )
  expect(await list({})).toMatchObject({ items: [], total: 0 })
  await prices(2, 12_000)
  const good = {
    ...{
      from: 10_000,
      to: 12_000,
      isFavorite: true,
      product: { id: 2, price: { amount: 12_000 } },
    },
    drafts: [
      { id: 1, name: 'Цех' },
      { id: 2, name: 'Склад' },
    ],
  }
  expect(await list({})).toMatchObject({ items: [good], total: 1 })
  await shop.pool.query('delete from favorite_list')
  expect(await list({ in: 'drafts' })).toMatchObject({
    items: [{ ...good, isFavorite: false }],
    total: 1,
  })
  expect(await list({ in: 'favorites' })).toMatchObject({ items: [], total: 0 })
})
