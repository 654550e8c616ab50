import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import { companies } from '../../auth/people.fixture.ts'
import { type Exchange, exchangeOf } from '../../exchange/exchange.fixture.ts'
import { digestOf } from '../../exchange/tables-digest.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../changes/order-changes.fixture.ts'
import { freeReservation, lockOrder } from '../changes/order-changes.service.ts'

let shop: OrdersShop
let exchange: Exchange
beforeAll(async () => {
  shop = await openOrdersShop()
  exchange = await exchangeOf(shop)
  await shop.pool.query(`update product set external_id = 'g-' || id;
    update agreement set external_id = 'a-1' where company_id = 1 and id = (select min(id) from agreement where company_id = 1);
    insert into exchange_link (source, entity, external_id, local_id)
    select '1c', 'companies', case uuid when '${companies.alfa}' then 'c-1' else 'c-' || id end, id from company`)
  await exchange.outcomes('import:order-statuses', [
    { id: 'new', name: 'Принят', status: 'NEW' },
    { id: 'checked', name: 'Проверен', status: 'CONFIRMED' },
    { id: 'bill', name: 'Ждём денег', status: 'AWAITING_PAYMENT' },
    { id: 'packing', name: 'В сборке', status: 'ASSEMBLING' },
    { id: 'gone', name: 'Отгружен', status: 'SHIPPED' },
    { id: 'got', name: 'Получен', status: 'DELIVERED' },
  ])
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.reset()
  await shop.pool.query(`delete from exchange_link where entity = 'orders'`)
})

const numberOf = async (id: number): Promise<string> => (await shop.read(id)).body.number
/** An order of ten pieces of product 1, with helpers that report on it as the accounting system does. */
const begin = async (quantity = 10) => {
  const id = await shop.make(quantity)
  const number = await numberOf(id)
  return {
    id,
    number,
    say: async (record: object) =>
      (await exchange.send('import:orders', [{ id: 'o-1', number, ...record }])).body.results[0],
    read: async () => (await shop.read(id)).body,
    texts: async (): Promise<string[]> =>
      (await shop.buyer.call('orderActivity', { query: { id: String(id) } })).body.items.map(
        ({ text }: { text: string }) => text.replaceAll('\u{A0}', ' '),
      ),
  }
}
const shipment = (id: string, quantity: number, date = '2026-02-03') => ({
  ...{ id, date },
  lines: [{ product: 'g-1', quantity }],
})
const line = (quantity: number, price: number | string = 100) => ({
  product: 'g-1',
  quantity,
  price,
})
const payment = (id: string, amount: number) => ({ id, date: '2026-02-03', amount })
const lettersOf = async (): Promise<string[]> =>
  (await shop.pool.query('select subject from mail_outbox order by id')).rows.map(
    ({ subject }) => subject,
  )
const office = async (
  call: 'staffOrder' | 'orderDifferences' | 'decideOrderDifference',
  input = {},
) => shop.call(call, { headers: staffHeaders, ...input })
let staffHeaders: Record<string, string> = {}
beforeAll(async () => {
  staffHeaders = { authorization: `Bearer ${(await shop.signIn('staff')).accessToken}` }
})
const differenceOf = async (id: number) =>
  (await office('staffOrder', { params: { id } })).body.difference

