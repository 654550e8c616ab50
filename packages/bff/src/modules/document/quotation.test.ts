import { contextHeaders } from '@isp/contract'
import { MAX_QUOTATION_LINES } from '@isp/contract/limits'
import { demoSellerFile } from '@isp/demo-data'
import { formatDate, NBSP } from '@isp/i18n'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { askPaper, readText } from './document.fixture.ts'
import { openSeller } from './seller/open-seller.ts'

/** Price offers of a basket, at the caller's prices. */
let shop: BuyersShop
let buyer: Visitor
const anonymous = { headers: {} }
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
afterEach(() => shop.pool.query('truncate basket, orders, quotation, quotation_counter cascade'))

const items = (...ids: number[]) => ({
  items: ids.map((productId) => ({ productId, quantityOrdered: 10 })),
})

describe('отказы', () => {
  test('своя корзина без входа, пустая корзина', async () => {
    expect((await askPaper(shop, anonymous, 'basketQuotation')).status).toBe(401)
    expect(await askPaper(shop, buyer, 'basketQuotation')).toMatchObject({
      status: 409,
      code: 'BASKET_EMPTY',
    })
  })

  test('ни одной строки, лишнее поле, строк больше, чем бывает на бумаге', async () => {
    const many = Array.from({ length: MAX_QUOTATION_LINES + 1 }, (_none, at) => at + 1)
    for (const body of [{ items: [] }, { ...items(1), price: 1 }, items(...many)]) {
      expect((await askPaper(shop, anonymous, 'itemsQuotation', body)).status).toBe(400)
    }
  })

  test('предлагать нечего: всё снято с продажи или неизвестно', async () => {
    expect(await askPaper(shop, anonymous, 'itemsQuotation', items(4, 999))).toMatchObject({
      status: 409,
      code: 'BASKET_EMPTY',
    })
  })

  test('сохранённая корзина длиннее бумаги названа слишком длинной', async () => {
    await buyer.add(2, 1)
    await shop.pool.query(
      `insert into product (id, slug, section_id, article, name, updated_at)
       select 10000 + n, 'many-' || n, 3, 'M-' || n, 'Сверло ' || n, now() from generate_series(1, $1::int) n`,
      [MAX_QUOTATION_LINES],
    )
    await shop.pool.query(
      `insert into basket_line (basket_id, product_id, name, quantity)
       select (select id from basket limit 1), 10000 + n, 'Сверло', 1 from generate_series(1, $1::int) n`,
      [MAX_QUOTATION_LINES],
    )
    expect(await askPaper(shop, buyer, 'basketQuotation')).toMatchObject({
      status: 409,
      code: 'DOCUMENT_TOO_LONG',
    })
  })
})

test('без входа — розничные цены, покупатель не назван, снятого с продажи нет', async () => {
  const answer = await askPaper(shop, anonymous, 'itemsQuotation', items(1, 4))
  expect(answer.name).toMatch(/^Коммерческое предложение № \d{4}-\d{6} от \d\d\.\d\d\.\d{4}\.pdf$/)
  const text = await readText(answer.bytes)
  expect(text).toContain('2301-0054 Сверло 8,5 мм 10 шт 796 в наличии 122,00 22 % 1 220,00')
  expect(text).toContain('Всего: 1 220,00')
  expect(text).toContain('Одна тысяча двести двадцать рублей 00 копеек')
  expect(text).toContain('Цены розничные')
  expect(text).not.toContain('Покупатель')
  expect(text).not.toContain('Снято с продажи')
})

describe('задача 15: номера предложений', () => {
  const registered = async () => {
    const { rows } = await shop.pool.query(
      `select number, account_id as "accountId", company_id as "companyId", line_count as "lineCount", total::int
         from quotation order by number`,
    )
    return rows
  }

  test('7 сразу — 7 номеров подряд, у каждого записано, кому и на сколько', async () => {
    await buyer.add(1, 10)
    const asked = Array.from({ length: 7 }, (_none, at) =>
      at === 0
        ? askPaper(shop, buyer, 'basketQuotation')
        : askPaper(shop, anonymous, 'itemsQuotation', items(1)),
    )
    const numbers = (await Promise.all(asked)).map(({ name }) => /-(\d{6}) от/.exec(name)?.[1])
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 7 }, (_none, at) => String(at + 1).padStart(6, '0')),
    )
    const rows = await registered()
    expect(rows.map(({ number }) => number)).toEqual(
      numbers.map(Number).toSorted((one, other) => one - other),
    )
    expect(rows.filter(({ accountId }) => accountId === null)).toHaveLength(6)
    const own = rows.find(({ accountId }) => accountId !== null)
    expect(own).toMatchObject({ companyId: expect.any(Number), lineCount: 1 })
    const retail = rows.find(({ accountId }) => accountId === null)
    expect(retail).toMatchObject({ companyId: null, lineCount: 1, total: 122_000 })
  })

  test('номер стоит на самой бумаге; кому отказано, тот номера не взял', async () => {
    await askPaper(shop, anonymous, 'itemsQuotation', items(4, 999))
    await askPaper(shop, buyer, 'basketQuotation')
    expect(await registered()).toEqual([])
    const { bytes, name } = await askPaper(shop, anonymous, 'itemsQuotation', items(1))
    const [number = ''] = /\d{4}-000001/.exec(name) ?? []
    expect(await readText(bytes)).toContain(`Коммерческое предложение № ${number} от`)
  })
})

