import { read, type WorkSheet } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agreements, companies } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { draftOf } from '../draft/draft.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../order/changes/order-changes.fixture.ts'
import { linesOf, rowsOf, runImport, sendFile } from './excel.fixture.ts'

let shop: OrdersShop
let stranger: Visitor
beforeAll(async () => {
  shop = await openOrdersShop()
  stranger = await shop.visitor('outsider', {
    company: companies.beta,
    agreement: agreements.beta,
  })
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const draftPath = (id: number | string) => `/bff/api/sale/v2/basket/draft/${id}/excel-export`
const orderPath = (id: number | string) => `/bff/api/sale/order/${id}/excel-export`

/** The answer with its bytes unchanged: reading it as text would corrupt the ZIP. */
const fetchFile = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await shop.app.inject({
    url,
    headers: { ...headers, 'accept-encoding': 'identity' },
  })
  return {
    status: answer.statusCode,
    content: answer.rawPayload,
    disposition: decodeURIComponent(String(answer.headers['content-disposition'])),
  }
}

const sheetOf = (content: Buffer): WorkSheet => {
  const { Sheets, SheetNames } = read(content, { cellFormula: true })
  return Sheets[SheetNames[0] ?? ''] ?? {}
}

/** Imports the file, replacing the basket, and returns the basket's lines. */
const importBack = async (content: Buffer) => {
  const checked = await sendFile(shop.buyer, content)
  expect(checked.body.failed).toBe(0)
  const rows = rowsOf(checked)
  expect(await runImport(shop.buyer, { action: 'clear', rows })).toMatchObject({ errors: [] })
  return linesOf(shop.buyer)
}

describe('§7.4 {id}/excel-export: отказы', () => {
  test('без входа ни черновика, ни заказа', async () => {
    expect((await fetchFile(draftPath(1))).status).toBe(401)
    expect((await fetchFile(orderPath(1))).status).toBe(401)
  })

  test('чужие и те, которых не было, не находятся', async () => {
    const draft = await draftOf(shop.buyer)
    const order = await shop.make(10)
    for (const path of [draftPath(draft), orderPath(order)]) {
      expect((await fetchFile(path, stranger.headers)).status).toBe(404)
      expect((await fetchFile(path, shop.buyer.headers)).status).toBe(200)
    }
    for (const path of [draftPath(999_999), orderPath(999_999), draftPath('x')]) {
      expect((await fetchFile(path, shop.buyer.headers)).status).toBe(404)
    }
  })

  test('удалённого черновика файлом нет', async () => {
    const id = await draftOf(shop.buyer)
    await shop.buyer.call('deleteDraft', { params: { id } })
    expect((await fetchFile(draftPath(id), shop.buyer.headers)).status).toBe(404)
  })
})

describe('§4: черновик файлом Excel', () => {
  test('строки и суммы формулами; имя файла — название, без знаков, которых в именах нет', async () => {
    const id = await draftOf(shop.buyer, undefined, 'Цех 2/3: "станки" <b>')
    const { content, disposition } = await fetchFile(draftPath(id), shop.buyer.headers)
    expect(disposition).toContain('Черновик Цех 2 3 станки b.xlsx')
    const sheet = sheetOf(content)
    expect([sheet.A2.v, sheet.B2.v, sheet.F2.f]).toEqual(['2301-0054', 10, 'B2*E2'])
    expect([sheet.C4.v, sheet.F4.f]).toEqual(['Итого', 'SUM(F2:F3)'])
    expect(sheet.F4.v).toBe(sheet.F2.v + sheet.F3.v)
  })

  test('загружается обратно теми же строками', async () => {
    const id = await draftOf(shop.buyer)
    const { content } = await fetchFile(draftPath(id), shop.buyer.headers)
    expect(await importBack(content)).toEqual([
      [1, 10],
      [2, 3],
    ])
  })
})

describe('§4: заказ файлом Excel', () => {
  test('цены — заказа, а не нынешние; суммы формулами; загружается обратно', async () => {
    const id = await shop.make(10, [[2, 3]])
    await shop.pool.query('update price set amount = amount * 2')
    const { content, disposition } = await fetchFile(orderPath(id), shop.buyer.headers)
    await shop.pool.query('update price set amount = amount / 2')
    const order = (await shop.read(id)).body
    expect(disposition).toContain(`Заказ ${order.number}.xlsx`)
    const sheet = sheetOf(content)
    expect([sheet.A2.v, sheet.B2.v, sheet.E2.v, sheet.F2.f, sheet.F2.v]).toEqual([
      '2301-0054',
      10,
      100,
      'B2*E2',
      1000,
    ])
    expect([sheet.C4.v, sheet.F4.f, sheet.F4.v]).toEqual(['Итого', 'SUM(F2:F3)', order.total / 100])
    expect(await importBack(content)).toEqual([
      [1, 10],
      [2, 3],
    ])
  })

  test('отменённое не заказать снова по ошибке: строка названа и не загружается', async () => {
    const id = await shop.make(10, [[2, 3]])
    await shop.cancel(id, [
      { place: 0, quantity: 10 },
      { place: 1, quantity: 1 },
    ])
    const { content } = await fetchFile(orderPath(id), shop.buyer.headers)
    const sheet = sheetOf(content)
    expect([sheet.A2, sheet.B2, sheet.H2.v]).toEqual([undefined, undefined, 'Отменено'])
    expect(sheet.B3.v).toBe(2)
    expect(sheet.F4.v).toBe((await shop.read(id)).body.total / 100)
    expect(await importBack(content)).toEqual([[2, 2]])
  })

  test('название, похожее на формулу, остаётся текстом', async () => {
    const id = await shop.make(10)
    await shop.pool.query(`update order_line set name = '=1+1', article = '@SUM(A1)'`)
    const { content } = await fetchFile(orderPath(id), shop.buyer.headers)
    const { A2, C2 } = sheetOf(content)
    expect([A2, C2]).toMatchObject([
      { t: 's', v: '@SUM(A1)' },
      { t: 's', v: '=1+1' },
    ])
    expect([A2.f, C2.f]).toEqual([undefined, undefined])
  })
})
