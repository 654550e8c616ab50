import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  every,
  kid,
  readXml,
  requisitesOf,
  schemaFaults,
  textOf,
} from '../../../commerce-ml/sale/sale-schema.fixture.ts'
import { databaseOf } from '../../../kernel/database.ts'
import { type OutShop, openOutShop } from './orders-out.fixture.ts'
import { checkOrderNumbers, createOrdersOut } from './orders-out.service.ts'

let shop: OutShop
beforeAll(async () => {
  shop = await openOutShop()
  await shop.pool.query(`update product set external_id = 'g-' || id where id <> 2`)
  await shop.pool.query(`update product set external_id = 'other|g-2' where id = 2`)
})
afterAll(() => shop.close())
beforeEach(() => shop.forget())

const numberOf = async (id: number): Promise<string> => (await shop.read(id)).body.number
const make = async (...goods: Parameters<OutShop['make']>) => {
  const id = await shop.make(...goods)
  return { id, number: await numberOf(id) }
}
const numbersIn = async (...asked: Parameters<OutShop['ask']>): Promise<string[]> => [
  ...(await shop.ask(...asked)).keys(),
]
const set = (id: number, columns: string) =>
  shop.pool.query(`update orders set ${columns} where id = $1`, [id])
/** As a change by a person of the shop does. */
const touch = (id: number) => set(id, 'version = version + 1, person_version = version + 1')

/** The order many times: what is unique gets its number. */
const multiply = async (id: number, count: number): Promise<void> => {
  await shop.pool.query(
    `with made as (
       insert into orders (number, account_id, company_id, agreement_id, company_name, company_inn, agreement_name,
         author, delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
       select 'ИСП-' || lpad((500000 + n)::text, 6, '0'), account_id, company_id, agreement_id, company_name,
              company_inn, agreement_name, author, delivery_code, delivery_name, contact_name, contact_phone,
              contact_email, total, vat_total, line_count
         from orders, generate_series(1, $2::integer) n where id = $1 returning id)
     insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, price, sum, vat_rate, vat_sum)
     select made.id, place, product_id, name, article, unit, quantity, 0, price, sum, vat_rate, vat_sum
       from made, order_line where order_id = $1`,
    [id, count],
  )
}

