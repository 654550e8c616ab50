import { read, type WorkSheet } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Input } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { linesOf, rowsOf, runImport, sendFile } from './excel.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket cascade'))

/** The answer with its bytes unchanged: `call` reads answers as text, which would corrupt the ZIP. */
const fetchFile = async (
  path: string,
  { headers, body }: Pick<Input, 'headers' | 'body'> = {},
): Promise<{ status: number; content: Buffer; type: unknown; disposition: unknown }> => {
  const answer = await shop.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/bff/api/sale/basket/v2/${path}`,
    headers: { ...headers, 'accept-encoding': 'identity' },
    ...(body ? { payload: body } : {}),
  })
  const { 'content-type': type, 'content-disposition': disposition } = answer.headers
  return { status: answer.statusCode, content: answer.rawPayload, type, disposition }
}

const sheetOf = (content: Buffer): WorkSheet => {
  const { Sheets, SheetNames } = read(content, { cellFormula: true })
  return Sheets[SheetNames[0] ?? ''] ?? {}
}
const exported = async () => (await fetchFile('excel-export', buyer)).content

describe('§7.4 excel-export: отказы', () => {
  test('без входа своей корзины нет', async () => {
    expect((await fetchFile('excel-export')).status).toBe(401)
  })

  test('присланные строки: пустые, с ценой', async () => {
    for (const items of [[], [{ productId: 1, quantityOrdered: 1, price: 1 }]]) {
      expect((await fetchFile('excel-export', { body: { items } })).status).toBe(400)
    }
  })
})

describe('§4: корзина файлом Excel', () => {
  test('строки с артикулом, ценой и количеством, суммы — формулами', async () => {
    await buyer.add(1, 10)
    await buyer.add(2, 3)
    const file = await fetchFile('excel-export', buyer)
    expect(file.type).toMatch(/spreadsheetml/)
    expect(decodeURIComponent(String(file.disposition))).toMatch(/^attachment.*Корзина\.xlsx/)
    const sheet = sheetOf(file.content)
    expect([sheet.A1, sheet.B1, sheet.C1].map((cell) => cell.v)).toEqual([
      'Артикул',
      'Количество',
      'Наименование',
    ])
    expect(sheet.A2).toMatchObject({ t: 's', v: '2301-0054' })
    expect([sheet.B2.v, sheet.E2.v, sheet.F2.f, sheet.F2.v]).toEqual([10, 100, 'B2*E2', 1000])
    expect([sheet.B3.v, sheet.E3.v, sheet.F3.f, sheet.F3.v]).toEqual([3, 999.99, 'B3*E3', 2999.97])
    expect([sheet.C4.v, sheet.F4.f, sheet.F4.v]).toEqual(['Итого', 'SUM(F2:F3)', 3999.97])
  })

  test('загружается обратно в ту же корзину', async () => {
    await buyer.add(2, 3)
    await buyer.add(1, 20)
    const before = await linesOf(buyer)
    const checked = await sendFile(buyer, await exported())
    expect(checked.body.failed).toBe(0)
    await buyer.call('clearBasket')
    expect(await runImport(buyer, { action: 'clear', rows: rowsOf(checked) })).toMatchObject({
      errors: [],
    })
    expect(await linesOf(buyer)).toEqual(before)
  })

  test('название, похожее на формулу, остаётся текстом — и после правки ячейки', async () => {
    const names = ['=1+1', '+7', '-1', '@SUM(A1)', '\t=1', '<b>&"']
    for (const name of names) {
      await shop.pool.query('update product set name = $1 where id = 2', [name])
      await buyer.add(2, 1)
      const { C2 } = sheetOf(await exported())
      expect(C2).toMatchObject({ t: 's', v: name })
      expect(C2.f).toBeUndefined()
      const cell = read(await exported(), { cellNF: true }).Sheets.Корзина?.C2
      expect(cell?.z).toBe('@')
    }
    await shop.pool.query(`update product set name = 'Сверло 10 мм' where id = 2`)
  })

  test('снятый с продажи назван и при обратной загрузке не мешает', async () => {
    await buyer.add(2, 3)
    await buyer.add(1, 10)
    await shop.pool.query('update product set is_active = false where id = 1')
    const content = await exported()
    expect(sheetOf(content).C3.v).toBe('Сверло 8,5 мм')
    expect(rowsOf(await sendFile(buyer, content))).toMatchObject([{ product: { id: 2 } }])
    await shop.pool.query('update product set is_active = true where id = 1')
  })

  test('без входа — присланные строки по базовым ценам', async () => {
    const body = { items: [{ productId: 1, quantityOrdered: 10 }] }
    const sheet = sheetOf((await fetchFile('excel-export', { body })).content)
    expect([sheet.A2.v, sheet.B2.v, sheet.E2.v]).toEqual(['2301-0054', 10, 122])
  })
})

describe('строки с ошибками и образец', () => {
  test('строки с ошибками: причина рядом, исправленный файл загружается', async () => {
    const rows = [
      { article: 'нет', quantity: '1,5', name: '=1+1', message: 'Не найден', nearest: ['A/10'] },
      { article: 'A/10', quantity: 2, name: null, message: 'Проверьте', nearest: [] },
    ]
    const { content } = await fetchFile('excel/failed', { headers: buyer.headers, body: { rows } })
    const sheet = sheetOf(content)
    expect([sheet.A2.v, sheet.B2.v, sheet.C2.v, sheet.D2.v, sheet.E2.v]).toEqual([
      'нет',
      '1,5',
      '=1+1',
      'Не найден',
      'A/10',
    ])
    expect(rowsOf(await sendFile(buyer, content)).map(({ reason }) => reason?.code)).toEqual([
      'NOT_FOUND',
      undefined,
    ])
  })

  test('§2.11: образец — с товарами магазина, и его можно загрузить как есть', async () => {
    const { content } = await fetchFile('excel/example')
    const rows = rowsOf(await sendFile(buyer, content))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ reason }) => reason === null)).toBe(true)
  })
})
