import { read, utils } from '@e965/xlsx'
import { endpoints } from '@isp/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../../basket/buyers.fixture.ts'
import { amountInWords } from '../amount-in-words.ts'
import { askPaper, readCode, readText } from '../document.fixture.ts'

/** Property: document, payment code and order have the same sum in kopecks for any lines and rates. */
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())

/** Seeded pseudo-random numbers (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const rates = [22, 10, 0]
const kopecksOf = (text: string): number =>
  Math.round(Number(text.replaceAll(' ', '').replace(',', '.')) * 100)
const amounts = String.raw`(\d{1,3}(?: \d{3})*,\d\d)`

/** Kopecks in the last row of an export: the value of its formula. */
const totalOfSheet = (content: Buffer): number => {
  const { Sheets, SheetNames } = read(content)
  const rows = utils.sheet_to_json<(string | number)[]>(Sheets[SheetNames[0] ?? ''] ?? {}, {
    header: 1,
  })
  const foot = rows.find((row) => row.includes('Итого')) ?? []
  return Math.round(Number(foot.findLast((cell) => typeof cell === 'number')) * 100)
}

const orderOf = async (random: (below: number) => number) => {
  await buyer.add(2, 1)
  const { id } = (await buyer.order(99_999)).body
  const lines = Array.from({ length: 1 + random(60) }, (_none, place) => {
    const quantity = 1 + random(1000)
    const price = 1 + random(random(2) ? 100_000_000 : 500)
    const rate = rates[random(rates.length)] ?? 0
    const sum = price * quantity
    return { place, quantity, price, rate, sum, vat: Math.round((sum * rate) / (100 + rate)) }
  })
  const total = lines.reduce((whole, { sum }) => whole + sum, 0)
  const vatTotal = lines.reduce((whole, { vat }) => whole + vat, 0)
  await shop.pool.query('delete from order_line where order_id = $1', [id])
  await shop.pool.query(
    `insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, price, sum, vat_rate, vat_sum)
     select $1, place, 2, 'Товар', 'А-' || place, 'шт', quantity, 0, price, sum, rate, vat
       from jsonb_to_recordset($2) as x (place int, quantity int, price bigint, sum bigint, rate numeric, vat bigint)`,
    [id, JSON.stringify(lines)],
  )
  await shop.pool.query(
    'update orders set total = $2, vat_total = $3, line_count = $4 where id = $1',
    [id, total, vatTotal, lines.length],
  )
  return { id, lines, total, vatTotal }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('заказ из случайных строк № %s', async (seed) => {
  const { id, lines, total, vatTotal } = await orderOf(randomOf(seed))
  const { bytes } = await askPaper(shop, buyer, 'orderInvoice', { id })
  const text = await readText(bytes)
  const toPay = new RegExp(`Всего к оплате: ${amounts}`).exec(text)?.[1] ?? ''
  expect(kopecksOf(toPay)).toBe(total)
  expect(await readCode(bytes)).toContain(`|Sum=${total}|`)
  const sold = [...text.matchAll(new RegExp(`НДС ([\\d]+) % с суммы ${amounts}: ${amounts}`, 'g'))]
  for (const [, rate, sum = '', vat = ''] of sold) {
    const own = lines.filter((line) => line.rate === Number(rate))
    expect(kopecksOf(sum)).toBe(own.reduce((whole, line) => whole + line.sum, 0))
    expect(kopecksOf(vat)).toBe(own.reduce((whole, line) => whole + line.vat, 0))
  }
  expect(sold.reduce((whole, [, , , vat = '']) => whole + kopecksOf(vat), 0)).toBe(vatTotal)
  const exempt = new RegExp(`Без НДС с суммы ${amounts}`).exec(text)?.[1]
  const without = lines.filter(({ rate }) => rate === 0).reduce((whole, { sum }) => whole + sum, 0)
  expect(exempt === undefined ? 0 : kopecksOf(exempt)).toBe(without)
  for (const line of lines) expect(text).toContain(`А-${line.place} Товар ${line.quantity} шт 796`)

  // the confirmation of the same order has the same sum, in figures and in words
  const confirmation = await readText(
    (await askPaper(shop, buyer, 'orderConfirmation', { id })).bytes,
  )
  const whole = new RegExp(`Всего: ${amounts}`).exec(confirmation)?.[1] ?? ''
  expect(kopecksOf(whole)).toBe(total)
  expect(text).toContain(amountInWords(total))
  expect(confirmation).toContain(amountInWords(total))
  const vatOf = (paper: string) =>
    paper.match(new RegExp(`НДС [\\d]+ % с суммы ${amounts}: ${amounts}`, 'g'))
  expect(vatOf(confirmation)).toEqual(vatOf(text))
  // so has the spreadsheet
  const { rawPayload } = await shop.app.inject({
    url: `/bff/api/sale/order/${id}/excel-export`,
    headers: { ...buyer.headers, 'accept-encoding': 'identity' },
  })
  expect(totalOfSheet(rawPayload)).toBe(total)
})

test.each([11, 12, 13, 14])(
  'задача 15: предложение из случайных строк № %s: бумага и файл — те же деньги, что корзина',
  async (seed) => {
    const random = randomOf(seed)
    const goods = Array.from({ length: 1 + random(40) }, (_none, at) => ({
      id: seed * 1000 + at,
      price: 1 + random(random(2) ? 100_000_000 : 500),
      rate: rates[random(rates.length)] ?? 0,
      quantity: 1 + random(1000),
      multiplicity: 1 + random(12),
    }))
    await shop.pool.query(
      `with made as (
       insert into product (id, slug, section_id, article, name, vat_rate, multiplicity)
       select id, 'random-' || id, 3, 'R-' || id, 'Сверло ' || id, rate, multiplicity
         from jsonb_to_recordset($1) as x (id int, rate numeric, multiplicity int)
     )
     insert into price (product_id, price_type_id, amount)
     select id, 1, price from jsonb_to_recordset($1) as x (id int, price bigint)`,
      [JSON.stringify(goods)],
    )
    const items = goods.map(({ id, quantity }) => ({ productId: id, quantityOrdered: quantity }))
    const { bytes } = await askPaper(shop, { headers: {} }, 'itemsQuotation', { items })
    const text = await readText(bytes)
    const sums = goods.map(
      ({ price, quantity, multiplicity }) =>
        price * Math.ceil(quantity / multiplicity) * multiplicity,
    )
    const total = sums.reduce((whole, sum) => whole + sum, 0)
    expect(kopecksOf(new RegExp(`Всего: ${amounts}`).exec(text)?.[1] ?? '')).toBe(total)
    expect(text).toContain(amountInWords(total))
    const sold = [
      ...text.matchAll(new RegExp(`НДС ([\\d]+) % с суммы ${amounts}: ${amounts}`, 'g')),
    ]
    for (const [, rate, sum = '', vat = ''] of sold) {
      const own = sums.filter((_sum, at) => goods[at]?.rate === Number(rate))
      const vats = own.map((one) => Math.round((one * Number(rate)) / (100 + Number(rate))))
      expect(kopecksOf(sum)).toBe(own.reduce((whole, one) => whole + one, 0))
      expect(kopecksOf(vat)).toBe(vats.reduce((whole, one) => whole + one, 0))
    }
    expect((await shop.call('calcBasketV2', { body: { items } })).body.total).toBe(total)
    const file = await shop.app.inject({
      method: 'POST',
      url: `/bff${endpoints.exportItems.path}`,
      headers: { 'accept-encoding': 'identity' },
      payload: { items },
    })
    expect(totalOfSheet(file.rawPayload)).toBe(total)
  },
)