describe('что уходит', () => {
  test('новый заказ: по схеме, со своими суммами, товарами, доставкой и состоянием', async () => {
    const { id, number } = await make(3, [[2, 1]])
    await set(
      id,
      `comment = 'Позвонить за час', own_number = 'ЗП-5', wished_on = '2026-12-01', address = 'Рязань, Складская, 5'`,
    )
    const { xml, count } = await shop.out.query(shop.reader, await shop.session())
    const root = readXml(xml)
    expect([count, schemaFaults(root)]).toEqual([1, []])
    const document = every(root, 'Документ')[0]
    const { rows } = await shop.pool.query(
      `select total, vat_total, to_char(created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD HH24:MI:SS') as made
         from orders where id = $1`,
      [id],
    )
    const { total, vat_total, made } = rows[0]
    expect(['Ид', 'Номер', 'Дата', 'Время', 'Сумма'].map((name) => textOf(document, name))).toEqual(
      [String(id), number, ...made.split(' '), (total / 100).toFixed(2)],
    )
    expect(textOf(document, 'Налоги', 'Налог', 'Сумма')).toBe((vat_total / 100).toFixed(2))
    expect(every(document, 'Товар').map((one) => textOf(one, 'Ид'))).toEqual(['g-1', 'shop:2'])
    expect(textOf(document, 'Контрагенты', 'Контрагент', 'КПП')).toBe('623001001')
    expect(textOf(document, 'Контрагенты', 'Контрагент', 'Адрес', 'Представление')).toBe(
      'Рязань, Складская, 5',
    )
    expect(textOf(document, 'Комментарий')?.split('\n')).toEqual([
      ...['Позвонить за час', 'Номер у покупателя: ЗП-5', 'Желаемая дата: 1 декабря 2026'],
      'Контакт: Анна Волкова',
    ])
    expect(requisitesOf(document)).toEqual({
      ...{ 'Статус заказа': 'Новый', 'Статуса заказа ИД': 'NEW' },
      ...{ 'Метод оплаты': 'По счёту', 'Метод оплаты ИД': 'invoice' },
      ...{ 'Способ доставки': 'Самовывоз со склада', 'Метод доставки ИД': 'pickup' },
      ...{ 'Адрес доставки': 'Рязань, Складская, 5', 'Дата отгрузки': '2026-12-01T00:00:00' },
    })
  })

  test('для УНФ: предприниматель — компания, «Без НДС» словами, получатель и известный ей договор', async () => {
    const { id, number } = await make(1)
    await shop.pool.query(`update order_line set vat_rate = 0, vat_sum = 0 where order_id = $1`, [
      id,
    ])
    await shop.pool.query(
      `update agreement set external_id = 'a-1' where id = (select agreement_id from orders where id = $1)`,
      [id],
    )
    await set(id, `company_inn = '623000000001', company_name = 'ИП Иванов Иван Иванович'`)
    const session = await shop.session()
    const ofUt = (await shop.ask(session)).get(number)
    const ofUnf = (await shop.ask(session, { ...shop.reader, soleTrader: 'company' })).get(number)
    const rates = [ofUt, ofUnf].map((one) => every(one, 'Ставка').map(({ text }) => text))
    expect(rates).toEqual([[], ['Без НДС', 'Без НДС']])
    const party = ['Контрагенты', 'Контрагент'] as const
    expect(kid(ofUt, ...party, 'ОфициальноеНаименование')).toBeUndefined()
    expect(textOf(ofUt, ...party, 'Фамилия')).toBe('Иванов')
    expect(textOf(ofUnf, ...party, 'ОфициальноеНаименование')).toBe('ИП Иванов Иван Иванович')
    expect(requisitesOf(ofUt)).not.toHaveProperty('Договор контрагента')
    expect(requisitesOf(ofUnf)).toMatchObject({
      ...{ Получатель: 'Анна Волкова', 'Договор контрагента': expect.any(String) },
    })
    await shop.pool.query(`update agreement set external_id = null where external_id = 'a-1'`)
  })

  test('единица — по коду из 1С, иначе по ОКЕИ, иначе штуки', async () => {
    await shop.pool.query(
      `insert into unit (external_id, code, name, short_name) values ('u-18', '018', 'Погонный метр', 'пог. м')`,
    )
    const { id, number } = await make(10, [
      [2, 1],
      [3, 1],
    ])
    await shop.pool.query(
      `update order_line set unit = (array['пог. м', 'м²', 'бухта'])[place + 1] where order_id = $1`,
      [id],
    )
    const document = (await shop.ask(await shop.session())).get(number)
    expect(every(document, 'Единица').map(({ text }) => text)).toEqual(['018', '055', '796'])
  })

  test('ставка 0 остаётся нулём, если так сказано в реквизитах продавца', async () => {
    const { id } = await make(1)
    await shop.pool.query(`update order_line set vat_rate = 0, vat_sum = 0 where order_id = $1`, [
      id,
    ])
    const out = createOrdersOut({
      database: databaseOf(shop.pool),
      seller: { seller: { zeroRateMeans: 'zero' } },
      now: () => new Date(),
    })
    const { xml } = await out.query(shop.reader, await shop.session())
    expect(every(readXml(xml), 'Ставка').map(({ text }) => text)).toEqual(['0', '0'])
  })

  test('иностранная компания: её номер — словами, не в ИНН', async () => {
    const { id, number } = await make(1)
    await shop.pool.query(`update company set country = 'KZ' where id = 1`)
    await set(id, `company_inn = '991140000000'`)
    const document = (await shop.ask(await shop.session())).get(number)
    await shop.pool.query(`update company set country = 'RU' where id = 1`)
    expect(every(document, 'ИНН')).toEqual([])
    expect(every(document, 'ОфициальноеНаименование')).toHaveLength(1)
    expect(textOf(document, 'Комментарий')).toContain(
      'Налоговый номер покупателя (KZ): 991140000000',
    )
  })

  test('компания без КПП: заказ уходит, покупатель назван сотрудникам', async () => {
    const { number } = await make(1)
    await shop.pool.query(`update company set kpp = null where id = 1`)
    expect(await numbersIn(await shop.session())).toEqual([number])
    const { buyersWithoutKpp } = await shop.out.ordersOf(shop.reader)
    await shop.pool.query(`update company set kpp = '623001001' where id = 1`)
    expect(buyersWithoutKpp).toHaveLength(1)
    expect((await shop.out.ordersOf(shop.reader)).buyersWithoutKpp).toEqual([])
  })

  test('отменённое из строки не заказано, отменённая строка не уходит', async () => {
    const { id, number } = await make(10, [[2, 2]])
    await shop.cancel(id, [
      { place: 0, quantity: 7 },
      { place: 1, quantity: 2 },
    ])
    const document = (await shop.ask(await shop.session())).get(number)
    expect(every(document, 'Товар').map((one) => textOf(one, 'Количество'))).toEqual(['3'])
    expect(textOf(document, 'Сумма')).toBe(textOf(kid(document, 'Товары', 'Товар'), 'Сумма'))
    expect(requisitesOf(document)).not.toHaveProperty('Отменен')
  })

  test('законченные до подключения не уходят; сделанное в этой 1С — только в другую', async () => {
    const other = await shop.another('second')
    const old = await make(1)
    await set(old.id, `status = 'DELIVERED', created_at = now() - interval '1 day'`)
    const open = await make(1)
    await set(open.id, `status = 'SHIPPED', created_at = now() - interval '1 day'`)
    const theirs = await make(1)
    await set(theirs.id, `delivery_code = 'agreed'`)
    await shop.pool.query(
      `insert into exchange_link (source, entity, external_id, local_id)
       values ('1c', 'orders', 'o-9', $1), ('1c', 'orders', 'o-8', $2)`,
      [theirs.id, open.id],
    )
    expect(await numbersIn(await shop.session())).toEqual([open.number])
    expect(await numbersIn(await shop.session(null, other), other)).toEqual([
      open.number,
      theirs.number,
    ])
    await shop.pool.query(`delete from exchange_link where entity = 'orders'`)
  })
})