describe('отказы', () => {
  test('неизвестный номер — словами; без номера нужны договор, компания и строки', async () => {
    const { body } = await exchange.send('import:orders', [
      { id: 'x-1', number: 'ИСП-999999', status: 'new' },
      { id: 'x-2', status: 'new' },
      { id: 'x-3', company: 'c-2', agreement: 'a-1', lines: [line(1)] },
    ])
    expect(body.results).toMatchObject([
      { outcome: 'refused', errors: [{ path: 'number', message: expect.stringContaining('нет') }] },
      { outcome: 'refused', errors: [{ path: 'number', code: 'REQUIRED' }] },
      { outcome: 'refused', errors: [{ path: 'agreement', code: 'UNAVAILABLE' }] },
    ])
  })

  test('отгрузка сверх заказанного — с полем, и от записи ничего не остаётся', async () => {
    const order = await begin()
    await order.say({ shipments: [shipment('s-1', 4)] })
    expect(
      await order.say({ shipments: [shipment('s-2', 7)], payments: [payment('p', 5)] }),
    ).toMatchObject({
      outcome: 'refused',
      errors: [{ path: 'shipments.0.lines.0.quantity', code: 'TOO_BIG', params: { max: 6 } }],
    })
    expect(
      await order.say({
        shipments: [{ ...shipment('s-3', 1), lines: [{ product: 'g-2', quantity: 1 }] }],
      }),
    ).toMatchObject({ errors: [{ path: 'shipments.0.lines.0.product' }] })
    expect(await order.read()).toMatchObject({ paid: 0, lines: [{ shipped: 4 }] })
  })

  test('новый заказ с отгрузкой сверх заказанного не остаётся: ни сам, ни за повтором, ни за исправленной записью', async () => {
    const record = (shipped: number) => ({
      ...{ id: 'o-late', company: 'c-1', agreement: 'a-1', lines: [line(2)], status: 'checked' },
      shipments: [shipment('s-1', shipped)],
    })
    const count = async () => (await shop.pool.query('select from orders')).rowCount
    const before = await digestOf(shop.pool)
    for (const _turn of [1, 2]) {
      expect(
        await exchange.outcomes('import:orders', [record(3), { ...record(3), id: 'o-later' }]),
      ).toEqual(['refused', 'refused'])
      expect(await digestOf(shop.pool)).toEqual(before)
    }
    expect(
      await exchange.outcomes('import:orders', [record(2), { ...record(3), id: 'o-later' }]),
    ).toEqual(['created', 'refused'])
    expect(await count()).toBe(1)
  })

  test('компания без менеджера на сайте: её заказ никто не увидел бы', async () => {
    await shop.pool.query(
      `insert into agreement (external_id, company_id, name, price_type_id) values ('a-2', 2, 'Договор', 1);
       update company_member set is_blocked = true where company_id = 2`,
    )
    const [result] = (
      await exchange.send('import:orders', [
        { id: 'x', company: 'c-2', agreement: 'a-2', lines: [line(1)] },
      ])
    ).body.results
    expect(result).toMatchObject({ outcome: 'refused', errors: [{ code: 'NOBODY_TO_SEE' }] })
  })
})

describe('состояния', () => {
  test('номер с пробелами и приставкой; через шаг — через все промежуточные, с письмами и именем состояния', async () => {
    const order = await begin()
    const record = { id: 'o-1', number: `  s1${order.number}   `, status: 'packing' }
    expect(await exchange.outcomes('import:orders', [record])).toEqual(['created'])
    expect(await order.read()).toMatchObject({ status: 'ASSEMBLING' })
    expect((await lettersOf()).slice(-3).map((text) => text.split(' ').at(-1))).toEqual([
      'подтверждён',
      'оплаты',
      'собирается',
    ])
    const { body } = await shop.buyer.call('orderActivity', { query: { id: String(order.id) } })
    expect(
      body.items.find(({ status }: { status: string }) => status === 'ASSEMBLING'),
    ).toMatchObject({
      author: 'Учётная система',
      text: expect.stringMatching(/«В\sсборке»$/),
    })
    const letters = await lettersOf()
    expect(await exchange.outcomes('import:orders', [record])).toEqual(['same'])
    expect(await lettersOf()).toEqual(letters)
  })

  test('отгружен без единой отгрузки — уходит всё; доставлен — следом', async () => {
    const order = await begin()
    await order.say({ status: 'got' })
    expect(await order.read()).toMatchObject({ status: 'DELIVERED', lines: [{ shipped: 10 }] })
    // these are the same pieces: the accounting system sends the details of a shipment after the state
    expect(await order.say({ shipments: [shipment('s-1', 10)] })).not.toHaveProperty('kept')
    expect((await order.read()).shipments).toHaveLength(1)
  })

  test('назад заказ не идёт: расхождение видит человек и оставляет как на сайте, пока не скажут иного', async () => {
    const order = await begin()
    await shop.lead(order.id, 'AWAITING_PAYMENT')
    const said = await order.say({ status: 'checked', date: '2026-02-03T10:00:00' })
    expect(said).toMatchObject({ outcome: 'created', kept: ['status'] })
    expect((await order.read()).status).toBe('AWAITING_PAYMENT')
    const { body } = await office('orderDifferences')
    expect(body.items).toMatchObject([
      {
        number: order.number,
        difference: {
          items: [{ field: 'status', ours: 'Ожидает оплаты', theirs: 'Проверен' }],
          canTake: false,
        },
      },
    ])
    await shop.pool.query(
      'create table looked_after as select * from company_manager; delete from company_manager',
    )
    expect((await office('orderDifferences')).body.items).toEqual([])
    await shop.pool.query('insert into company_manager select * from looked_after')
    const { version } = await order.read()
    const decide = (take: string) =>
      office('decideOrderDifference', { params: { id: order.id }, body: { version, take } })
    expect(await decide('theirs')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'take' }] },
    })
    expect(await decide('ours')).toMatchObject({ status: 200, body: { difference: null } })
    expect(await decide('ours')).toMatchObject({ status: 400 })
    await order.say({ status: 'checked', date: '2026-02-04T10:00:00' })
    expect(await differenceOf(order.id)).toBeNull()
    await order.say({ status: 'new', date: '2026-02-05T10:00:00' })
    expect(await differenceOf(order.id)).toMatchObject({ items: [{ theirs: 'Принят' }] })
  })

  test('сказанное раньше, но пришедшее позже, ничего не меняет', async () => {
    const order = await begin()
    await order.say({ status: 'bill', date: '05.02.2026 10:00:00' })
    await order.say({ status: 'checked', date: '20260204230000' })
    expect((await order.read()).status).toBe('AWAITING_PAYMENT')
    expect(await differenceOf(order.id)).toBeNull()
  })
})

