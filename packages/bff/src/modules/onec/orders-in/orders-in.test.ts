import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderOf } from '../../../commerce-ml/export.fixture.ts'
import {
  containerOf,
  insideDocumentOf,
  saleDocumentOf,
  saleFileOf,
  saleLineOf,
  type Written,
} from '../../../commerce-ml/sale/read-sale.fixture.ts'
import { databaseOf } from '../../../kernel/database.ts'
import type { ExchangeAccount } from '../../../kernel/http/caller.ts'
import { companies } from '../../auth/people.fixture.ts'
import { type ExchangeHere, openExchangeService } from '../../exchange/exchange-service.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../../order/changes/order-changes.fixture.ts'
import { createOrdersIn, type OrdersIn, ownStatuses } from './orders-in.service.ts'

let shop: OrdersShop
let here: ExchangeHere
let ordersIn: OrdersIn
let account: ExchangeAccount
let staffHeaders: Record<string, string>
const folders: string[] = []

beforeAll(async () => {
  shop = await openOrdersShop()
  here = openExchangeService(shop.pool)
  ordersIn = createOrdersIn({
    ...{ database: databaseOf(shop.pool), exchange: here.exchange },
    now: () => new Date('2026-03-01T12:00:00Z'),
  })
  account = await here.accountOf('1c')
  staffHeaders = { authorization: `Bearer ${(await shop.signIn('staff')).accessToken}` }
  await shop.pool.query(`update product set external_id = 'g-' || id`)
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
  await here.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.reset()
  await shop.pool.query(
    `delete from exchange_link where entity = 'orders'; delete from exchange_load; delete from onec_order`,
  )
})

let files = 0
const takeText = async (text: string, key?: string, by = ordersIn) => {
  files += 1
  const folder = await folderOf({ 'orders.xml': text })
  folders.push(folder)
  const taken = await by.takeFile({
    ...{
      account,
      key: key ?? `file-${files}`,
      path: join(folder, 'orders.xml'),
      name: 'orders.xml',
    },
  })
  const remarks = taken.remarks.map(({ line, id, text: said }) => ({
    ...{ line, id, text: said.replaceAll('\u{A0}', ' ') },
  }))
  return { ...taken, remarks, texts: remarks.map((one) => one.text).join('\n') }
}
const takeParts = (parts: readonly string[], formedAt?: string) =>
  takeText(saleFileOf(parts, formedAt))

/** An order of ten pieces of product 1 at 100 roubles, which the accounting system was given. */
const begin = async ({ isTaken = true } = {}) => {
  const id = await shop.make(10)
  const read = async () => (await shop.read(id)).body
  const { number } = await read()
  const give = async (taken: boolean): Promise<void> => {
    await shop.pool.query(
      `insert into onec_order as t (account_id, order_id, given_version, taken_version)
       select $1, id, person_version, case when $3 then person_version end from orders where id = $2
           on conflict (account_id, order_id) do update
          set given_version = excluded.given_version, taken_version = coalesce(excluded.taken_version, t.taken_version)`,
      [account.id, id, taken],
    )
  }
  await give(isTaken)
  const said = (written: Written): Written => ({ id: 'o-1', number, ...written })
  return {
    ...{ id, number, read, give },
    say: (written: Written, formedAt?: string) =>
      takeParts([saleDocumentOf(said(written))], formedAt),
    document: (written: Written) => saleDocumentOf(said(written)),
    texts: async (): Promise<string[]> =>
      (await shop.buyer.call('orderActivity', { query: { id: String(id) } })).body.items.map(
        ({ text }: { text: string }) => text.replaceAll('\u{A0}', ' '),
      ),
    difference: async () =>
      (await shop.call('staffOrder', { headers: staffHeaders, params: { id } })).body.difference,
  }
}
const letters = async (): Promise<number> =>
  (await shop.pool.query('select from mail_outbox')).rowCount ?? 0
const given = async () =>
  (
    await shop.pool.query(
      'select given_version as given, taken_version as taken, external_id as id from onec_order',
    )
  ).rows
