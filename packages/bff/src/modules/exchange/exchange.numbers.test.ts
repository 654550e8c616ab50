import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Exchange, openExchange } from './exchange.fixture.ts'

/** D64: how numbers of a load are stored, and what stays in force when they are refused. */

let exchange: Exchange
beforeAll(async () => {
  exchange = await openExchange()
  await exchange.outcomes('import:price-types', [{ id: 't', name: 'Оптовая' }])
  await exchange.outcomes('import:warehouses', [{ id: 'w', name: 'Склад', city: 'Москва' }])
  await exchange.outcomes('import:sections', [{ id: 's', name: 'Свёрла' }])
  await exchange.outcomes('import:products', [
    { id: 'g', name: 'Сверло', article: 'С', section: 's', unit: 'шт', vatRate: '22' },
  ])
})
afterAll(() => exchange.shop.close())

const plain = (text: string | undefined) => text?.replaceAll(/[\u{A0}\u{202F}]/gu, ' ')
const say = async (call: 'import:prices' | 'import:rests' | 'import:products', record: object) =>
  (await exchange.send(call, [record])).body.results[0]
const price = (value: unknown) =>
  say('import:prices', { product: 'g', priceType: 't', price: value })
const rest = (value: unknown) =>
  say('import:rests', { product: 'g', warehouse: 'w', quantity: value })
const one = async (sql: string) =>
  Number((await exchange.shop.pool.query(sql)).rows[0]?.value ?? Number.NaN)
const held = () =>
  one(
    `select amount as value from price join product p on p.id = product_id where external_id = 'g'`,
  )
const stock = () =>
  one(
    `select quantity as value from stock join product p on p.id = product_id where external_id = 'g'`,
  )

test.each<[unknown, number]>([
  ['1 200,50', 120_050],
  [19.900000000000002, 1990],
  ['12', 1200],
  [100 / 3, 3333],
  ['1,005', 101],
])('цена %j — %d коп.', async (value, kopecks) => {
  await price(value)
  expect(await held()).toBe(kopecks)
})

test('отказ называет прежнюю цену, что остаётся в силе; ноль снимает её и говорит об этом', async () => {
  await price(120)
  for (const wrong of ['дорого', -5, [], true, '12 34']) {
    const { outcome, stays } = await price(wrong)
    expect([outcome, plain(stays)], String(wrong)).toEqual([
      'refused',
      'осталась прежняя цена 120,00 ₽',
    ])
  }
  expect(await held()).toBe(12_000)
  expect(await price(0)).toMatchObject({
    ...{
      outcome: 'changed',
      notes: [{ path: 'price', message: expect.stringContaining('по запросу') }],
    },
  })
  expect(await held()).toBeNaN()
  expect(plain((await price('дорого')).stays)).toMatch(/цены .* нет/)
})

test('повтор записи в том же вызове и отказ базы тоже говорят, какая цена в силе', async () => {
  const record = (value: number) => ({ product: 'g', priceType: 't', price: value })
  const { body } = await exchange.send('import:prices', [record(7), record(8)])
  expect([body.results[1].outcome, plain(body.results[1].stays)]).toEqual([
    ...['refused', 'осталась прежняя цена 7,00 ₽'],
  ])
})

test.each<[unknown, number, string | undefined]>([
  ['1 200', 1200, undefined],
  [12.0, 12, undefined],
  [-3, 0, 'меньше нуля'],
  ['2,9', 2, 'Доля'],
  [11.999999999999998, 12, undefined],
])('остаток %j — %d шт.', async (value, pieces, note) => {
  await rest(1)
  const { outcome, notes } = await rest(value)
  expect([outcome, await stock()]).toEqual(['changed', pieces])
  expect(notes?.[0]?.message ?? '').toContain(note ?? '')
  expect(notes === undefined).toBe(note === undefined)
})

test('непрочитанный остаток и ставка: сказано, что в силе', async () => {
  await rest(5)
  const refused = await rest('мало')
  expect([refused.outcome, plain(refused.stays)]).toEqual([
    ...['refused', 'остался прежний остаток: 5 штук'],
  ])
  const product = { id: 'g', name: 'Сверло', article: 'С', section: 's', unit: 'шт' }
  const { outcome, stays } = await say('import:products', { ...product, vatRate: 'высокая' })
  expect([outcome, plain(stays)]).toEqual(['refused', expect.stringContaining('НДС 22 %')])
  expect(
    (await say('import:products', { ...product, id: 'нет', vatRate: 'x' })).stays,
  ).toBeUndefined()
})

test('цена в валюте, чей курс ещё не наступил, ждёт его и прежней не оставляет', async () => {
  const day = (shift: number) =>
    new Date(Date.now() + shift * 86_400_000).toISOString().slice(0, 10)
  const rates = (date: string) =>
    exchange.outcomes('import:currencies', [
      { id: 'CNY', name: 'Юань', rates: [{ date, rate: '11,5' }] },
    ])
  await rates(day(5))
  await exchange.outcomes('import:price-types', [{ id: 't-cny', name: 'Юани' }])
  const inYuan = (value: unknown) =>
    say('import:prices', { product: 'g', priceType: 't-cny', price: value })
  const heldInYuan = () =>
    one(
      `select amount as value from price join price_type t on t.id = price_type_id where t.external_id = 't-cny'`,
    )
  await inYuan(50)
  await exchange.outcomes('import:price-types', [{ id: 't-cny', name: 'Юани', currency: 'CNY' }])
  expect((await inYuan(10)).outcome).toBe('changed')
  expect(await heldInYuan()).toBeNaN()
  expect((await inYuan(10)).outcome).toBe('same')
  await rates(day(-2))
  expect(await heldInYuan()).toBe(11_500)
})
