import { randomInt } from 'node:crypto'
import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { insertOrders } from '../history/orders.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../order/changes/order-changes.fixture.ts'

/** «Альфа» is company 1: its manager is account 1, its buyer account 2; «Бета» is company 2. */
let shop: OrdersShop
let buyer: Visitor
let manager: Visitor
beforeAll(async () => {
  shop = await openOrdersShop()
  buyer = shop.buyer
  manager = await shop.visitor('manager')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('delete from orders; delete from statistics_count')
  shop.clock.ms = 0
})

/** Inserts an order created at `at`, Moscow time; its lines cost 10 roubles each. */
const insertOrder = async (
  id: number,
  at: string,
  { account = 2, company = 1, products = [1], status = 'DELIVERED' } = {},
) => {
  await insertOrders(shop, [{ id, company, account, products, status }])
  await shop.pool.query(
    `update orders set created_at = $2::timestamp at time zone 'Europe/Moscow', total = $3 where id = $1`,
    [id, at, products.length * 1000],
  )
}

const amount = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.call('statisticsAmount', { query })).body

/** For each company, its amounts by month without the zero ones. */
const told = (body: { months: string[]; companies: { amounts: number[] }[] }) =>
  body.companies.map(({ amounts }) =>
    Object.fromEntries(
      body.months.map((month, at) => [month, amounts[at]]).filter(([, sum]) => sum),
    ),
  )
const categories = async (visitor: Visitor, query: Record<string, string> = {}) => {
  const { body } = await visitor.call('companyCategories', { query })
  return body.companies[0].categories.map((one: { name: string; amounts: number[] }) => [
    one.name,
    one.amounts.reduce((sum, part) => sum + part, 0),
  ])
}

/** The month that is `months` before the present one, by Moscow time. */
const monthAgo = (months: number): string => {
  const moscow = new Date(Date.now() + 3 * 3_600_000)
  return new Date(Date.UTC(moscow.getUTCFullYear(), moscow.getUTCMonth() - months, 15))
    .toISOString()
    .slice(0, 7)
}

test.each(['statisticsAmount', 'companyCategories'] as const)(
  '§7.5: %s — чужая компания рядом со своей закрыта, и закодированная иначе тоже',
  async (id) => {
    for (const foreign of [companies.beta, companies.beta.toUpperCase()]) {
      const query = { companyUuids: `${companies.alfa},${foreign}` }
      expect(await buyer.call(id, { query })).toMatchObject({
        status: 403,
        body: { code: 'COMPANY_FORBIDDEN' },
      })
    }
  },
)

test.each<[string, Record<string, string>]>([
  ['не uuid', { companyUuids: "1' or true" }],
  ['одиннадцать компаний', { companyUuids: Array(11).fill(companies.alfa).join(',') }],
  ['один конец периода', { from: '2026-01' }],
  ['тринадцатый месяц', { from: '2026-01', to: '2026-13' }],
  ['конец раньше начала', { from: '2026-02', to: '2026-01' }],
  ['больше двух лет', { from: '2024-01', to: '2026-01' }],
])('§7.5: %s — отказ у поля', async (_what, query) => {
  expect(await buyer.call('companyCategories', { query })).toMatchObject({
    status: 400,
    body: { code: 'REQUEST_INVALID' },
  })
})

test('§7.5: 24 месяца по московскому времени, без заказов — нули', async () => {
  const empty = await amount(buyer)
  expect(empty.months).toHaveLength(24)
  expect(empty.months.at(-1)).toBe(monthAgo(0))
  expect(empty.months[0]).toBe(monthAgo(23))
  expect(empty.companies).toEqual([
    {
      uuid: companies.alfa,
      name: 'Альфа',
      amounts: Array(24).fill(0),
      orderCounts: Array(24).fill(0),
    },
  ])
  const [month, next] = [monthAgo(3), monthAgo(2)]
  await insertOrder(1, `${next}-01 00:00:00`)
  await insertOrder(2, `${next}-01 00:00:00`)
  await shop.pool.query(
    `update orders set created_at = created_at - interval '1 second' where id = 2`,
  )
  expect(told(await amount(buyer))).toEqual([{ [month]: 1000, [next]: 1000 }])
})

test('§7.5: руководитель видит всю компанию, закупщик — своё; отменённое не считается', async () => {
  const month = monthAgo(1)
  await insertOrder(1, `${month}-10`, { account: 1 })
  await insertOrder(2, `${month}-11`, { account: 2, products: [1, 2] })
  await insertOrder(3, `${month}-12`, { account: 2, status: 'CANCELLED' })
  await insertOrder(4, `${month}-12`, { account: 6, company: 2 })
  expect(told(await amount(manager))).toEqual([{ [month]: 3000 }])
  const own = await amount(buyer)
  expect(told(own)).toEqual([{ [month]: 2000 }])
  expect(own.companies[0].orderCounts.at(-2)).toBe(1)
})