/** Requisites of an order of УТ that is paid in full and shipped. */
const done = {
  ...{ 'Номер по 1С': 'УТ-000045', ПометкаУдаления: 'false', Проведен: 'true', Отменен: 'false' },
  ...{ 'Номер оплаты по 1С': 'П-1', 'Дата оплаты по 1С': '2026-02-03' },
  ...{ 'Номер отгрузки по 1С': 'Р-1   ', 'Дата отгрузки по 1С': '2026-02-04' },
}
const payment = (written: Written = {}) =>
  saleDocumentOf({ id: 'p-1', number: '7', operation: 'Выплата безналичных денег', ...written })
const shipment = (quantity: number, written: Written = {}) =>
  saleDocumentOf({
    ...{ id: 's-1', number: '8', operation: 'Отпуск товара' },
    lines: [saleLineOf('g-1', quantity, 100)],
    ...written,
  })

describe('чей это заказ', () => {
  test('номер с пробелами, с приставкой сайта, из одних цифр и по Ид прежнего документа', async () => {
    const order = await begin()
    const digits = order.number.replace(/\D/g, '')
    const numbers = [`${order.number}    `, `s1${order.number}`, digits, `s1${digits}`]
    for (const [at, number] of [...numbers, 'x'].entries()) {
      const id = `o-${at % numbers.length}`
      const requisites = { 'Номер по 1С': `УТ ${number}` }
      expect(await order.say({ id, number, requisites })).toMatchObject({
        ...{ taken: 1, remarkCount: 0 },
      })
    }
    expect((await order.read()).accountingNumber).toBe('УТ x')
  })

  test('цифры не данного 1С заказа — чужие; неизвестный номер назван строкой и Ид, остальные идут дальше', async () => {
    const order = await begin()
    const other = await begin()
    await shop.pool.query('delete from onec_order where order_id = $1', [other.id])
    const taken = await takeParts([
      saleDocumentOf({ id: 'x-1', number: 'ИСП-999999' }),
      saleDocumentOf({ id: 'x-2', number: other.number.replace(/\D/g, '') }),
      order.document({ requisites: { 'Номер по 1С': 'УТ-1' } }),
    ])
    expect(taken).toMatchObject({
      ...{ taken: 1, refused: 2 },
      remarks: [
        {
          line: 3,
          id: 'x-1',
          text: expect.stringContaining('Заказа с таким номером на сайте нет'),
        },
        { line: 4, id: 'x-2' },
      ],
    })
    expect((await order.read()).accountingNumber).toBe('УТ-1')
  })

  test('два документа одного заказа: остаётся поздний по версии, о другом сказано', async () => {
    const order = await begin()
    const of = (id: string, version: string) =>
      order.document({ id, fields: { НомерВерсии: version }, requisites: { 'Номер по 1С': id } })
    const taken = await takeParts([of('o-2', '12'), of('o-1', '9')])
    expect(taken.texts).toMatch(/несколько документов заказа/)
    expect((await order.read()).accountingNumber).toBe('o-2')
    // a portion that is repeated later
    expect((await takeParts([of('o-3', '11')])).texts).toMatch(/старше того, что уже взят/)
    expect((await order.read()).accountingNumber).toBe('o-2')
  })

  test('один Ид у двух заказов, в одном файле и в разных: решает номер', async () => {
    const [first, second, third] = [await begin(), await begin(), await begin()]
    const of = ({ document }: typeof first, name: string) =>
      document({ id: 'o-1', requisites: { 'Номер по 1С': name } })
    await takeParts([of(first, 'А'), of(second, 'Б')])
    await takeParts([of(third, 'В')])
    const told = [await first.read(), await second.read(), await third.read()]
    expect(told.map(({ accountingNumber }) => accountingNumber)).toEqual(['А', 'Б', 'В'])
  })

  test('документ о другом и документ без номера названы', async () => {
    const taken = await takeParts([
      saleDocumentOf({ id: 'x-1', number: '5', operation: 'Возврат товара' }),
      saleDocumentOf({ id: 'x-2' }),
      payment({ fields: { Сумма: '1' } }),
    ])
    expect(taken.remarks.map(({ id, text }) => `${id} ${text}`)).toEqual([
      expect.stringMatching(/^x-1 Документ «Возврат товара»/),
      expect.stringMatching(/^p-1 В документе нет основания/),
      expect.stringMatching(/^x-2 В документе нет номера/),
    ])
  })
})