describe('обе стороны изменились', () => {
  test('после названной версии — решает человек; приняв их сторону, он ведёт заказ дальше', async () => {
    const order = await begin()
    const { version } = await order.read()
    await shop.lead(order.id, 'CONFIRMED')
    expect(await order.say({ status: 'packing', version })).toMatchObject({ kept: ['version'] })
    expect((await order.read()).status).toBe('CONFIRMED')
    expect(await differenceOf(order.id)).toMatchObject({ canTake: true })
    const answer = await office('decideOrderDifference', {
      params: { id: order.id },
      body: { version: (await order.read()).version, take: 'theirs' },
    })
    expect(answer).toMatchObject({ status: 200, body: { status: 'ASSEMBLING', difference: null } })
  })

  test('что изменили сама загрузка и конец резерва, людьми не изменено', async () => {
    const order = await begin()
    const { version } = await order.read()
    const database = databaseOf(shop.pool)
    const held = await lockOrder(database, order.id)
    if (held) await freeReservation(database, held)
    expect((await order.read()).version).toBe(version + 1)
    await order.say({ status: 'checked', version, date: '2026-02-03' })
    await order.say({ status: 'packing', version, date: '2026-02-04' })
    expect((await order.read()).status).toBe('ASSEMBLING')
  })

  test('отменён здесь, отгружен там', async () => {
    const order = await begin()
    await shop.cancel(order.id)
    expect(await order.say({ shipments: [shipment('s-1', 10)] })).toMatchObject({
      kept: ['shipments'],
    })
    expect(await order.read()).toMatchObject({ status: 'CANCELLED', shipments: [] })
  })

  test('отгружен здесь, отменён там', async () => {
    const order = await begin()
    await shop.lead(order.id, 'ASSEMBLING')
    await shop.ship(order.id, [{ place: 0, quantity: 4 }])
    expect(await order.say({ isCancelled: true })).toMatchObject({ kept: ['status'] })
    expect(await order.read()).toMatchObject({ status: 'ASSEMBLING', lines: [{ cancelled: 0 }] })
  })
})

