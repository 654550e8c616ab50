import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../kernel/database.ts'
import type { RunningJob } from '../modules/jobs/jobs.service.ts'
import { createConvertPrices } from '../modules/pricing/convert-prices.job.ts'
import { shopToday } from '../trade/shop-day.ts'
import { loadCatalog, type PriceRecord } from './index.ts'

/** Decisions, «Money»: a price in a foreign currency is roubles at the day's rate, half-up to a kopeck. */

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query(
    'truncate product, section, price_type, price_type_source, source_catalog, currency_rate cascade',
  )
  await database.pool.query(`
    insert into section (id, slug, name) values (1, 'drills', 'Свёрла');
    insert into price_type (id, external_id, code, name, is_base) values (1, 'base', 'base', 'Базовая', true);
    insert into source_catalog (id, external_id, name) values (1, 'K', 'Каталог');
    insert into product (id, external_id, slug, section_id, article, name, vat_rate)
    values (1, 'p1', 'p1', 1, 'A-1', 'Сверло', 22), (2, 'p2', 'p2', 1, 'A-2', 'Фреза', 10)`)
})

const name = (code: string, rate: number, nominal = 1, day = `${shopToday} - 1`) =>
  database.pool.query(
    `insert into currency_rate (code, valid_from, name, nominal, rate) values ($1, ${day}, $1, $2, $3)
     on conflict (code, valid_from) do update set rate = excluded.rate`,
    [code, nominal, rate],
  )
const load = (...prices: Partial<PriceRecord>[]) =>
  loadCatalog(
    database.pool,
    [
      {
        prices: prices.map((price) => ({
          ...{ product: 'p1', catalog: 'K', rank: 1, place: 'a.xml:1', priceType: 'base' },
          ...{ amount: '1000.0000', addsVat: false, currency: 'EUR' },
          ...{ stepQuantities: null, stepAmounts: null },
          ...price,
        })),
      },
    ],
    { mode: 'changes', origin: 'accounting' },
  )
const rows = async () =>
  (
    await database.pool.query(
      `select product_id as id, amount::float8, step_amounts::float8[] as steps, currency,
              round(foreign_amount, 4)::float8 as named from price order by product_id`,
    )
  ).rows
const amounts = async () => (await rows()).map(({ amount }) => amount)
const changes = async () =>
  (await database.pool.query('select count(*)::int from catalog_change')).rows[0].count

describe('цены в валюте', () => {
  test('без курса не загружены; вместе с рублёвой той же выгрузки не пропадает она', async () => {
    await load({}, { product: 'p2', amount: 500, currency: null })
    expect(await rows()).toEqual([{ id: 2, amount: 500, steps: null, currency: null, named: null }])
  })

  test('рубли по курсу дня, половина копейки вверх, цены от количества тоже', async () => {
    await name('EUR', 1.005)
    await load(
      { amount: '100.0000', stepQuantities: [10, 20], stepAmounts: ['50.0000', '33.3333'] },
      { product: 'p2', amount: '49.7512', currency: 'EUR', stepQuantities: null },
    )
    expect(await rows()).toEqual([
      { id: 1, amount: 101, steps: [50, 33], currency: 'EUR', named: 1 },
      { id: 2, amount: 50, steps: null, currency: 'EUR', named: 0.4975 },
    ])
  })

  test('курс за номинал; НДС прибавлен к цене в валюте, а округлено один раз', async () => {
    await name('CNY', 115.5, 10)
    await load(
      { currency: 'CNY', amount: '100.5000', addsVat: true },
      { product: 'p2', currency: 'CNY', amount: '100.5000', addsVat: true },
    )
    // 1.005 × 1.22 × 11.55 = 14.1614…, 1.005 × 1.10 × 11.55 = 12.7685…
    expect(await rows()).toMatchObject([
      { amount: 1416, named: 1.2261 },
      { amount: 1277, named: 1.1055 },
    ])
  })

  test('названный курс меняет цены сразу, и только своей валюты; каждый индекс узнаёт об этом', async () => {
    await name('EUR', 100)
    await name('USD', 80)
    await load(
      { stepQuantities: [10], stepAmounts: ['900.0000'] },
      { product: 'p2', currency: 'USD' },
    )
    const before = await changes()
    await name('EUR', 101.55)
    expect(await rows()).toMatchObject([{ amount: 101_550, steps: [91_395] }, { amount: 80_000 }])
    expect(await changes()).toBeGreaterThan(before)
  })

  test('завтрашний курс ждёт своего дня: тогда его берёт задание', async () => {
    await name('EUR', 100)
    await load({})
    await name('EUR', 120, 1, `${shopToday} + 2`)
    const job = createConvertPrices(databaseOf(database.pool))
    await job.run({}, {} as RunningJob)
    expect(await amounts()).toEqual([100_000])
    // simulates the arrival of that date: moves the rate there without the trigger
    await database.pool.query(`
      alter table currency_rate disable trigger convert_prices;
      update currency_rate set valid_from = ${shopToday} where rate = 120;
      alter table currency_rate enable trigger convert_prices`)
    expect(await amounts()).toEqual([100_000])
    await job.run({}, {} as RunningJob)
    expect(await amounts()).toEqual([120_000])
  })

  test('следующая выгрузка в рублях: курс её больше не касается', async () => {
    await name('EUR', 100)
    await load({})
    await load({ amount: 777, currency: null })
    await name('EUR', 200)
    expect(await rows()).toMatchObject([{ amount: 777, currency: null, named: null }])
  })

  test('дешевле копейки не бывает: даром не продают', async () => {
    await name('KZT', 0.0001)
    await load({ currency: 'KZT', amount: '1.0000' })
    expect(await amounts()).toEqual([1])
  })
})
