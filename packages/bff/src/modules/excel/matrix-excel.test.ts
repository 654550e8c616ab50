import { read, utils, type WorkBook, write } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { createPreparedIndex } from '../goods/catalog.fixture.ts'
import { linesOf, rowsOf, runImport, sendFile } from './excel.fixture.ts'

const prepared = createPreparedIndex({ total: 3, ids: [1, 2, 3] })
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop({ catalogIndex: { current: () => prepared.index } })
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => {
  prepared.asked.length = 0
  prepared.layout = {
    kind: 'laid',
    rows: { code: 'diameter', values: [8.5, 10], total: 3, next: 12 },
    columns: { code: 'coating', values: ['TiN', 'нет'], total: 2, next: null },
    beside: [],
    choices: ['diameter', 'coating'],
    detail: null,
    cells: [
      { row: 0, column: 0, count: 2, detail: null, id: 1 },
      { row: 1, column: 0, count: 1, detail: null, id: 3 },
      { row: 1, column: 1, count: 1, detail: null, id: 2 },
    ],
    apart: 0,
  }
})

const of = '/catalog/drills/1/filtered/?f_diameter_from=8&view=matrix&matrix=diameter.coating'
const ask = (id: 'listMatrix' | 'exportMatrix', address: string) =>
  shop.call(id, { query: { of: address } })

const download = async (headers: Record<string, string> = {}): Promise<WorkBook> => {
  const url = `/bff/api/catalog/matrix/excel-export?${new URLSearchParams({ of })}`
  const { statusCode, rawPayload } = await shop.app.inject({ url, headers })
  expect(statusCode).toBe(200)
  return read(rawPayload)
}
const sheetOf = (book: WorkBook, name: string) => book.Sheets[name] ?? {}
const tableOf = (book: WorkBook, name: string) =>
  utils.sheet_to_json<(string | number | null)[]>(sheetOf(book, name), { header: 1, defval: null })

describe('матрица по адресу списка: отказы', () => {
  test.each([
    '',
    '/basket/',
    '/catalog/',
    '/catalog/%E0%A4%A/',
    '/catalog/drills/?sort=вверх',
    `/catalog/drills/?matrix=${'a'.repeat(401)}`,
    '/constructor/prototype/',
  ])('«%s» — не список', async (address) => {
    const refused = { status: 400, body: { code: 'REQUEST_INVALID', fields: [{ path: 'of' }] } }
    expect(await ask('listMatrix', address)).toMatchObject(refused)
    expect(await ask('exportMatrix', address)).toMatchObject(refused)
  })

  test('раздела нет; матрицей не разложить — сказано в самом файле', async () => {
    expect(await ask('exportMatrix', '/catalog/nowhere/')).toMatchObject({
      status: 404,
      body: { code: 'SECTION_NOT_FOUND' },
    })
    prepared.layout = { kind: 'none' }
    expect(tableOf(await download(), 'Матрица')[0]?.[0]).toMatch(/не\sразложить/)
  })
})

describe('матрица по адресу списка', () => {
  test('раздел, поиск и бренд, отбор и порядок — как на странице, строки — с названной', async () => {
    await ask('listMatrix', of)
    await ask('listMatrix', '/search/%D1%81%D0%B2%D0%B5%D1%80%D0%BB%D0%BE/?first=stock')
    await ask('listMatrix', '/brands/alfa/?sort=price-asc')
    expect(prepared.asked).toMatchObject([
      { sectionId: 2, filters: [{ code: 'diameter', from: 8 }] },
      { text: 'сверло', isStockFirst: true },
      { brandId: 2, sort: 'price-asc' },
    ])
  })

  test('лист разложен как матрица: цены, наличие, место для количества; цен без договора не видно, число товаров названо', async () => {
    const grid = tableOf(await download(), 'Матрица')
    expect(grid[0]?.slice(2)).toEqual(['TiN', 'нет'])
    expect(grid.slice(1, 7).map(([size, line, ...cells]) => [size, line, ...cells])).toEqual([
      ['8,5', expect.stringMatching(/цена/), 122, null],
      ['8,5', 'есть сейчас', 12, null],
      ['8,5', 'заказать', null, null],
      ['10', expect.stringMatching(/цена/), expect.stringMatching(/по\sзапросу/), 999.99],
      ['10', 'есть сейчас', 4, 0],
      ['10', 'заказать', null, null],
    ])
    expect(grid[7]?.[0]).toMatch(/Диаметр: в\sфайле 2 из\s3/)
  })

  test('заполненная загружается в корзину своими ценами: что вписано — то и в ней, пустые строки названы числом', async () => {
    await buyer.call('clearBasket')
    const book = await download(buyer.headers)
    const [, first] = tableOf(book, 'Заказ')
    expect(first?.slice(0, 2)).toEqual(['2301-0054', 0])
    expect(first?.[4]).toBe(100)
    // what Excel does when a quantity is typed into the matrix
    const [, , line] = /^'Матрица'!([A-Z]+)(\d+)$/.exec(sheetOf(book, 'Заказ').B2.f) ?? []
    expect(line).toBe('4')
    sheetOf(book, 'Заказ').B2.v = 15
    const content = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
    const checked = await sendFile(buyer, content)
    expect(checked.body).toMatchObject({ sheet: 'Заказ', failed: 0 })
    expect(rowsOf(checked)).toHaveLength(1)
    expect(checked.body.notices).toEqual([expect.stringMatching(/Количество не\sвписано в\s\d/)])
    await runImport(buyer, { action: 'clear', rows: rowsOf(checked) })
    expect(await linesOf(buyer)).toEqual([[1, 15]])
  })
})