describe('отгрузки', () => {
  test('каждая один раз; резерв освобождается, остаток склада приходит своими записями', async () => {
    const order = await begin()
    const first = { shipments: [shipment('s-1', 4)] }
    expect(await order.say(first)).toMatchObject({ outcome: 'created' })
    expect(await order.say(first)).toMatchObject({ outcome: 'same' })
    expect(await shop.pieces()).toEqual({ there: 12, held: 6, told: 6 })
    const letters = await lettersOf()
    await order.say({ shipments: [shipment('s-1', 4), shipment('s-2', 6)] })
    expect(await order.read()).toMatchObject({ status: 'SHIPPED', lines: [{ shipped: 10 }] })
    expect((await lettersOf()).length).toBe(letters.length + 1)
    expect((await order.read()).shipments[0].at).toBe('2026-02-02T21:00:00.000Z')
  })

  test('та же отгрузка с другим составом — человеку', async () => {
    const order = await begin()
    await order.say({ shipments: [shipment('s-1', 4)] })
    expect(await order.say({ shipments: [shipment('s-1', 5)] })).toMatchObject({
      kept: ['shipments'],
    })
    expect((await order.read()).lines[0].shipped).toBe(4)
  })
})

describe('оплаты', () => {
  test('каждая один раз, можно больше суммы; оплаченный целиком собирается, и резерв не кончается', async () => {
    const order = await begin()
    await shop.lead(order.id, 'AWAITING_PAYMENT')
    const { version } = await order.read()
    await order.say({ payments: [payment('p-1', 400)], version: 1 })
    expect(await order.read()).toMatchObject({ status: 'AWAITING_PAYMENT', paid: 40_000 })
    const both = { payments: [payment('p-1', 400), payment('p-2', 700.5)], version: 1 }
    await order.say(both)
    expect(await order.say(both)).toMatchObject({ outcome: 'same' })
    const read = await order.read()
    expect(read).toMatchObject({ status: 'ASSEMBLING', paid: 110_050, version: version + 1 })
    expect(read.payments).toEqual([
      { date: '2026-02-03', amount: 40_000 },
      { date: '2026-02-03', amount: 70_050 },
    ])
    const { rows } = await shop.pool.query('select reserved_until from orders where id = $1', [
      order.id,
    ])
    expect(rows).toEqual([{ reserved_until: null }])
    expect((await order.texts()).filter((text) => text.startsWith('Оплата'))).toHaveLength(2)
  })
})

describe('строки', () => {
  test('меньше — отменяется, с было и стало; больше и другая цена — человеку, и он может их принять', async () => {
    const order = await begin()
    await order.say({ lines: [line(8)] })
    expect(await order.read()).toMatchObject({ total: 80_000, lines: [{ cancelled: 2 }] })
    expect((await order.texts()).join()).toContain('было 10 шт, стало 8 шт')
    expect(await order.say({ lines: [line(9, 120)] })).toMatchObject({ kept: ['lines'] })
    expect((await order.texts())[0]).toContain('120')
    const { version } = await order.read()
    await office('decideOrderDifference', {
      params: { id: order.id },
      body: { version, take: 'theirs' },
    })
    expect(await order.read()).toMatchObject({
      total: 108_000,
      lines: [{ quantity: 11, cancelled: 2, price: 12_000 }],
    })
    expect(await differenceOf(order.id)).toBeNull()
  })
})

test('товар, которого в заказе нет, хоть магазин его знает, — расхождение', async () => {
  const order = await begin()
  expect(await order.say({ lines: [line(10), { ...line(1), product: 'g-2' }] })).toMatchObject({
    kept: ['lines'],
  })
  expect(await differenceOf(order.id)).toMatchObject({ canTake: false })
})

test('оплата, названная раньше самого заказа, ждёт записи о нём', async () => {
  const order = await begin()
  const early = { id: 'paper-1', order: 'o-1', payments: [payment('p-1', 400)] }
  const { body } = await exchange.send('import:orders', [early])
  expect(body.results).toMatchObject([
    { outcome: 'waiting', waitsFor: [{ entity: 'orders', id: 'o-1' }] },
  ])
  expect(await order.read()).toMatchObject({ paid: 0 })
  await order.say({ status: 'checked' })
  expect(await order.read()).toMatchObject({ paid: 40_000 })
  const later = { id: 'paper-2', order: 'o-1', payments: [payment('p-2', 100)] }
  expect(await exchange.outcomes('import:orders', [later])).toEqual(['created'])
  expect(await order.read()).toMatchObject({ paid: 50_000 })
})

