import { MAX_QUANTITY } from '@isp/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { linesOf } from './excel.fixture.ts'
import { type TableCell, tableOf } from './tables.fixture.ts'

/** §7.4: POST /api/sale/v2/basket/draft/excel. */
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, draft, excel_layout cascade'))

const head = ['Артикул', 'Количество']
const send = (
  content: Buffer | string,
  name = 'Станок № 5.xlsx',
  who = buyer,
  fields: Record<string, string> = {},
) => who.call('draftFromExcel', { form: { fields, file: { name, content } } })
/** A table whose columns cannot be recognised by their headings. */
const foreign = () =>
  tableOf([
    ['Поз.', 'Шифр', 'Надо'],
    [1, '2301-0054', 10],
    [2, 'A/10', 4],
  ])
const sendRows = (...rows: TableCell[][]) => send(tableOf([head, ...rows]))
const draftCount = async () => (await shop.pool.query('select from draft')).rowCount

describe('§7.4 draft/excel: отказы, ничего не остаётся', () => {
  test('без входа', async () => {
    const form = { file: { name: 'a.xlsx', content: 'x' } }
    expect((await shop.call('draftFromExcel', { form })).status).toBe(401)
  })

  test('не таблица, нет столбцов, пустая', async () => {
    expect((await send('%PDF-1.7')).body.code).toBe('EXCEL_NOT_A_SPREADSHEET')
    expect((await send(tableOf([['Что'], ['Сверло']]))).body.code).toBe('EXCEL_NO_COLUMNS')
    const unsound: Record<string, string>[] = [
      { article: 'B' },
      { quantity: 'C' },
      { article: 'B', quantity: 'B' },
      { article: '2', quantity: 'C' },
    ]
    for (const fields of unsound) {
      expect(
        (await send(foreign(), 'a.xlsx', buyer, fields)).body.code,
        JSON.stringify(fields),
      ).toBe('REQUEST_INVALID')
    }
    expect((await sendRows()).body.code).toBe('EXCEL_EMPTY')
    expect(await draftCount()).toBe(0)
  })

  test('ни одной годной строки — черновика нет, причины названы', async () => {
    const { status, body } = await sendRows(['НЕТ-1', 1], ['2301-0054', 'много'])
    expect(status).toBe(200)
    expect(body).toMatchObject({
      draft: null,
      added: 0,
      failed: [
        { cell: 'A2', reason: { code: 'NOT_FOUND' } },
        { row: 3, reason: { code: 'QUANTITY_NOT_NUMBER' } },
      ],
    })
    expect(await draftCount()).toBe(0)
  })

  test('черновиков слишком много', async () => {
    await shop.pool.query(
      `insert into draft (account_id, company_id, name) select 2, 1, 'Ч' || n from generate_series(1, 1000) n`,
    )
    expect((await sendRows(['A/10', 1])).body.code).toBe('DRAFTS_TOO_MANY')
    expect(await draftCount()).toBe(1000)
  })
})

describe('§2.11, §7.4, D15: столбцы чужой таблицы', () => {
  test('не узнать — показано начало листа, черновика нет', async () => {
    const { status, body } = await send(foreign())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ draft: null, added: 0, failed: [], columns: null },
      preview: [{ row: 1, cells: ['Поз.', 'Шифр', 'Надо'] }, { row: 2 }, { row: 3 }],
    })
    expect(await draftCount()).toBe(0)
  })

  test('выбраны — по ним черновик, и запомнены для следующего файла и для корзины', async () => {
    const fields = { article: 'B', quantity: 'C' }
    const { body } = await send(foreign(), 'a.xlsx', buyer, fields)
    expect(body).toMatchObject({
      draft: { lineCount: 2 },
      added: 2,
      columns: { article: 'B', quantity: 'C', firstRow: 2 },
    })
    expect((await send(foreign())).body).toMatchObject({ draft: { lineCount: 2 } })
    const form = { file: { name: 'a.xlsx', content: foreign() } }
    expect((await buyer.call('checkExcel', { form })).body).toMatchObject({ columns: fields })
    const manager = await shop.visitor('manager')
    expect((await send(foreign(), 'a.xlsx', manager)).body).toMatchObject({ columns: null })
  })
})

test('годные строки — черновик под именем файла, остальные — с причинами; корзина не тронута', async () => {
  await buyer.add(2, 1)
  const { body } = await sendRows(['2301-0054', 7], ['НЕТ-1', 1], ['A/10', 2], ['A/10', 3])
  expect(body).toMatchObject({
    draft: { name: 'Станок № 5', lineCount: 2, isOwn: true },
    added: 3,
    failed: [{ row: 3, cell: 'A3', article: 'НЕТ-1', reason: { code: 'NOT_FOUND' } }],
  })
  const draft = await buyer.call('draft', { params: { id: body.draft.id } })
  expect(
    draft.body.basket.in_basket.map((line: { productId: number; quantityOrdered: number }) => [
      line.productId,
      line.quantityOrdered,
    ]),
  ).toEqual([
    [1, 10],
    [2, 5],
  ])
  expect(await linesOf(buyer)).toEqual([[2, 1]])
})

test('§4: комментарии строк файла — в черновике; у двух строк одного товара — первый написанный', async () => {
  const table = tableOf([
    ['Артикул', 'Количество', 'Примечание к позиции'],
    ['2301-0054', 10, 'В цех 4'],
    ['A/10', 1, null],
    ['A/10', 1, 'Срочно'],
    ['A/10', 1, 'Потом'],
  ])
  const { body } = await send(table)
  const draft = await buyer.call('draft', { params: { id: body.draft.id } })
  expect(draft.body.basket.in_basket).toMatchObject([
    { productId: 1, comment: 'В цех 4' },
    { productId: 2, quantityOrdered: 3, comment: 'Срочно' },
  ])
})

test('имя файла прочитано не той кодировкой — черновик назван по-русски', async () => {
  const name = Buffer.from('Станок № 5.xlsx').toString('latin1')
  const { body } = await send(tableOf([head, ['2301-0054', 10]]), name)
  expect(body.draft.name).toBe('Станок № 5')
})

test('строка, с которой товара стало бы слишком много, названа, прежние взяты', async () => {
  const { body } = await sendRows(['A/10', MAX_QUANTITY], ['A/10', 1])
  expect(body).toMatchObject({
    added: 1,
    failed: [{ row: 3, reason: { code: 'QUANTITY_TOO_BIG' } }],
    draft: { lineCount: 1 },
  })
})

test('имя файла из одних пробелов имени черновику не даёт, длинное обрезано', async () => {
  const file = tableOf([head, ['A/10', 1]])
  expect((await send(file, '   .xlsx')).body.draft.name).toBe('Из Excel')
  expect((await send(file, `${'я'.repeat(200)}.xlsx`)).body.draft.name).toHaveLength(180)
})

test('чужой компании черновик не виден', async () => {
  const { body } = await sendRows(['A/10', 1])
  const outsider = await shop.visitor('outsider', {})
  const answer = await outsider.call('draft', { params: { id: body.draft.id } })
  expect(answer.body.code).toBe('DRAFT_NOT_FOUND')
})
