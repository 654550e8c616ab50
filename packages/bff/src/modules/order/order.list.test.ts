import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

/** A page holds twenty: forty-five orders of one buyer, every third of them shipped, and one of a colleague. */
let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  await shop.pool.query(
    `insert into orders (id, number, account_id, company_id, status, company_name, company_inn, agreement_name, author,
       delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
     select 100 + n, 'ИСП-' || 100 + n, case n when 46 then 1 else 2 end, 1, case n % 3 when 0 then 'SHIPPED' else 'NEW' end,
            'Альфа', '1', 'Договор', 'Автор', 'pickup', 'Самовывоз', 'Имя', '+7', 'a@example.com', 1, 0, 1
       from generate_series(1, 46) n`,
  )
})
afterAll(() => shop.close())

const page = async (body: object) => (await buyer.call('listOrders', { body })).body
const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n)

test('§7.4: страницы идут от новых к старым: без повторов, без пропусков, последняя неполна', async () => {
  const pages = [await page({}), await page({ page: 2 }), await page({ page: 3 })]
  expect(pages.map(ids)).toEqual([down(145, 126), down(125, 106), down(105, 101)])
  for (const one of pages) expect(one).toMatchObject({ total: 45, pageSize: 20, pages: 3 })
  expect(ids(await page({ pageSize: 50 }))).toEqual(down(145, 101))
})

test('§7.4: за последней страницей — «нет такой», и сколько их', async () => {
  expect(await page({ page: 4 })).toMatchObject({ statusCode: 404, code: 'PAGE_NOT_FOUND' })
  expect(await page({ page: 2, pageSize: 50 })).toMatchObject({ code: 'PAGE_NOT_FOUND' })
  expect(await page({ page: 1, q: 'нет такого' })).toMatchObject({ total: 0, pages: 1 })
})

test.each([
  { pageSize: 1_000_000 },
  { pageSize: 0 },
  { page: 0 },
  { page: 1.5 },
  { q: 'я'.repeat(101) },
  { status: 'LOST' },
  { company: 2 },
])('не список, а отказ: %j', async (body) => {
  expect(await page(body)).toMatchObject({ statusCode: 400, code: 'REQUEST_INVALID' })
})

test('§7.4: по состоянию и номеру отбираются и строки, и их число', async () => {
  const shipped = await page({ status: 'SHIPPED' })
  expect(shipped).toMatchObject({ total: 15, pages: 1 })
  expect(ids(shipped)).toEqual(down(45, 1).flatMap((n) => (n % 3 === 0 ? [100 + n] : [])))
  expect(await page({ status: 'SHIPPED', q: '-14' })).toMatchObject({
    total: 2,
    items: [{ id: 145 }, { id: 142 }],
  })
})

test('§7.4: выключенной доставки не предлагают', async () => {
  await shop.pool.query(`update delivery_method set is_active = false where code = 'courier'`)
  const { body } = await shop.call('deliveryMethods')
  expect(body.items.map(({ code }: { code: string }) => code)).toEqual(['pickup', 'carrier'])
  await buyer.add(2, 1)
  const { deliveryMethods } = (await buyer.call('checkout')).body
  expect(deliveryMethods.map(({ code }: { code: string }) => code)).toEqual(['pickup', 'carrier'])
})
