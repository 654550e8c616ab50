import { contextHeaders, type endpoints } from '@isp/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopToday } from '../../../trade/shop-day.ts'
import { agreements, bearer, companies, openShop, type Shop } from '../people.fixture.ts'

const SPECIFICATION = 'f1000000-0005-4000-8000-000000000007'
/** The specification's price type, with a price for `NAMED` only. */
const OWN_PRICES = 9
const NAMED = 1
/** A product with a price of the agreement's type only. */
const BY_AGREEMENT = 3
/** A product with a base price only. */
const BY_BASE = 2

let shop: Shop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query(
    `insert into price_type (id, code, name, is_base) values (${OWN_PRICES}, 'spec-7', 'По спецификации № 7', false)`,
  )
  await shop.pool.query(
    `insert into price (product_id, price_type_id, amount) values (${NAMED}, ${OWN_PRICES}, 8800)`,
  )
  await shop.pool.query(
    `insert into specification (uuid, agreement_id, number, dated, price_type_id, names_goods)
     select $1, id, '7', ${shopToday}, ${OWN_PRICES}, true from agreement where uuid = $2`,
    [SPECIFICATION, agreements.partner],
  )
  headers = {
    ...bearer(await shop.signIn('manager')),
    [contextHeaders.company]: companies.alfa,
    [contextHeaders.agreement]: agreements.partner,
    [contextHeaders.specification]: SPECIFICATION,
  }
})
afterAll(() => shop.close())

const call = (id: keyof typeof endpoints, input = {}) => shop.call(id, { ...input, headers })
type Shown = { price: { amount: number; priceType: string; specification?: string } | null }
const shown = ({ price }: Shown) => price && [price.amount, price.priceType, price.specification]

describe('D38: спецификация, которая называет товары', () => {
  const expected = [
    [8800, 'spec-7', 'по спецификации №\u00a07'],
    [99_999, 'retail', undefined],
    [5000, 'partner', undefined],
  ]

  test('названный товар — по её цене и с её номером, другие — по цене договора, потом по базовой', async () => {
    const { body } = await call('productCards', { body: { ids: [NAMED, BY_BASE, BY_AGREEMENT] } })
    expect(body.items.map(shown)).toEqual(expected)
    const list = await call('listProducts', { body: { section: 'drills' } })
    for (const item of list.body.items) expect(shown(item)).toEqual(expected[item.id - 1])
    expect(list.body.items.length).toBeGreaterThan(0)
  })

  test('страница товара называет все цены, которые видны по этому договору', async () => {
    const { body } = await call('productById', { params: { id: NAMED } })
    expect(shown(body)).toEqual(expected[0])
    expect(body.prices.map(({ priceType }: { priceType: string }) => priceType).sort()).toEqual([
      'partner',
      'retail',
      'spec-7',
    ])
    const types = await call('priceTypes')
    expect(types.body.items.map(({ code }: { code: string }) => code)).toEqual([
      'spec-7',
      'partner',
      'retail',
    ])
  })

  test('корзина считает по тем же ценам: ответ на добавление, полная, малая, и заказ', async () => {
    const items = [NAMED, BY_BASE, BY_AGREEMENT].map((productId) => ({
      productId,
      quantityOrdered: productId === NAMED ? 10 : 1,
    }))
    const total = 10 * 8800 + 99_999 + 5000
    const added = await call('addToBasket', { body: { items } })
    expect(added.body.total).toBe(total)
    const basket = await call('basketV2')
    expect(basket.body.total).toBe(total)
    expect(basket.body.in_basket.map(({ price }: { price: number }) => price).sort()).toEqual(
      [5000, 8800, 99_999].sort(),
    )
    expect((await call('smallBasket')).body.total).toBe(total)
    const order = {
      deliveryMethod: 'pickup',
      contact: { name: 'Анна', phone: '+7 900 000-00-00', email: 'anna@example.com' },
      expectedTotal: total,
    }
    const made = await shop.call('createOrder', {
      body: order,
      headers: { ...headers, 'idempotency-key': 'f1000000-0004-4000-8000-000000000077' },
    })
    expect(made).toMatchObject({ status: 200, body: { total } })
    expect(made.body.agreement).toMatch(/^Договор 1, спецификация № 7 от /)
  })

  test('без спецификации — цены договора, и номера нет ни у чего', async () => {
    const { [contextHeaders.specification]: _none, ...plain } = headers
    const { body } = await shop.call('productCards', { body: { ids: [NAMED] }, headers: plain })
    expect(body.items.map(shown)).toEqual([[10_000, 'partner', undefined]])
  })

  test('её цены — её одной: второй спецификации и договору их не дать', async () => {
    const second = shop.pool.query(
      `insert into specification (agreement_id, number, dated, price_type_id, names_goods)
       select id, '8', ${shopToday}, ${OWN_PRICES}, true from agreement where uuid = $1`,
      [agreements.beta],
    )
    await expect(second).rejects.toThrow(/specification_own_prices/)
    const admin = bearer(await shop.signIn('admin'))
    const card = await shop.call('staffCompany', {
      params: { uuid: companies.alfa },
      headers: admin,
    })
    const codes = card.body.priceTypes.map(({ code }: { code: string }) => code)
    expect(codes).toEqual(['retail', 'partner'])
  })
})
