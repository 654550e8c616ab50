import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../../basket/buyers.fixture.ts'
import { askPaper, readCode, readPages, readText } from '../document.fixture.ts'

/** §7.4: the content of an invoice, and that it stays the same until the order changes. */
let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('truncate invoice_counter')
  await shop.pool.query(
    `update company set kpp = '525701001', legal_address = 'Казань, Складская, 5' where id = 1`,
  )
})
afterEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const orderOf = async (): Promise<{ id: number; number: string }> => {
  await buyer.add(1, 10)
  return (await buyer.order(100_000)).body
}
const invoiceOf = (id: number) => askPaper(shop, buyer, 'orderInvoice', { id })
const year = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Moscow' }).slice(0, 4)

test('§7.4: счёт — файл PDF с номером и датой в имени, который нельзя открыть как страницу', async () => {
  const { id } = await orderOf()
  const { status, type, name, bytes } = await invoiceOf(id)
  expect(status).toBe(200)
  expect(type).toBe('application/pdf')
  expect(name).toMatch(new RegExp(`^Счёт № ${year()}-000001 от \\d\\d\\.\\d\\d\\.${year()}\\.pdf$`))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('D51, D38: реквизиты обеих сторон, договор, товар с кодом ОКЕИ, НДС, сумма прописью, срок', async () => {
  const { id, number } = await orderOf()
  const text = await readText((await invoiceOf(id)).bytes)
  for (const part of [
    `Счёт на оплату № ${year()}-000001 от`,
    'ИНН 0016001000',
    '40702810700000000001',
    '30101810000000000901',
    '041699901',
    'Альфа, ИНН',
    'КПП 525701001',
    'Казань, Складская, 5',
    'Договор 1',
    `заказ № ${number}`,
    '2301-0054 Сверло 8,5 мм 10 шт 796 100,00 22 % 1 000,00',
    'В том числе НДС 22 % с суммы 1 000,00: 180,33',
    'Всего к оплате: 1 000,00',
    'Всего 1 наименование на сумму 1 000,00 руб.',
    'Одна тысяча рублей 00 копеек',
    'Счёт действителен до',
    'Примерова А. И.',
    'Стр. 1 из 1',
  ]) {
    expect(text).toContain(part)
  }
})

test('ГОСТ Р 56042-2014: код для банка читается обратно и называет те же деньги', async () => {
  const { id, number } = await orderOf()
  const [version, ...fields] = (await readCode((await invoiceOf(id)).bytes)).split('|')
  expect(version).toBe('ST00012')
  const values = Object.fromEntries(fields.map((field) => field.split(/=(.*)/s).slice(0, 2)))
  expect(values).toMatchObject({
    Name: 'ООО «ИСП Образец»',
    PersonalAcc: '40702810700000000001',
    BankName: 'БАНК «ОБРАЗЕЦ» (АО), Г. НИЖНИЙ НОВГОРОД',
    BIC: '041699901',
    CorrespAcc: '30101810000000000901',
    Sum: '100000',
    PayeeINN: '0016001000',
    KPP: '001601001',
  })
  expect(values.Purpose).toMatch(
    new RegExp(
      `^Оплата по счёту № ${year()}-000001 от .+\\(заказ № ${number}\\)\\. В т\\.ч\\. НДС 22% - 180.33 руб.$`,
    ),
  )
})

test('повтор — тот же счёт слово в слово; после изменения заказа — новый, взамен прежнего', async () => {
  const { id } = await orderOf()
  const first = await invoiceOf(id)
  expect(await readText((await invoiceOf(id)).bytes)).toBe(await readText(first.bytes))
  await shop.pool.query(
    'update order_line set quantity = 5, reserved = 5, sum = 50000, vat_sum = 9016',
  )
  await shop.pool.query('update orders set total = 50000, vat_total = 9016')
  const second = await readText((await invoiceOf(id)).bytes)
  expect(second).toContain(`Счёт на оплату № ${year()}-000002`)
  expect(second).toContain(`Выставлен взамен счёта № ${year()}-000001 от`)
  expect(second).toContain('Всего к оплате: 500,00')
  expect(await readText((await invoiceOf(id)).bytes)).toBe(second)
})

test('новые реквизиты покупателя — тоже новый счёт', async () => {
  const { id } = await orderOf()
  await invoiceOf(id)
  await shop.pool.query(`update company set kpp = '525702002' where id = 1`)
  const text = await readText((await invoiceOf(id)).bytes)
  expect(text).toContain(`№ ${year()}-000002`)
  expect(text).toContain('КПП 525702002')
})

test('HTML и управляющие знаки в названиях остаются текстом', async () => {
  const { id } = await orderOf()
  await shop.pool.query(`update order_line set name = $1`, [
    '<img src=x onerror=alert(1)> & \u202Eперевёрнуто\u0007 | знак',
  ])
  const { bytes } = await invoiceOf(id)
  const text = await readText(bytes)
  expect(text).toContain('<img src=x onerror=alert(1)> & перевёрнуто | знак')
  for (const sign of ['\u202E', '\u0007']) expect(text).not.toContain(sign)
})

test('500 строк с длинными названиями: шапка таблицы и номер — на каждой странице, ничего не потеряно', async () => {
  const { id } = await orderOf()
  await shop.pool.query(
    `insert into order_line select order_id, n, product_id, 'Строка ' || n || ' ' || repeat('длинное название ', 8),
       article, unit, 1, 0, null, 100, 100, 22, 18 from order_line, generate_series(2, 500) n`,
  )
  const pages = await readPages((await invoiceOf(id)).bytes)
  expect(pages.length).toBeGreaterThan(10)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`Стр. ${at + 1} из ${pages.length}`)
    if (page.includes('Строка')) expect(page).toContain('Артикул Товар')
  }
  const text = pages.join(' ')
  for (let line = 2; line <= 500; line += 1) expect(text).toContain(`Строка ${line} длинное`)
})

test('D39: после отмены части счёт — на то, что осталось; отменённой целиком строки в нём нет', async () => {
  await buyer.add(2, 3)
  await buyer.add(1, 10)
  const { id } = (await buyer.order((await buyer.call('basket')).body.total)).body
  const cancelled = [
    { place: 0, quantity: 3 },
    { place: 1, quantity: 4 },
  ]
  const body = { version: 1, lines: cancelled }
  expect(await buyer.call('cancelOrder', { params: { id }, body })).toMatchObject({ status: 200 })
  const text = await readText((await invoiceOf(id)).bytes)
  expect(text).toContain('2301-0054 Сверло 8,5 мм 6 шт 796 100,00 22 % 600,00')
  expect(text).toContain('Всего 1 наименование на сумму 600,00 руб.')
})