describe('состояние', () => {
  test('УТ не называет его: оплата, отгрузка и номер 1С доходят до заказа, повтор не даёт ни письма, ни оплаты', async () => {
    const order = await begin()
    await shop.lead(order.id, 'AWAITING_PAYMENT')
    await order.give(true)
    const told = {
      lines: [saleLineOf('g-1', 10, 100)],
      requisites: done,
      fields: { Сумма: '1000' },
    }
    expect(await order.say(told)).toMatchObject({ taken: 1, refused: 0, remarkCount: 0 })
    const read = await order.read()
    expect(read).toMatchObject({
      ...{ status: 'SHIPPED', paid: 100_000, accountingNumber: 'УТ-000045' },
      payments: [{ date: '2026-02-03', amount: 100_000 }],
    })
    const [sent, texts] = [await letters(), await order.texts()]
    await order.say(told)
    await order.say(told, '2026-02-05T12:00:00')
    expect(await letters()).toBe(sent)
    expect(await order.texts()).toEqual(texts)
    expect((await order.read()).payments).toEqual(read.payments)
    expect(await order.difference()).toBeNull()
  })

  test('отменён или помечен на удаление — отменяется', async () => {
    for (const name of ['Отменен', 'ПометкаУдаления']) {
      const order = await begin()
      await order.say({ requisites: { [name]: 'true' } })
      expect((await order.read()).status).toBe('CANCELLED')
      await shop.pool.query(`delete from exchange_link where entity = 'orders'`)
    }
  })

  test('названо кодом, «[код] именем», именем, Ид состояния 1С или его именем', async () => {
    await here.exchange.take(account, {
      ...{ entity: 'order-statuses', action: 'import', key: undefined },
      records: [{ id: 'F', name: 'Выполнен', status: 'DELIVERED' }],
    })
    const said = [
      [{ 'Статуса заказа ИД': 'CONFIRMED' }, 'CONFIRMED'],
      [{ 'Статус заказа': '[assembling] В работе' }, 'ASSEMBLING'],
      [{ 'Статус заказа': 'Подтвержден' }, 'CONFIRMED'],
      [{ 'Статус заказа': '[F] Что угодно' }, 'DELIVERED'],
      [{ 'Статус заказа': '[Z] выполнен' }, 'DELIVERED'],
    ] as const
    for (const [requisites, status] of said) {
      const order = await begin()
      expect(await order.say({ requisites })).toMatchObject({ taken: 1, remarkCount: 0 })
      expect((await order.read()).status).toBe(status)
      await shop.pool.query(`delete from exchange_link where entity = 'orders'`)
    }
  })

  test('незнакомое слово названо, остальное взято', async () => {
    const order = await begin()
    const { texts } = await order.say({
      requisites: { 'Статус заказа': '[Q] Думаем', 'Номер по 1С': 'УТ-2', Отгружен: 'true' },
    })
    expect(texts).toContain('Статус заказа «[Q] Думаем» магазину неизвестен')
    expect(await order.read()).toMatchObject({ status: 'SHIPPED', accountingNumber: 'УТ-2' })
  })

  test('файл, сделанный раньше, не заменит сделанного позже; часы, ушедшие вперёд, названы и ничего не решают', async () => {
    const order = await begin()
    const say = (number: string, formedAt: string) =>
      order.say({ requisites: { 'Номер по 1С': number } }, formedAt)
    await say('второй', '2026-02-04T10:00:00')
    await say('первый', '2026-02-04T09:59:59')
    expect((await order.read()).accountingNumber).toBe('второй')
    expect((await say('из будущего', '2099-01-01T00:00:00')).texts).toContain('датирован будущим')
    await say('третий', '2026-02-05T10:00:00')
    expect((await order.read()).accountingNumber).toBe('третий')
  })
})

