import { read, utils } from '@e965/xlsx'
import { contextHeaders } from '@isp/contract'
import { BFF_BASE } from '@isp/contract/urls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import type { RunningJob } from '../../kernel/job-kind.ts'
import { shopToday } from '../../trade/shop-day.ts'
import { agreements, companies, type Person } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { createCatalogGoods } from '../goods/lists/catalog-goods.service.ts'
import { type FeedsShop, openFeedsShop } from './feeds.fixture.ts'
import { createPriceList } from './price-list.job.ts'

let shop: FeedsShop
let buyer: Visitor
const partner = { company: companies.alfa, agreement: agreements.partner }
beforeAll(async () => {
  shop = await openFeedsShop()
  buyer = await shop.visitor('buyer', partner)
})
afterAll(() => shop.close())
afterEach(() =>
  shop.pool.query(`
    update company set status = case name when 'На проверке' then status else 'ACTIVE' end;
    update company_member set is_blocked = false where account_id in (select id from account where login = 'buyer@example.com');
    delete from company_manager`),
)

const asked = async () =>
  (await shop.pool.query(`select data from pgboss.job where name = 'feeds.price-list'`)).rows
/** Runs the buyer's job now, without the queue; saving a file would fail. */
const runNow = async (priceTypeId: number | null = null) => {
  const { rows } = await shop.pool.query(`select id from account where login = 'buyer@example.com'`)
  const job = createPriceList({
    database: databaseOf(shop.pool),
    now: () => new Date(),
    catalog: { goods: createCatalogGoods({ database: databaseOf(shop.pool) }) },
    files: { save: () => Promise.reject(new Error('a file was made')) },
  })
  const data = { accountId: rows[0].id, agreementUuid: agreements.partner, priceTypeId }
  return job.run(data, { checkpoint: async () => {} } as unknown as RunningJob)
}

describe('D43: цен по договору нет', () => {
  test('у тех, кто не покупает от имени компании', async () => {
    expect((await shop.call('priceList')).status).toBe(401)
    for (const person of ['employee', 'newcomer', 'staff'] as const) {
      const visitor = await shop.visitor(person, person === 'employee' ? partner : {})
      expect([403, 409]).toContain((await visitor.call('priceList')).status)
    }
    expect(await asked()).toEqual([])
  })

  test.each(['BLOCKED', 'MODERATION', 'REJECTED'])('у компании %s', async (status) => {
    await shop.pool.query('update company set status = $2 where uuid = $1', [
      companies.alfa,
      status,
    ])
    expect((await buyer.call('priceList')).status).toBe(403)
    expect(await asked()).toEqual([])
    await expect(runNow()).rejects.toMatchObject({ name: 'JobRefusal' })
  })

  test('у того, кого успели заблокировать в компании', async () => {
    await expect(runNow()).rejects.toThrow('a file was made')
    await shop.pool.query(
      `update company_member set is_blocked = true where account_id = (select id from account where login = 'buyer@example.com')`,
    )
    await expect(runNow()).rejects.toMatchObject({ name: 'JobRefusal' })
  })

  test('по договору, который кончился', async () => {
    const ends = (day: string) =>
      shop.pool.query(`update agreement set valid_until = ${day} where uuid = $1`, [
        agreements.partner,
      ])
    await ends('current_date - 2')
    expect((await buyer.call('priceList')).status).toBeGreaterThanOrEqual(400)
    await expect(runNow()).rejects.toMatchObject({ name: 'JobRefusal' })
    await ends('null')
  })

  test('у сотрудника, который эту компанию не ведёт', async () => {
    const ask = async (person: Person, agreementUuid: string = agreements.partner) =>
      (await shop.visitor(person, {})).call('staffPriceList', { body: { agreementUuid } })
    expect((await ask('content')).status).toBe(403)
    expect((await ask('buyer')).status).toBe(403)
    const missing = { status: 404, body: { code: 'STAFF_AGREEMENT_NOT_FOUND' } }
    expect(await ask('staff')).toMatchObject(missing)
    expect(await ask('admin', 'f1000000-00ff-4000-8000-000000000001')).toMatchObject(missing)
    await shop.pool.query(
      `insert into company_manager select company.id, account.id from company, account
        where company.uuid = $1 and account.login = 'staff@example.com'`,
      [companies.alfa],
    )
    expect((await ask('staff')).status).toBe(200)
    await shop.pool.query(`update company set status = 'BLOCKED' where uuid = $1`, [companies.alfa])
    expect(await ask('staff')).toMatchObject(missing)
    expect(await ask('admin')).toMatchObject(missing)
  })
})