describe('24: заказ, который нельзя записать', () => {
  test('остаётся и показан, остальные уходят; исправлен — уходит', async () => {
    const bad = await make(1)
    const good = await make(1)
    await set(bad.id, `company_name = ' '`)
    expect(await numbersIn(await shop.session())).toEqual([good.number])
    expect(await shop.out.ordersOf(shop.reader)).toMatchObject({
      faults: [{ id: bad.id, number: bad.number, fault: expect.stringContaining('нет названия') }],
      waiting: 1,
    })
    await set(bad.id, `company_name = 'ООО «Резец»'`)
    // those that had a fault come last
    expect(await numbersIn(await shop.session())).toEqual([good.number, bad.number])
    expect((await shop.out.ordersOf(shop.reader)).faults).toEqual([])
  })

  test('порция из одних таких — не конец: за ними уходит исправный', async () => {
    const bad = await make(1)
    await multiply(bad.id, 600)
    await shop.pool.query('update orders set total = total + 1')
    const good = await make(1)
    expect(await numbersIn(await shop.session('3.1'))).toEqual([good.number])
  })
})

describe('25: повтор в сеансе', () => {
  test('УТ и УНФ получают то же ещё раз, и в следующем сеансе, пока нет success', async () => {
    const one = await make(1)
    const session = await shop.session()
    expect(await numbersIn(session)).toEqual([one.number])
    expect(await numbersIn(session)).toEqual([one.number])
    expect(await numbersIn(await shop.session('2.09'))).toEqual([one.number])
  })

  test('новый модуль: в сеансе один раз, до пустого ответа; в следующем снова', async () => {
    const one = await make(1)
    const session = await shop.session('3.1')
    expect(await numbersIn(session)).toEqual([one.number])
    expect(await numbersIn(session)).toEqual([])
    await touch(one.id)
    expect(await numbersIn(session)).toEqual([one.number])
    expect(await numbersIn(session)).toEqual([])
    expect(await numbersIn(await shop.session('3.1'))).toEqual([one.number])
  })
})

describe('26, 27: success', () => {
  test('взято — больше не уходит; повторённый success ничего не портит', async () => {
    await make(1)
    const session = await shop.session()
    await shop.ask(session)
    await shop.out.taken(session)
    await shop.out.taken(session)
    expect(await numbersIn(await shop.session())).toEqual([])
    expect(await shop.out.ordersOf(shop.reader)).toMatchObject({
      ...{ waiting: 0, given: 0, givenSince: null, lastTakenAt: expect.any(Date) },
    })
  })

  test('изменён между query и success — остаётся новым', async () => {
    const one = await make(1)
    const session = await shop.session()
    await shop.ask(session)
    await touch(one.id)
    await shop.out.taken(session)
    const later = await shop.session()
    expect(await numbersIn(later)).toEqual([one.number])
    await shop.out.taken(later)
    expect(await numbersIn(await shop.session())).toEqual([])
  })

  test('success чужого и более раннего сеанса ничего не отмечает', async () => {
    const one = await make(1)
    const [first, second] = [await shop.session(), await shop.session()]
    await shop.ask(first)
    await shop.out.taken(second)
    await shop.ask(second)
    await shop.out.taken(first)
    expect(await numbersIn(await shop.session())).toEqual([one.number])
    expect(await shop.out.ordersOf(shop.reader)).toMatchObject({
      ...{ given: 1, givenSince: expect.any(Date), lastTakenAt: null },
    })
  })

  test('у каждого подключения своё: взятое одним ждёт другое', async () => {
    const other = await shop.another('third')
    const one = await make(1)
    const session = await shop.session()
    await shop.ask(session)
    await shop.out.taken(session)
    expect(await numbersIn(await shop.session(null, other), other)).toEqual([one.number])
  })
})

