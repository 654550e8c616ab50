import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addWorkingDays, moscowDay } from '../../trade/working-days.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

/** Data of an order beside contact and delivery: consignee, payer, freight, dates, numbers. */
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade')
  await buyer.add(2, 1)
})

const today = () => moscowDay(new Date())
const branch = {
  name: 'Казанский филиал «Альфы»',
  inn: '5260000019',
  kpp: '165545001',
  address: 'Казань, Складская, 5',
}
const attorney = { number: '17', date: '2026-11-02', person: 'Орлов Пётр Ильич' }
const freight = { carrier: 'Деловые линии', terminal: 'Казань, Аграрная, 2', paidBy: 'payer' }
describe('условия заказа: отказы у поля, и ничего не сделано', () => {
  test.each<[string, object, string, string]>([
    [
      'ИГК короче 20 цифр',
      { stateContract: '1'.repeat(19) },
      'stateContract',
      'STATE_CONTRACT_FORMAT',
    ],
    ['ИГК длиннее 25', { stateContract: '1'.repeat(26) }, 'stateContract', 'STATE_CONTRACT_FORMAT'],
    [
      'ИГК с буквой',
      { stateContract: `А${'1'.repeat(20)}` },
      'stateContract',
      'STATE_CONTRACT_FORMAT',
    ],
    ['номер длиннее 60', { ownNumber: 'я'.repeat(61) }, 'ownNumber', 'TOO_LONG'],
    ['номер с переводом строки', { ownNumber: 'a\nb' }, 'ownNumber', 'TEXT_CHARACTERS'],
    ['не дата', { wishedOn: 'завтра' }, 'wishedOn', 'DATE_FORMAT'],
    ['нет такого дня', { wishedOn: '2027-02-30' }, 'wishedOn', 'DATE_FORMAT'],
    ['отгрузка как-нибудь', { shipping: 'later' }, 'shipping', 'INVALID'],
    ['филиал без КПП', { consignee: { ...branch, kpp: '' } }, 'consignee.kpp', 'REQUIRED'],
    ['КПП не того вида', { consignee: { ...branch, kpp: '12' } }, 'consignee.kpp', 'KPP_FORMAT'],
    ['ИНН не сходится', { payer: { ...branch, inn: '5260000018' } }, 'payer.inn', 'INN_CHECK'],
    [
      'КПП предпринимателя',
      { payer: { ...branch, inn: '500100732259' } },
      'payer.kpp',
      'KPP_UNEXPECTED',
    ],
    ['без адреса', { consignee: { ...branch, address: ' ' } }, 'consignee.address', 'REQUIRED'],
    ['лишнее у плательщика', { payer: { ...branch, bank: '1' } }, 'payer.bank', 'UNEXPECTED'],
    [
      'доверенность без номера',
      { attorney: { ...attorney, number: '' } },
      'attorney.number',
      'REQUIRED',
    ],
    [
      'доверенность на цифры',
      { attorney: { ...attorney, person: '7' } },
      'attorney.person',
      'NAME_LETTERS',
    ],
    [
      'перевозку не оплачивает никто',
      { freight: { ...freight, paidBy: 'nobody' } },
      'freight.paidBy',
      'INVALID',
    ],
  ])('%s', async (_what, said, path, code) => {
    const { status, body } = await buyer.order(99_999, said)
    expect([status, body.code]).toEqual([400, 'REQUEST_INVALID'])
    expect(body.fields).toMatchObject([{ path, code }])
    expect((await shop.pool.query('select from orders')).rowCount).toBe(0)
    expect((await buyer.call('basket')).body.count).toBe(1)
  })

  test('всё неверное названо сразу', async () => {
    const { body } = await buyer.order(99_999, { freight, wishedOn: today() })
    expect(body.fields).toMatchObject([{ path: 'wishedOn' }, { path: 'freight' }])
  })

  test('перевозчику без терминала нужен адрес, с терминалом — нет', async () => {
    const toDoor = { deliveryMethod: 'carrier', freight: { ...freight, terminal: '' } }
    expect((await buyer.order(99_999, toDoor)).body).toMatchObject({
      code: 'DELIVERY_ADDRESS_REQUIRED',
      fields: [{ path: 'address', code: 'REQUIRED' }],
    })
    const { status, body } = await buyer.order(99_999, { deliveryMethod: 'carrier', freight })
    expect([status, body.address, body.terms.freight]).toEqual([200, null, freight])
  })
})