const rowsOf = async (visitor: Visitor, fileUuid: unknown) => {
  const { rawPayload, statusCode } = await shop.app.inject({
    method: 'GET',
    url: `${BFF_BASE}/api/files/download/${fileUuid}`,
    headers: visitor.headers,
  })
  if (statusCode !== 200) return statusCode
  const book = read(rawPayload)
  return utils.sheet_to_json<unknown[]>(book.Sheets['Прайс-лист'] ?? {}, {
    header: 1,
    blankrows: false,
  })
}

test('прайс-лист — цены договора, шаги, остатки и кратность всех товаров, файл только у того, кто просил', async () => {
  await shop.pool.query(
    `update price set step_quantities = '{10,100}', step_amounts = '{9500,9000}' where product_id = 1 and price_type_id = 2`,
  )
  const { body } = await buyer.call('priceList')
  const { state, progress, result } = await shop.finished(buyer, body.jobId)
  expect([state, progress]).toEqual(['done', { done: 3, total: 3, note: null }])
  const { fileUuid } = result as { fileUuid: string }
  const rows = await rowsOf(buyer, fileUuid)
  expect(rows).toEqual([
    [
      ...['Артикул', 'Наименование', 'Бренд', 'Раздел', 'Единица', 'Цена с НДС, ₽'],
      ...['Цены от количества', 'НДС, %', 'Остаток', 'Кратность', 'Минимум'],
    ],
    [
      ...['2301-0054', 'Сверло 8,5 мм', 'Фрезер', 'Свёрла по металлу', 'шт', 100],
      ...[expect.stringMatching(/^от 10 — 95.*; от 100 — 90/), 22, 12, 5, 10],
    ],
    ['A/10', 'Сверло 10 мм', 'Альфа', 'Свёрла по металлу', 'шт', 999.99, undefined, 22, 0, 1, 1],
    ['K-1', 'Кондуктор', undefined, 'Свёрла', 'шт', 50, undefined, 22, 4, 1, 1],
  ])
  const colleague = await shop.visitor('manager', partner)
  expect((await colleague.call('job', { params: { id: body.jobId } })).status).toBe(404)
  expect(await rowsOf(colleague, fileUuid)).toBe(404)
})

test('D38: по спецификации — её цены названных в ней товаров, остальные по договору', async () => {
  const specification = 'f1000000-0006-4000-8000-0000000000aa'
  await shop.pool.query(`
    insert into price_type (id, code, name) values (77, 'annex', 'По спецификации');
    insert into specification (uuid, agreement_id, number, dated, price_type_id, names_goods)
      select '${specification}', id, '7', current_date, 77, true from agreement where uuid = '${agreements.partner}';
    insert into price (product_id, price_type_id, amount) values (1, 77, 7700)`)
  const headers = { [contextHeaders.specification]: specification }
  const { body } = await buyer.call('priceList', { headers })
  const { result } = await shop.finished(buyer, body.jobId)
  const rows = await rowsOf(buyer, (result as { fileUuid: string }).fileUuid)
  expect(rows).toContainEqual(expect.arrayContaining(['2301-0054', 77]))
  expect(rows).toContainEqual(expect.arrayContaining(['K-1', 50]))
})

test('D38: прайс-лист по спецификации, которая кончилась, пока он ждал очереди, не составляется', async () => {
  await shop.pool.query(`
    insert into price_type (id, code, name) values (78, 'ended', 'По прошлой спецификации');
    insert into specification (agreement_id, number, dated, valid_until, price_type_id, names_goods)
      select id, '8', ${shopToday} - 9, ${shopToday}, 78, true from agreement where uuid = '${agreements.partner}'`)
  await expect(runNow(78)).rejects.toThrow('a file was made')
  await shop.pool.query(
    `update specification set valid_until = ${shopToday} - 1 where number = '8'`,
  )
  await expect(runNow(78)).rejects.toMatchObject({ name: 'JobRefusal' })
})

test('без цены — «по запросу», а не чужая цена', async () => {
  const admin = await shop.visitor('admin', {})
  const { body } = await admin.call('staffPriceList', {
    body: { agreementUuid: agreements.retail },
  })
  const { result } = await shop.finished(admin, body.jobId)
  const rows = await rowsOf(admin, (result as { fileUuid: string }).fileUuid)
  expect(rows).toContainEqual(expect.arrayContaining(['Кондуктор', 'по запросу']))
})

test('двадцать прайс-листов за час, двадцать первый — позже; другим это не мешает', async () => {
  await shop.pool.query(
    `insert into job_state (job_id, kind, account_id)
     select gen_random_uuid(), 'feeds.price-list', id from account, generate_series(1, 20) where login = 'buyer@example.com'`,
  )
  expect(await buyer.call('priceList')).toMatchObject({ status: 429 })
  const colleague = await shop.visitor('manager', partner)
  expect((await colleague.call('priceList')).status).toBe(200)
})