describe('оплаты и отгрузки своими документами', () => {
  test('3.1: по номеру сайта — сразу, хоть документа заказа ещё не было; потом заказ ничего не удваивает', async () => {
    const order = await begin()
    const paid = { Сумма: '400', Основание: order.number }
    const taken = await takeParts([
      containerOf(
        payment({ fields: paid }),
        shipment(4, { fields: { Основание: order.number, Дата1С: '2026-02-02' } }),
      ),
    ])
    expect(taken).toMatchObject({ refused: 0, waiting: 0, remarkCount: 0 })
    expect(await order.read()).toMatchObject({
      ...{ paid: 40_000, lines: [{ shipped: 4 }], shipments: [{ note: expect.any(String) }] },
    })
    await takeParts([
      containerOf(
        order.document({ lines: [saleLineOf('g-1', 10, 100)], fields: { Номер1С: 'УТ-3' } }),
        payment({ fields: paid }),
        payment({ id: 'p-2', fields: { Сумма: '700', Основание: 'УТ-3' } }),
        shipment(6, { id: 's-2' }),
      ),
    ])
    expect(await order.read()).toMatchObject({
      ...{ status: 'SHIPPED', paid: 110_000, lines: [{ shipped: 10 }] },
    })
    expect(await order.difference()).toBeNull()
    // taken back
    await takeParts([
      payment({ fields: { ...paid, ПометкаУдаления: 'true' } }),
      payment({ id: 'p-9', fields: { ...paid, ПометкаУдаления: 'true' } }),
    ])
    expect((await order.read()).paid).toBe(70_000)
  })

  test('3.1: раньше своего заказа — ждёт, названа, и применяется, когда он пришёл', async () => {
    const order = await begin()
    const early = await takeParts([
      containerOf(payment({ fields: { Сумма: '400', Основание: 'УТ-77' } })),
      containerOf(shipment(3, { fields: { Основание: 'УТ-77' } })),
    ])
    expect(early).toMatchObject({
      ...{ taken: 0, waiting: 2 },
      remarks: [
        { line: 4, id: 'p-1', text: 'Ждёт, пока придёт: orders УТ-77' },
        { line: 7, id: 's-1' },
      ],
    })
    expect((await order.read()).paid).toBe(0)
    const come = order.document({ fields: { Номер1С: 'УТ-77' } })
    expect(await takeParts([containerOf(come)])).toMatchObject({ refused: 0, waiting: 0 })
    expect(await order.read()).toMatchObject({ paid: 40_000, lines: [{ shipped: 3 }] })
    const rows = await shop.pool.query('select from exchange_waiting')
    expect(rows.rowCount).toBe(0)
  })

  test('2.10: части оплаты и отгрузки внутри заказа считаются раз, «Оплачен» добавляет лишь остальное', async () => {
    const order = await begin()
    const inside = [
      insideDocumentOf({
        ...{ id: 'p-1', operation: 'Эквайринговая операция', fields: { Сумма: '400,00' } },
      }),
      insideDocumentOf({
        ...{ id: 's-1', operation: 'Отпуск товара', lines: [saleLineOf('g-1', 4, 100)] },
      }),
    ]
    const requisites = { Оплачен: 'true', Отгружен: 'false' }
    const told = { inside, requisites, fields: { Сумма: '1000' } }
    await order.say(told)
    await order.say(told)
    expect(await order.read()).toMatchObject({ paid: 100_000, lines: [{ shipped: 4 }] })
    await order.say({ ...told, requisites: { Оплачен: 'false' } }, '2026-02-06T12:00:00')
    expect((await order.read()).paid).toBe(40_000)
  })

  test('плохая отгрузка не держит состояния; товар, которого ещё нет, — ждёт её одну', async () => {
    const order = await begin()
    const told = { requisites: { 'Номер по 1С': 'УТ-4' } }
    const taken = await takeParts([
      containerOf(
        order.document(told),
        shipment(11),
        shipment(1, { id: 's-2', lines: [saleLineOf('g-new', 1, 100)] }),
        shipment(1, { id: 's-3', lines: [saleLineOf('g-1', '1.5', 100)] }),
        payment({ fields: { Сумма: '100' } }),
      ),
    ])
    expect(taken).toMatchObject({ taken: 1, refused: 1, waiting: 1, remarkCount: 3 })
    expect(taken.texts).toMatch(/quantity: .*10/)
    expect(taken.texts).toContain('products g-new')
    expect(await order.read()).toMatchObject({ accountingNumber: 'УТ-4', paid: 10_000 })
  })
})