test('§7.5: несколько компаний одного человека — рядом, в том порядке, в котором названы', async () => {
  const month = monthAgo(1)
  await insertOrder(1, `${month}-10`, { account: 1 })
  await insertOrder(2, `${month}-10`, { account: 1, company: 3, products: [1, 2] })
  const { rows } = await shop.pool.query('select company.uuid, company.id from company')
  const uuidOf = (id: number) => rows.find((row) => row.id === id)?.uuid
  expect(uuidOf(3)).toBe(companies.waiting)
  const query = { companyUuids: `${companies.waiting},${companies.alfa}` }
  expect(told(await amount(manager, query))).toEqual([{ [month]: 2000 }, { [month]: 1000 }])
})

describe('§7.5: суммы следуют за заказом', () => {
  const sums = async () => [
    Object.values(told(await amount(buyer))[0] ?? {}),
    (await categories(buyer)).map(([, sum]: [string, number]) => sum),
  ]
  test('оформлен, часть отменена, отменён весь', async () => {
    await shop.reset()
    const id = await shop.make(10)
    expect(await sums()).toEqual([[100_000], [100_000]])
    await shop.cancel(id, [{ place: 0, quantity: 5 }])
    expect(await sums()).toEqual([[50_000], [50_000]])
    await shop.cancel(id)
    expect(await sums()).toEqual([[], []])
  })

  test('заказ, который меняют во время чтения, попадает в следующее', async () => {
    const month = monthAgo(1)
    await insertOrder(1, `${month}-10`)
    const other = await shop.pool.connect()
    try {
      await other.query('begin')
      await other.query('update orders set total = 7000 where id = 1')
      await insertOrder(2, `${month}-11`)
      expect(told(await amount(buyer))).toEqual([{ [month]: 2000 }])
      await other.query('commit')
    } finally {
      other.release()
    }
    expect(told(await amount(buyer))).toEqual([{ [month]: 8000 }])
  })

  test('после любых перемен — то же, что посчитано с начала', async () => {
    for (let id = 1; id <= 20; id += 1) {
      const day = `${monthAgo(randomInt(24))}-${10 + randomInt(15)}`
      await insertOrder(id, day, {
        account: 1 + randomInt(2),
        products: [1, 2, 3].slice(randomInt(3)),
      })
    }
    for (let step = 0; step < 15; step += 1) {
      const id = 1 + randomInt(20)
      const change = [
        `update orders set status = 'CANCELLED' where id = ${id}`,
        `update orders set total = total + 500 where id = ${id}`,
        `update orders set account_id = 3 - account_id where id = ${id}`,
        `delete from orders where id = ${id}`,
      ][randomInt(4)]
      await shop.pool.query(change ?? '')
      if (step % 4 === 0) await amount(manager)
    }
    const kept = [await amount(manager), await amount(buyer)]
    await manager.call('refreshStatistics')
    expect([await amount(manager), await amount(buyer)]).toEqual(kept)
  })
})

describe('§7.5: по разделам первого уровня', () => {
  test('период, товар без раздела — без имени, большие суммы первыми', async () => {
    await insertOrder(1, `${monthAgo(1)}-10`, { products: [1, 2] })
    await insertOrder(2, `${monthAgo(5)}-10`, { products: [9_999] })
    expect(await categories(buyer)).toEqual([
      ['Инструмент', 2000],
      [null, 1000],
    ])
    expect(await categories(buyer, { from: monthAgo(6), to: monthAgo(5) })).toEqual([[null, 1000]])
  })

  test('товар перенесли — раздел меняется, когда посчитано заново, и не чаще раза в минуту', async () => {
    await insertOrder(1, `${monthAgo(1)}-10`)
    const first = await buyer.call('refreshStatistics')
    expect(await categories(buyer)).toEqual([['Инструмент', 1000]])
    await shop.pool.query(
      `insert into section (id, slug, name) values (77, 'moved-to', 'Оснастка')`,
    )
    await shop.pool.query('update product set section_id = 77 where id = 1')
    try {
      expect((await buyer.call('refreshStatistics')).body).toEqual(first.body)
      expect(await categories(buyer)).toEqual([['Инструмент', 1000]])
      shop.clock.ms = 61_000
      const later = await buyer.call('refreshStatistics')
      expect(Date.parse(later.body.countedAt)).toBeGreaterThan(Date.parse(first.body.countedAt))
      expect(await categories(buyer)).toEqual([['Оснастка', 1000]])
    } finally {
      await shop.pool.query('update product set section_id = 3 where id = 1')
      await shop.pool.query('delete from section where id = 77')
    }
  })
})

test('§7.5: файл Excel: строка на месяц, столбец на раздел, итог', async () => {
  await insertOrder(1, `${monthAgo(1)}-10`, { products: [1, 9_999] })
  const { rawPayload } = await shop.app.inject({
    url: '/bff/api/statistics/excel-export',
    headers: { ...buyer.headers, 'accept-encoding': 'identity' },
  })
  const { Sheets, SheetNames } = read(rawPayload)
  const rows = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 })
  expect(rows[0]).toEqual(['Компания', 'Месяц', 'Заказов', 'Сумма, ₽', 'Инструмент', 'Прочее'])
  expect(rows.at(-3)).toEqual(['Альфа', monthAgo(1), 1, 20, 10, 10])
  expect(rows.at(-1)?.[3]).toBe(20)
})
