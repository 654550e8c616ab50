import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

/** Forty-five orders of one buyer, every third shipped, and one of a colleague; a page has twenty. */
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
  { from: '2026-02-30' },
  { sumFrom: -1 },
  { sort: 'total' },
  { person: 0 },
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

describe('§7.4: отбор и порядок списка', () => {
  const manager = async (body: object) =>
    (await (await shop.visitor('manager')).call('listOrders', { body })).body
  const found = async (body: object) => ids(await page(body))
  beforeAll(() =>
    shop.pool.query(
      `update orders set created_at = '2026-03-01T00:00:00+03'::timestamptz + (id - 101) * interval '12 hours',
              total = case id when 101 then 500 else id * 1000 end,
              agreement_id = case when id < 104 then (select min(id) from agreement where company_id = 1) end,
              status = case id when 102 then 'CANCELLED' else status end
        where id between 101 and 146;
       insert into order_line (order_id, place, product_id, name, article, unit, quantity, price, sum, vat_rate, vat_sum, reserved)
       select id, 0, 2, 'Сверло', case when id < 103 then 'СВ-10 / 2' else 'ФР-7' end, 'шт', 1, 1, 1, 22, 0, 0 from orders where id between 101 and 104`,
    ),
  )

  test('дни считаются там, где магазин, и оба входят', async () => {
    expect(await found({ from: '2026-03-02', to: '2026-03-03' })).toEqual([106, 105, 104, 103])
    expect(await found({ to: '2026-03-01' })).toEqual([102, 101])
  })

  test('артикул в строках: как бы его ни писали, по началу', async () => {
    expect(await found({ article: 'св10' })).toEqual([102, 101])
    expect(await found({ article: 'Ф' })).toEqual([104, 103])
    expect(await found({ article: '10' })).toEqual([])
    expect(await found({ article: '%' })).toEqual([])
  })

  test('договор, сумма, человек; вместе они сужают', async () => {
    const { agreements } = (await buyer.call('currentUser')).body.companies[0]
    expect(await found({ agreement: agreements[0].uuid })).toEqual([103, 102, 101])
    expect(await found({ sumFrom: 144_000 })).toEqual([145, 144])
    expect(await found({ sumFrom: 100, sumTo: 102_000 })).toEqual([102, 101])
    expect(await found({ sumTo: 102_000, article: 'св', status: 'NEW' })).toEqual([101])
    expect(ids(await manager({ person: 1 }))).toEqual([146])
    expect((await manager({ person: 2 })).total).toBe(45)
    expect(await found({ person: 1 })).toEqual([])
  })

  test('порядок: по времени и по сумме, в обе стороны', async () => {
    expect((await found({ sort: 'oldest' })).slice(0, 2)).toEqual([101, 102])
    expect((await found({ sort: 'largest' })).slice(0, 2)).toEqual([145, 144])
    expect((await found({ sort: 'smallest', page: 3 })).at(-1)).toBe(145)
  })

  test('кто оформлял: покупателю — он один, руководителю — все, и ушедшие', async () => {
    await shop.pool.query(`update orders set author = 'Лис Иван' where id = 145`)
    expect((await buyer.call('orderPeople')).body.items).toEqual([{ id: 2, name: 'Лис Иван' }])
    const all = (await (await shop.visitor('manager')).call('orderPeople')).body.items
    expect(all).toEqual([
      { id: 1, name: 'Автор' },
      { id: 2, name: 'Лис Иван' },
    ])
  })

  test('файл: те же заказы в том же порядке, сумма без отменённых; слишком много — отказ словами', async () => {
    const body = { to: '2026-03-02', sort: 'smallest' }
    const { rawPayload } = await shop.app.inject({
      method: 'POST',
      url: '/bff/api/sale/order/list/excel-export',
      headers: { ...buyer.headers, 'accept-encoding': 'identity' },
      payload: body,
    })
    const { SheetNames, Sheets } = read(rawPayload)
    const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })
    expect(rows.map(([first]) => first)).toEqual([
      'Номер',
      'ИСП-101',
      'ИСП-102',
      'ИСП-103',
      'ИСП-104',
      'Итого',
    ])
    expect(rows.at(-1)?.at(-1)).toBe(2075)
    await shop.pool.query(
      `insert into orders (id, number, account_id, company_id, status, company_name, company_inn, agreement_name, author,
         delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
       select 1000 + n, 'М-' || n, 1, 1, 'NEW', 'Альфа', '1', 'Договор', 'Автор', 'pickup', 'Самовывоз', 'Имя', '+7', 'a@example.com', 1, 0, 1
         from generate_series(1, 10000) n`,
    )
    expect(
      (await (await shop.visitor('manager')).call('exportOrders', { body: {} })).body,
    ).toMatchObject({
      statusCode: 422,
      code: 'ORDERS_TOO_MANY',
    })
  })
})