describe('строки', () => {
  test('меньше — отменяется, с было и стало; дороже и новый товар — человеку', async () => {
    const order = await begin()
    await order.say({ lines: [saleLineOf('g-1', 8, 100)] })
    expect(await order.read()).toMatchObject({ total: 80_000, lines: [{ cancelled: 2 }] })
    expect((await order.texts()).join()).toContain('было 10 шт, стало 8 шт')
    await order.say({ lines: [saleLineOf('g-1', 8, 120)] })
    expect(await order.difference()).toMatchObject({
      ...{ canTake: true, items: [{ field: 'lines', theirs: expect.stringContaining('120') }] },
    })
    await order.say({ lines: [saleLineOf('g-1', 8, 100), saleLineOf('g-2', 1, 50)] })
    expect(await order.difference()).toMatchObject({ canTake: false, items: [{ field: 'lines' }] })
    expect(await order.read()).toMatchObject({ total: 80_000 })
  })

  test('товар не из этой 1С назван тем Ид, который дал ей магазин', async () => {
    const order = await begin()
    const line = (quantity: number) => saleLineOf('shop:1', quantity, 100)
    await takeParts([
      containerOf(
        order.document({ lines: [line(9)] }),
        shipment(2, { lines: [line(2)], fields: { Основание: order.number } }),
      ),
    ])
    expect(await order.read()).toMatchObject({ lines: [{ cancelled: 1, shipped: 2 }] })
    expect(await order.difference()).toBeNull()
    const { texts } = await order.say({ lines: [saleLineOf('shop:999999', 1, 100)] })
    expect(texts).toContain('Товара с Ид shop:999999 в магазине нет')
  })

  test('те же строки в иной записи ничего не меняют: пустые суммы, без налога, единица из двух букв, НДС отдельно', async () => {
    const order = await begin()
    const tax = (flag: string, rate: string) =>
      `<Налоги><Налог><Наименование>НДС</Наименование><УчтеноВСумме>${flag}</УчтеноВСумме><Сумма/><Ставка>${rate}</Ставка></Налог></Налоги>`
    const line = (quantity: number | string, price: string, sum: string, inside: string) =>
      saleLineOf('g-1', quantity, price, { Сумма: sum, Единица: 'шт' }).replace(
        '</Товар>',
        `${inside}</Товар>`,
      )
    for (const lines of [
      [line('10.00', '100.00', '', tax('true', 'Без налога'))],
      [line(' 10 ', '100', '1 000,00', '')],
      [line(10, '81.97', '819.67', tax('false', '22'))],
      [line(4, '100', '400', ''), line(6, '100', '600', ''), saleLineOf('ORDER_DELIVERY', 1, 300)],
    ]) {
      expect(await order.say({ lines })).toMatchObject({ refused: 0, remarkCount: 0 })
      expect(await order.difference()).toBeNull()
    }
    expect(await order.read()).toMatchObject({ total: 100_000, lines: [{ cancelled: 0 }] })
  })

  test.each([
    ['слово вместо суммы', saleLineOf('g-1', 5, 100, { Сумма: 'Скидка' }), 'Сумма «Скидка»'],
    ['товара нет в магазине', saleLineOf('g-none', 5, 100), 'Товара с Ид g-none'],
    ['доля штуки', saleLineOf('g-1', '0.5', 100), 'не целое число штук'],
  ])(
    '%s: строка названа, состояние взято, а другие строки не отменены',
    async (_what, bad, text) => {
      const order = await begin()
      const taken = await order.say({
        ...{ lines: [saleLineOf('g-1', 1, 100), bad], requisites: { 'Номер по 1С': 'УТ-6' } },
      })
      expect(taken).toMatchObject({ taken: 1, remarks: [{ line: 5, id: 'o-1' }] })
      expect(taken.texts).toContain(text)
      expect(await order.read()).toMatchObject({
        ...{ accountingNumber: 'УТ-6', lines: [{ quantity: 10, cancelled: 0 }] },
      })
    },
  )

  test('сумма документа словом и чужая валюта: заказ взят, о суммах сказано', async () => {
    const order = await begin()
    const word = await order.say({ requisites: done, fields: { Сумма: 'Скидка' } })
    expect(word.texts).toContain('Сумма документа «Скидка»')
    expect((await order.read()).paid).toBe(100_000)
    const other = await begin()
    const foreign = await takeParts([
      saleDocumentOf({
        ...{ id: 'o-2', number: other.number, lines: [saleLineOf('g-1', 1, 5)] },
        ...{ fields: { Валюта: 'UAH' }, requisites: { 'Номер по 1С': 'УТ-7' } },
      }),
    ])
    expect(foreign.texts).toContain('UAH')
    expect(await other.read()).toMatchObject({ accountingNumber: 'УТ-7', total: 100_000 })
  })
})