test('31: отменён на сайте после success — уходит ещё раз с «Отменен» и прежними строками', async () => {
  const { id, number } = await make(4)
  const session = await shop.session()
  const before = (await shop.ask(session)).get(number)
  await shop.out.taken(session)
  await shop.cancel(id)
  const after = (await shop.ask(await shop.session())).get(number)
  expect(requisitesOf(after)).toMatchObject({
    ...{ 'Статус заказа': 'Отменён', 'Статуса заказа ИД': 'CANCELLED', Отменен: 'true' },
  })
  expect(kid(after, 'Товары')).toEqual(kid(before, 'Товары'))
  expect(textOf(after, 'Сумма')).toBe(textOf(before, 'Сумма'))
})

test('состояние, которое сменил сотрудник, уходит; сменённое самой 1С — нет', async () => {
  const { id, number } = await make(1)
  const session = await shop.session()
  await shop.ask(session)
  await shop.out.taken(session)
  await set(id, `status = 'CONFIRMED', version = version + 1`)
  expect(await numbersIn(await shop.session())).toEqual([])
  await shop.staff('setOrderStatus', id, { status: 'AWAITING_PAYMENT' })
  const document = (await shop.ask(await shop.session())).get(number)
  expect(requisitesOf(document)['Статус заказа']).toBe('Ожидает оплаты')
})

describe('32: много заказов', () => {
  test('порция — 500; новый модуль забирает остальное вопросами, УТ — следующим сеансом', async () => {
    const first = await make(1)
    await multiply(first.id, 1100)
    const session = await shop.session('3.1')
    const portions = [
      ...[await numbersIn(session), await numbersIn(session)],
      ...[await numbersIn(session), await numbersIn(session)],
    ]
    expect(portions.map(({ length }) => length)).toEqual([500, 500, 101, 0])
    expect(new Set(portions.flat()).size).toBe(1101)
    const ut = await shop.session()
    expect(await numbersIn(ut)).toEqual(portions[0])
    await shop.out.taken(ut)
    expect(await numbersIn(await shop.session())).toEqual(portions[1])
  })

  test('длинные заказы: в порции до пяти тысяч строк, а больший заказ уходит один', async () => {
    const { id } = await make(1)
    await shop.pool.query(
      `insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, price, sum, vat_rate, vat_sum)
       select order_id, n, product_id, name, article, unit, quantity, 0, price, sum, vat_rate, vat_sum
         from order_line, generate_series(1, 2499) n where order_id = $1`,
      [id],
    )
    await set(id, 'line_count = 2500, total = total * 2500')
    await multiply(id, 2)
    const session = await shop.session('3.1')
    const counts = [(await numbersIn(session)).length, (await numbersIn(session)).length]
    expect(counts).toEqual([2, 1])
    await shop.pool.query('update orders set line_count = 5001')
    expect(await numbersIn(await shop.session('3.1'))).toHaveLength(1)
  })
})

describe('23: номера', () => {
  test('пока короче 12 знаков, сервер запускается; перед десятимиллионным — отказ словами', async () => {
    const database = databaseOf(shop.pool)
    await expect(checkOrderNumbers(database)).resolves.toBeUndefined()
    const { rows } = await shop.pool.query('select last_value as last from order_number')
    await shop.pool.query(`select setval('order_number', 9950000)`)
    await expect(checkOrderNumbers(database)).rejects.toThrow(/длиннее 11 знаков/)
    await shop.pool.query(`select setval('order_number', $1)`, [rows[0].last])
  })
})

test('справочники для 1С: состояния и доставки магазина', async () => {
  const root = readXml(await shop.out.info())
  const idsOf = (name: string) => (kid(root, name)?.kids ?? []).map((one) => textOf(one, 'Ид'))
  expect(idsOf('C\u0442атусы')).toContain('AWAITING_PAYMENT')
  expect(idsOf('Статусы')).toEqual(idsOf('C\u0442атусы'))
  expect(idsOf('ПлатежныеСистемы')).toEqual(['invoice'])
  expect(idsOf('СлужбыДоставки')).toEqual(['pickup', 'courier', 'carrier'])
})
