import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { rowsOf, sendFile } from './excel.fixture.ts'
import { MOST_LAYOUTS } from './excel-layout.sql.ts'
import { bookOf, sheetOf, type TableCell, tableOf } from './tables.fixture.ts'

/** Tables whose headings are not recognised: the buyer sees the first rows and chooses the columns (issue 15). */
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate excel_layout'))

const rows: TableCell[][] = [
  ['ООО «Альфа»'],
  ['Поз.', 'Предмет', 'Шифр', 'Надо'],
  [1, 'Сверло', '2301-0054', 10],
  [2, 'Ключ', 'A/10', 2],
]
const chosen = { article: 'C', quantity: 'D' }
const send = (content: Buffer, fields = {}, by = buyer) =>
  sendFile(by, content, 'заявка.xlsx', fields)
const idsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  rowsOf(answer).map(({ product }) => product?.id)
const layouts = async () =>
  (await shop.pool.query('select account_id, article, quantity from excel_layout')).rows

describe('§7.4 excel/check, столбцы: отказы', () => {
  test.each([
    ['только один столбец', { article: 'C' }],
    ['только количество', { quantity: 'D' }],
    ['один и тот же', { article: 'C', quantity: 'C' }],
    ['не буквы', { article: '3', quantity: 'D' }],
    ['чужое поле', { ...chosen, price: '1' }],
  ])('%s', async (_name, fields) => {
    const answer = await send(tableOf(rows), fields)
    expect(answer).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
    expect(await layouts()).toEqual([])
  })

  test('в выбранных столбцах ничего нет: так и сказано, выбор не запомнен', async () => {
    const answer = await send(tableOf(rows), { article: 'Y', quantity: 'Z' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'EXCEL_EMPTY' } })
    expect(await layouts()).toEqual([])
  })
})

describe.each(['xlsx', 'biff8'] as const)('столбцы не узнать по заголовкам, %s', (bookType) => {
  const file = tableOf(rows, bookType)

  test('показаны первые строки листа, товаров пока нет', async () => {
    const { status, body } = await send(file)
    expect([status, body.columns, body.rows]).toEqual([200, null, []])
    expect(body.preview).toEqual([
      { row: 1, cells: ['ООО «Альфа»'] },
      { row: 2, cells: ['Поз.', 'Предмет', 'Шифр', 'Надо'] },
      { row: 3, cells: ['1', 'Сверло', '2301-0054', '10'] },
      { row: 4, cells: ['2', 'Ключ', 'A/10', '2'] },
    ])
  })

  test('выбраны — прочитаны по ним; следующий файл с такими заголовками узнан сам', async () => {
    const answer = await send(file, chosen)
    expect(answer.body).toMatchObject({ columns: { ...chosen, firstRow: 3 }, failed: 0 })
    expect(idsOf(answer)).toEqual([1, 2])
    expect(rowsOf(answer).map(({ cell }) => cell)).toEqual(['C3', 'C4'])
    const next = tableOf(
      [
        ['ПОЗ', 'предмет', ' шифр', 'Надо'],
        [1, '', 'A10', 7],
      ],
      bookType,
    )
    expect((await send(next)).body).toMatchObject({ columns: { ...chosen, firstRow: 2 } })
    expect(idsOf(await send(next))).toEqual([2])
  })
})

test('выбор важнее догадки и запоминается вместо неё, последний важнее прежнего', async () => {
  const file = tableOf([
    ['Код', 'Обозначение', 'Количество'],
    ['A/10', '2301-0054', 10],
  ])
  expect(idsOf(await send(file))).toEqual([1])
  expect(idsOf(await send(file, { article: 'A', quantity: 'C' }))).toEqual([2])
  expect(idsOf(await send(file))).toEqual([2])
  await send(file, { article: 'B', quantity: 'C' })
  expect(idsOf(await send(file))).toEqual([1])
  expect(await layouts()).toHaveLength(1)
})

test('другие заголовки и другой человек — выбор не тот', async () => {
  await send(tableOf(rows), chosen)
  const other = rows.with(1, ['Поз.', 'Шифр', 'Предмет', 'Надо'])
  expect((await send(tableOf(other))).body.columns).toBeNull()
  const manager = await shop.visitor('manager')
  expect((await send(tableOf(rows), {}, manager)).body.columns).toBeNull()
})

test('заголовков нет: товары с первой строки, помнить нечего', async () => {
  const bare = tableOf(rows.slice(2))
  expect((await send(bare)).body.columns).toBeNull()
  const answer = await send(bare, chosen)
  expect(answer.body).toMatchObject({ columns: { firstRow: 1 }, failed: 0 })
  expect(idsOf(answer)).toEqual([1, 2])
  expect(await layouts()).toEqual([])
})

test('листов несколько, и ни один не назвал столбцов: показан самый длинный', async () => {
  const file = bookOf({ Письмо: sheetOf([['Добрый день', '!']]), Заявка: sheetOf(rows) })
  expect((await send(file)).body).toMatchObject({ sheet: 'Заявка', columns: null })
  expect(idsOf(await send(file, chosen))).toEqual([1, 2])
})