describe('условия заказа', () => {
  const said = {
    ownNumber: ' ЗП-77 <b> ',
    stateContract: '1724 1873 1239 1412 2410 0000-5',
    wishedOn: addWorkingDays(moscowDay(new Date()), 5),
    shipping: 'partial',
    consignee: branch,
    payer: { name: 'ИП Орлов', inn: '500100732259', kpp: '', address: 'Тула, 1' },
    attorney,
  }

  test('стоят в заказе, в письме, в поиске и в следующем оформлении', async () => {
    const { status, body } = await buyer.order(99_999, said)
    expect(status).toBe(200)
    expect(body.ownNumber).toBe('ЗП-77 <b>')
    expect(body.terms).toEqual({
      stateContract: '1724187312391412241000005',
      wishedOn: said.wishedOn,
      shipping: 'partial',
      consignee: branch,
      payer: said.payer,
      freight: null,
      attorney,
    })
    expect((await buyer.call('order', { params: { id: body.id } })).body).toEqual(body)
    const found = await buyer.call('listOrders', { body: { q: 'зп-77' } })
    expect(found.body.items).toMatchObject([{ id: body.id, ownNumber: 'ЗП-77 <b>' }])
    const { rows } = await shop.pool.query('select body_text, body_html from mail_outbox')
    for (const part of [
      'ЗП-77 <b>',
      'КПП\u00A0165545001',
      'ИП Орлов',
      '1724187312391412241000005',
    ]) {
      expect(rows[0].body_text).toContain(part)
    }
    expect(rows[0].body_html).toContain('ЗП-77 &lt;b&gt;')
    await buyer.add(2, 1)
    const { parties } = (await buyer.call('checkout')).body
    expect(parties).toHaveLength(2)
    expect(parties).toEqual(expect.arrayContaining([branch, said.payer]))
  })

  test('о чём не сказано, того нет; перевозчику без слов платит получатель', async () => {
    const plain = (await buyer.order(99_999, { ownNumber: ' ', wishedOn: '', stateContract: '' }))
      .body
    expect([plain.ownNumber, ...Object.values(plain.terms)]).toEqual(Array(8).fill(null))
    await buyer.add(2, 1)
    const sent = await buyer.order(99_999, { deliveryMethod: 'carrier', address: 'Тула, 1' })
    expect(sent.body.terms.freight).toEqual({ carrier: '', terminal: '', paidBy: 'consignee' })
  })

  test.each<[string, object]>([
    ['номер', { ownNumber: 'ЗП-78' }],
    ['плательщик', { payer: branch }],
    ['отгрузка', { shipping: 'whole' }],
  ])('тот же ключ и другое: %s — другой заказ', async (_what, change) => {
    const key = randomUUID()
    expect((await buyer.order(99_999, said, key)).status).toBe(200)
    expect((await buyer.order(99_999, said, key)).status).toBe(200)
    const { body } = await buyer.order(99_999, { ...said, ...change }, key)
    expect(body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('адреса компании стоят в оформлении перед адресами прежних заказов', async () => {
    await buyer.order(99_999, { deliveryMethod: 'courier', address: 'Тула, 1' })
    await shop.pool.query(
      `insert into company_address (company_id, name, address) values (1, 'Склад', 'Казань, 5'), (1, 'Цех', 'Тула, 1')`,
    )
    await buyer.add(2, 1)
    const { addresses, wishedDays } = (await buyer.call('checkout')).body
    expect(addresses).toEqual(['Казань, 5', 'Тула, 1'])
    expect(wishedDays.first).toBe(addWorkingDays(today(), 1))
    await shop.pool.query('delete from company_address')
  })
})