test('удаление отменяет неотгруженное; отгруженное удалить нельзя', async () => {
  const order = await begin()
  await order.say({ status: 'checked' })
  expect(await exchange.outcomes('delete:orders', [{ id: 'o-1' }])).toEqual(['hidden'])
  expect((await order.read()).status).toBe('CANCELLED')
  const other = await begin()
  await exchange.outcomes('import:orders', [
    { id: 'o-2', number: other.number, shipments: [shipment('s-1', 4)] },
  ])
  expect(await exchange.outcomes('delete:orders', [{ id: 'o-2' }])).toEqual(['refused'])
})

test('записей у заказа две: отменяет его лишь удаление последней (D62)', async () => {
  const order = await begin()
  await exchange.outcomes('import:orders', [
    { id: 'o-1', number: order.number, status: 'checked' },
    { id: 'o-2', number: order.number, accountingNumber: 'УТ-2' },
  ])
  expect(await exchange.outcomes('delete:orders', [{ id: 'o-2' }])).toEqual(['hidden'])
  expect((await order.read()).status).toBe('CONFIRMED')
  const { rows } = await shop.pool.query(
    `select said -> 'status' ->> 'value' as status from order_told`,
  )
  expect(rows).toEqual([{ status: 'checked' }])
  expect(await exchange.outcomes('delete:orders', [{ id: 'o-1' }])).toEqual(['hidden'])
  expect((await order.read()).status).toBe('CANCELLED')
})

test('заказ, сделанный в учётной системе, становится заказом компании и держит товар', async () => {
  const record = {
    id: 'o-9',
    company: 'c-1',
    agreement: 'a-1',
    lines: [line(10, '99,90')],
    status: 'checked',
  }
  expect(await exchange.outcomes('import:orders', [record])).toEqual(['created'])
  expect(await exchange.outcomes('import:orders', [record])).toEqual(['same'])
  const { rows } = await shop.pool.query<{ id: number }>('select id from orders')
  const { body } = await office('staffOrder', { params: { id: rows[0]?.id ?? 0 } })
  expect(body).toMatchObject({
    ...{ author: 'Менеджер', status: 'CONFIRMED', total: 99_900, difference: null },
    lines: [{ quantity: 10, reserved: 10 }],
  })
  expect(rows).toHaveLength(1)
})

test('один товар в двух строках: обе держат товар, отгружаются по порядку и отменяются, лишнего нет', async () => {
  const made = { id: 'o-twice', company: 'c-1', agreement: 'a-1', status: 'packing' }
  const say = (record: object) => exchange.outcomes('import:orders', [{ id: 'o-twice', ...record }])
  const lines = [line(6), line(4, '0.01')]
  expect(await exchange.outcomes('import:orders', [{ ...made, lines }])).toEqual(['created'])
  const [{ id }] = (await shop.pool.query<{ id: number }>('select id from orders')).rows as [
    { id: number },
  ]
  const read = async () => {
    const { body } = await office('staffOrder', { params: { id } })
    return { ...body, pieces: body.lines.map(piecesOf) }
  }
  const piecesOf = ({ quantity, reserved, shipped, cancelled }: Record<string, number>) => [
    ...[quantity, reserved, shipped, cancelled],
  ]
  expect(await read()).toMatchObject({
    ...{ total: 60_004, status: 'ASSEMBLING', difference: null },
    pieces: [
      [6, 6, 0, 0],
      [4, 4, 0, 0],
    ],
  })
  expect(await say({ shipments: [shipment('s-1', 11)] })).toEqual(['refused'])
  expect(await say({ shipments: [shipment('s-1', 7)] })).toEqual(['changed'])
  expect(await say({ shipments: [shipment('s-1', 7)] })).toEqual(['same'])
  expect((await read()).pieces).toEqual([
    [6, 0, 6, 0],
    [4, 3, 1, 0],
  ])
  expect(await say({ lines: [line(6), line(2, '0.01')] })).toEqual(['changed'])
  expect(await read()).toMatchObject({
    ...{ total: 60_002, difference: null },
    pieces: [
      [6, 0, 6, 0],
      [4, 1, 1, 2],
    ],
  })
  const held = await shop.pool.query(
    'select sum(quantity)::int as held from reservation where released_at is null',
  )
  expect(held.rows).toEqual([{ held: 1 }])
  await shop.pool.query('update orders set account_id = 2')
  const repeated = await shop.buyer.call('repeatOrder', { params: { id }, body: {} })
  expect(repeated).toMatchObject({ status: 200, body: { count: 1, skipped: [] } })
})