test('§5: сказано, до какого дня цены действительны и что товар не отложен', async () => {
  const { bytes, name } = await askPaper(shop, anonymous, 'itemsQuotation', items(1))
  const [, day = '', month = '', year = ''] = /(\d\d)\.(\d\d)\.(\d{4})/.exec(name) ?? []
  const { seller } = await openSeller(demoSellerFile)
  const until = new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day) + seller.quotationDays),
  )
  const told = formatDate(until.toISOString().slice(0, 10), { year: true }).replaceAll(NBSP, ' ')
  const text = await readText(bytes)
  expect(text).toContain(`цены действительны до ${told} г. включительно`)
  expect(text).toContain('Предложение не резервирует товар')
})

test('D30: без цены — «по запросу», в итог не входит', async () => {
  const { bytes } = await askPaper(shop, anonymous, 'itemsQuotation', items(1, 3))
  const text = await readText(bytes)
  expect(text).toMatch(/K-1 Кондуктор 10 шт 796 .+ по запросу — —/)
  expect(text).toContain('Всего: 1 220,00')
  expect(text).toContain('Строки «по запросу» в итоги не входят')
})

test('по договору — его цены и название, компания названа', async () => {
  await buyer.add(1, 10)
  const text = await readText((await askPaper(shop, buyer, 'basketQuotation')).bytes)
  expect(text).toContain('10 шт 796 в наличии 100,00 22 % 1 000,00')
  expect(text).toContain('Покупатель Альфа')
  expect(text).toContain('Договор 1')
})

test('D38: по спецификации — названа и она', async () => {
  const SPECIFICATION = 'd1000000-0000-4000-8000-000000000038'
  await shop.pool.query(
    `insert into specification (uuid, agreement_id, number, dated, price_type_id)
     select $1, id, 'С-7', '2026-03-01', price_type_id from agreement where name = 'Договор 1' limit 1`,
    [SPECIFICATION],
  )
  await buyer.add(1, 10)
  const headers = { ...buyer.headers, [contextHeaders.specification]: SPECIFICATION }
  const text = await readText((await askPaper(shop, { headers }, 'basketQuotation')).bytes)
  expect(text).toContain('Договор 1, спецификация № С-7 от 01.03.2026')
  await shop.pool.query('delete from specification where uuid = $1', [SPECIFICATION])
})

test('D43: на модерации цены розничные, договор не назван', async () => {
  const waiting = await shop.visitor('manager', { company: companies.waiting })
  await waiting.add(1, 10)
  const text = await readText((await askPaper(shop, waiting, 'basketQuotation')).bytes)
  expect(text).toContain('122,00 22 % 1 220,00')
  expect(text).not.toContain('Договор')
})

test('подтверждение заказа: сроки, доставка, контакт, состояние', async () => {
  await buyer.add(1, 20)
  const { body } = await buyer.order(200_000, {
    deliveryMethod: 'courier',
    address: 'Казань, Складская, 5',
    comment: '<b>до обеда</b>',
  })
  const { bytes, name } = await askPaper(shop, buyer, 'orderConfirmation', { id: body.id })
  expect(name).toBe(`Подтверждение заказа ${body.number}.pdf`)
  const text = await readText(bytes)
  for (const part of [
    `Подтверждение заказа № ${body.number} от`,
    'принят, менеджер проверяет наличие и сроки',
    'Доставка по городу: Казань, Складская, 5',
    'Анна Волкова',
    '<b>до обеда</b>',
    'Всего: 2 000,00',
    'Две тысячи рублей 00 копеек',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).toMatch(/12 сейчас, остальное — \d\d\.\d\d\.\d{4}/)
})