test('черновик из такого файла узнаёт столбцы, выбранные однажды', async () => {
  const form = { file: { name: 'заявка.xlsx', content: tableOf(rows) } }
  const unsure = await buyer.call('draftFromExcel', { form })
  expect(unsure.body).toMatchObject({ draft: null, columns: null })
  await send(tableOf(rows), chosen)
  expect((await buyer.call('draftFromExcel', { form })).body).toMatchObject({ added: 2 })
})

test('помнится не больше сотни, забыты самые старые', async () => {
  await shop.pool.query(
    `insert into excel_layout (account_id, headings, article, quantity, chosen_at)
     select 2, 'h' || n, 0, 1, now() - interval '1 day' * n from generate_series(1, $1::int) n`,
    [MOST_LAYOUTS],
  )
  await send(tableOf(rows), chosen)
  expect(await layouts()).toHaveLength(MOST_LAYOUTS)
  const { rowCount } = await shop.pool.query(
    `select from excel_layout where headings = 'h' || $1::text`,
    [MOST_LAYOUTS],
  )
  expect(rowCount).toBe(0)
})

test('строка в предпросмотре коротка, столбцы считаются до двухсот', async () => {
  const wide = Array.from({ length: 200 }, (_, at) => `столбец ${at} ${'я'.repeat(100)}`)
  const { body } = await send(tableOf([wide, ['x', 'y']]))
  expect(body.preview[0].cells).toHaveLength(200)
  expect(body.preview[0].cells[0]).toHaveLength(60)
  const last = tableOf([wide, [...Array.from({ length: 198 }, () => null), 'A/10', 3]])
  expect(idsOf(await send(last, { article: 'GQ', quantity: 'GR' }))).toEqual([2])
})

describe('D68: ячейки, в которых больше артикула или числа', () => {
  const head: TableCell[] = ['Артикул', 'Кол-во', 'Ед.']
  const checked = async (...given: TableCell[][]) => rowsOf(await send(tableOf([head, ...given])))

  test('артикул с подписью, со скобками и с названием — тот же артикул', async () => {
    const read = await checked(
      ['арт. A/10', 2],
      ['Артикул: 2301-0054', 10],
      ['A/10 (сверло)', 3],
      ['Сверло 10 мм, A/10', 4],
      ['a-10 сверло', 5],
    )
    expect(
      read.map(({ article, product, quantity, reason }) => [
        article,
        product?.id,
        quantity,
        reason,
      ]),
    ).toEqual([
      ['A/10', 2, 2, null],
      ['2301-0054', 1, 10, null],
      ['A/10', 2, 3, null],
      ['A/10', 2, 4, null],
      ['a-10', 2, 5, null],
    ])
  })

  test('что осталось от ячейки, названо, а товар можно взять', async () => {
    const read = await checked(
      ['A/10 срочно', 2],
      ['A/10 фреза', 2],
      ['A/10 5 шт', 2],
      ['A/10 или аналог', 2],
    )
    expect(read.map(({ reason, nearest }) => [reason?.code, nearest.map(({ id }) => id)])).toEqual(
      read.map(() => ['LEFT_OVER', [2]]),
    )
    expect(read.map(({ reason }) => reason?.message)).toEqual([
      expect.stringContaining('«срочно»'),
      expect.stringContaining('«фреза»'),
      expect.stringMatching(/«5\sшт»/),
      expect.stringMatching(/«или\sаналог»/),
    ])
  })

  test('несколько артикулов в ячейке — спрошено, какой из них', async () => {
    const [row] = await checked(['A/10, 2301-0054', 2])
    expect(row).toMatchObject({ product: null, reason: { code: 'SEVERAL_ARTICLES' } })
    expect(row?.nearest.map(({ id }) => id)).toEqual([2, 1])
  })

  test('единица строки — не та, в которой товар продаётся: спрошено', async () => {
    const read = await checked(
      ['A/10', 2, 'уп'],
      ['A/10', 2, 'шт'],
      ['A/10', '2 коробки', 'шт'],
      ['A/10', 'пять', null],
    )
    expect(read.map(({ reason, quantityOrdered }) => [reason?.code, quantityOrdered])).toEqual([
      ['UNIT_OTHER', null],
      [undefined, 2],
      ['UNIT_OTHER', null],
      [undefined, 5],
    ])
    // rows with a reason are not imported, although their quantity alone would be valid
    const added = await buyer.call('addExcel', { body: { action: 'clear', step: 1, rows: read } })
    expect(added.body.errors.map(({ row }: { row: number }) => row)).toEqual([2, 4])
  })

  test('скрытый лист с товарами назван и в черновике', async () => {
    const content = bookOf(
      { Заказ: sheetOf([head, ['A/10', 2]]), Старый: sheetOf([head, ['2301-0054', 1]]) },
      { hidden: ['Старый'] },
    )
    const notices = [expect.stringContaining('«Старый»')]
    expect((await send(content)).body.notices).toEqual(notices)
    const form = { file: { name: 'заявка.xlsx', content } }
    expect((await buyer.call('draftFromExcel', { form })).body.notices).toEqual(notices)
  })
})