describe('вернулось не то, что было дано', () => {
  test('отменён здесь, 1С это взяла, а у неё он жив — человеку; пока не взяла, спорить рано', async () => {
    const order = await begin()
    await shop.cancel(order.id)
    const alive = { requisites: { Отменен: 'false', Проведен: 'true' } }
    await order.say(alive)
    expect(await order.difference()).toBeNull()
    await order.give(true)
    await order.say(alive)
    expect(await order.difference()).toMatchObject({
      items: [{ field: 'status', ours: 'Отменён', theirs: 'не отменён' }],
    })
    await order.say({ requisites: { Отменен: 'true' } })
    expect(await order.difference()).toBeNull()
  })

  test('отменён здесь, отгружен там', async () => {
    const order = await begin()
    await shop.cancel(order.id)
    await order.say({ requisites: done })
    expect(await order.read()).toMatchObject({ status: 'CANCELLED', shipments: [] })
    expect(await order.difference()).toMatchObject({ items: [{ theirs: 'Отгружен' }] })
  })

  test('изменён здесь после взятого — решает человек; взято новое, а строки там прежние — тоже', async () => {
    const order = await begin()
    await shop.cancel(order.id, [{ place: 0, quantity: 3 }])
    const old = {
      lines: [saleLineOf('g-1', 10, 100)],
      requisites: { 'Статус заказа': 'CONFIRMED' },
    }
    await order.say(old)
    expect(await order.difference()).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ field: 'version' })]),
    })
    expect((await order.read()).status).toBe('NEW')
    await order.give(true)
    await order.say(old)
    expect(await order.difference()).toMatchObject({
      items: [
        {
          field: 'lines',
          ours: expect.stringContaining('7'),
          theirs: expect.stringContaining('10'),
        },
      ],
    })
    expect(await order.read()).toMatchObject({ status: 'CONFIRMED', lines: [{ cancelled: 3 }] })
  })

  test('вернувшийся заказ взят, хоть ответа на отданное не было; взятое раньше не меняется', async () => {
    const order = await begin({ isTaken: false })
    await order.say({})
    expect(await given()).toEqual([{ given: 1, taken: 1, id: 'o-1' }])
    await shop.lead(order.id, 'CONFIRMED')
    await order.give(false)
    await order.say({})
    expect(await given()).toEqual([{ given: 2, taken: 1, id: 'o-1' }])
    // the newer dialect may never say that it has taken a change
    await takeParts([containerOf(order.document({}))])
    expect(await given()).toEqual([{ given: 2, taken: 2, id: 'o-1' }])
  })
})