test('заказ, сделанный в учётной системе раньше, стоит в списке и в истории своим днём, а не сегодняшним', async () => {
  // a manager sees all orders of the company
  const manager = await shop.visitor('manager')
  const recent = await shop.make(1)
  const made = { company: 'c-1', agreement: 'a-1', status: 'got' }
  const outcomes = await exchange.outcomes('import:orders', [
    { id: 'old', date: '2019-03-15T23:30:00Z', ...made, lines: [line(2)] },
    { id: 'future', date: '2099-01-01', ...made, lines: [line(3)] },
  ])
  expect(outcomes).toEqual(['created', 'created'])
  const { items } = (await manager.call('listOrders', { body: {} })).body
  const [future, middle, old] = items
  expect(items).toHaveLength(3)
  expect([middle.id, old.createdAt]).toEqual([recent, '2019-03-15T23:30:00.000Z'])
  expect(Date.parse(future.createdAt)).toBeLessThanOrEqual(Date.now())
  const oldest = (await manager.call('listOrders', { body: { sort: 'oldest' } })).body.items
  expect(oldest[0].id).toBe(old.id)
  const day = { from: '2019-03-16', to: '2019-03-16' }
  expect((await manager.call('listOrders', { body: day })).body.total).toBe(1)
  const activity = (await manager.call('orderActivity', { query: { id: String(old.id) } })).body
    .items
  expect(activity.at(-1).at).toBe('2019-03-15T23:30:00.000Z')
})

test('несколько записей ждут одного и того же: ничего из сказанного не теряется', async () => {
  const order = await begin()
  const status = 'later'
  expect(
    await order.say({ status, payments: [payment('p-1', 100)], date: '04.02.2026' }),
  ).toMatchObject({ outcome: 'waiting' })
  await order.say({
    status,
    payments: [payment('p-2', 200)],
    accountingNumber: 'Б',
    date: '03.02.2026',
  })
  expect(await order.say({ accountingNumber: 'А' })).toMatchObject({ outcome: 'waiting' })
  await exchange.outcomes('import:order-statuses', [
    { id: status, name: 'Позже', status: 'CONFIRMED' },
  ])
  expect(await order.read()).toMatchObject({
    ...{ status: 'CONFIRMED', paid: 30_000, accountingNumber: 'А' },
  })
})

test('в каком бы порядке ни пришли сообщения, заказ кончается одинаково', async () => {
  const messages = [
    { status: 'checked', date: '2026-02-01', accountingNumber: 'НФ-1' },
    {
      ...{ status: 'packing', date: '2026-02-03', payments: [payment('p-1', 1000)] },
      shipments: [shipment('s-1', 4, '2026-02-03')],
    },
    { status: 'gone', date: '2026-02-04', shipments: [shipment('s-2', 6, '2026-02-04')] },
  ]
  const ordersOf = <Value>(all: Value[]): Value[][] =>
    all.length < 2
      ? [all]
      : all.flatMap((one) =>
          ordersOf(all.filter((other) => other !== one)).map((rest) => [one, ...rest]),
        )
  for (const sequence of ordersOf(messages)) {
    await shop.reset()
    await shop.pool.query(`delete from exchange_link where entity = 'orders'`)
    const order = await begin()
    for (const message of sequence) await order.say(message)
    const { status, paid, accountingNumber, lines, shipments } = await order.read()
    expect(
      { status, paid, accountingNumber, shipped: lines[0].shipped, count: shipments.length },
      JSON.stringify(sequence),
    ).toEqual({
      ...{ status: 'SHIPPED', paid: 100_000, accountingNumber: 'НФ-1', shipped: 10, count: 2 },
    })
    expect(await differenceOf(order.id), JSON.stringify(sequence)).toBeNull()
  }
})