describe('файл', () => {
  test('обработанный дважды под одним ключом считается раз', async () => {
    const order = await begin()
    const text = saleFileOf([order.document({ requisites: done })])
    const first = await takeText(text, 'same')
    const again = await takeText(text, 'same')
    expect(again.loads).toEqual(first.loads)
    const { rows } = await shop.pool.query(
      `select count(*)::int as loads from exchange_load where entity = 'orders'`,
    )
    expect(rows).toEqual([{ loads: first.loads.length }])
  })

  test('пришёл во время долгой загрузки: дожидается её, и сказанное о нём — то же', async () => {
    const order = await begin()
    const hasty = openExchangeService(shop.pool, 1)
    const holder = await shop.pool.connect()
    await holder.query('begin; select pg_advisory_xact_lock(7402001)')
    let waited = 0
    const workOff: ExchangeHere['exchange']['workOff'] = async (checkpoint) => {
      waited += 1
      if (waited === 1) await holder.query('rollback')
      await hasty.exchange.workOff(checkpoint)
    }
    const late = createOrdersIn({
      ...{ database: databaseOf(shop.pool), exchange: { ...hasty.exchange, workOff } },
      now: () => new Date('2026-03-01T12:00:00Z'),
    })
    const parts = [order.document({ requisites: done }), saleDocumentOf({ id: 'x', number: 'нет' })]
    const taken = await takeText(saleFileOf(parts), undefined, late)
    holder.release()
    await hasty.close()
    expect(waited).toBeGreaterThan(0)
    expect(taken).toMatchObject({ taken: 1, refused: 1, remarks: [{ id: 'x' }] })
    expect((await order.read()).status).toBe('SHIPPED')
  })

  test('оборванный: не взято ничего', async () => {
    const order = await begin()
    const many = Array.from({ length: 400 }, () => order.document({ requisites: done }))
    await expect(takeText(saleFileOf(many).slice(0, -40))).rejects.toThrow(/оборван/)
    expect((await order.read()).status).toBe('NEW')
  })

  test('без документов: сказано', async () => {
    expect((await takeParts([])).texts).toBe('В файле нет ни документов, ни контрагентов')
  })

  test('замечаний хранится двести, а считаются все', async () => {
    const many = Array.from({ length: 350 }, (_, at) =>
      saleDocumentOf({ id: `x-${at}`, number: `нет-${at}` }),
    )
    const taken = await takeParts(many)
    expect([taken.remarks.length, taken.remarkCount, taken.refused]).toEqual([200, 350, 350])
  })

  test('контрагенты 3.1 — компании: известная по ИНН и КПП та же, без ИНН и удалённый названы', async () => {
    const { rows } = await shop.pool.query(
      `update company set inn = '7707083893', kpp = '773601001' where uuid = $1 returning id`,
      [companies.alfa],
    )
    const one = (id: string, fields: string) =>
      `<Контрагент><Ид>${id}</Ид><Наименование>К ${id}</Наименование>${fields}</Контрагент>\n`
    const taken = await takeParts([
      '<Контрагенты>',
      one('c-1', '<ИНН>7707083893</ИНН><КПП>773601001</КПП>'),
      one('c-2', ''),
      one('c-3', '<ИНН>7707083893</ИНН><ПометкаУдаления>true</ПометкаУдаления>'),
      one('c-4', '<ИНН>123</ИНН>'),
      '</Контрагенты>',
    ])
    expect(taken).toMatchObject({ taken: 1, refused: 1, remarkCount: 3 })
    const links = await shop.pool.query(
      `select local_id as id from exchange_link where entity = 'companies' and external_id = 'c-1'`,
    )
    expect(links.rows).toEqual(rows)
  })
})

test('наши состояния грузятся один раз и не спорят с состояниями 1С', async () => {
  const { rows } = await shop.pool.query(
    `select external_id as id from loaded_order_status where external_id like 'site:%'`,
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    ownStatuses()
      .map(({ id }) => id)
      .toSorted(),
  )
})
