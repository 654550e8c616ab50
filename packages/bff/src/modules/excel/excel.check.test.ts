import { MAX_FILE_SIZE } from '@isp/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { rowsOf, sendFile } from './excel.fixture.ts'
import { type TableCell, tableOf } from './tables.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())

const head = ['Артикул', 'Количество', 'Наименование']
const check = (...rows: TableCell[][]) => sendFile(buyer, tableOf([head, ...rows]))
const reasonsOf = async (...rows: TableCell[][]) =>
  rowsOf(await check(...rows)).map(({ cell, reason }) => [cell, reason?.code])

describe('§7.4 excel/check: отказы', () => {
  test('без входа', async () => {
    const form = { file: { name: 'a.xlsx', content: 'x' } }
    expect(await shop.call('checkExcel', { form })).toMatchObject({ status: 401 })
  })

  test('не таблица: 415 и словами, что делать', async () => {
    expect(await sendFile(buyer, '%PDF-1.7', 'заказ.xlsx')).toMatchObject({
      status: 415,
      body: {
        code: 'EXCEL_NOT_A_SPREADSHEET',
        message: expect.stringMatching(/^Неверный формат файла/),
      },
    })
  })

  test('25 МБ и один байт', async () => {
    const content = Buffer.alloc(MAX_FILE_SIZE + 1, 'PK\x03\x04')
    expect(await sendFile(buyer, content)).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE' },
    })
  })

  test('столбцов не узнать: названы те, что нужны', async () => {
    expect(await sendFile(buyer, tableOf([['Что'], ['Сверло']]))).toMatchObject({
      status: 422,
      body: { code: 'EXCEL_NO_COLUMNS', message: expect.stringContaining('«Артикул»') },
    })
  })
})

describe('§4, D15: что найдено', () => {
  test('строки с товаром: цена по договору, остаток, количество по кратности', async () => {
    const answer = await check(['2301-0054', 3, 'Сверло'], ['A/10', 2])
    expect(answer).toMatchObject({ status: 200, body: { sheet: 'Лист1', failed: 0 } })
    expect(rowsOf(answer)).toMatchObject([
      {
        row: 2,
        cell: 'A2',
        quantity: 3,
        quantityOrdered: 10,
        product: { id: 1, name: 'Сверло 8,5 мм', price: 10_000, available: 12, unit: 'шт' },
        reason: null,
        notes: [expect.stringMatching(/10\sшт/)],
      },
      { row: 3, quantityOrdered: 2, product: { id: 2, price: 99_999 }, notes: [] },
    ])
  })

  test('артикул находится, как бы его ни написали: регистр, знаки, русские буквы', async () => {
    const answer = await check(['23010054', 10], [' 2301 0054 ', 10], ['а-10', 1], ['a10', 1])
    expect(rowsOf(answer).map(({ product }) => product?.id)).toEqual([1, 1, 2, 2])
  })

  test('старый .xls под именем .xlsx принят: решает содержание', async () => {
    const answer = await sendFile(buyer, tableOf([head, ['A/10', 1]], 'biff8'))
    expect(rowsOf(answer)).toMatchObject([{ product: { id: 2 } }])
  })

  test('каждая плохая строка — с ячейкой и причиной', async () => {
    await shop.pool.query(
      `insert into product (id, slug, section_id, article, name)
       values (70, 'dear', 3, 'Q-70', 'Без цены'), (71, 'twin', 3, 'W-71', 'Один'), (72, 'other-twin', 3, 'W/71', 'Другой')`,
    )
    await shop.pool.query(
      'insert into price (product_id, price_type_id, amount) values (71, 1, 1), (72, 1, 1)',
    )
    expect(
      await reasonsOf(
        ['нет-такого-1', 1],
        ['G-1', 1],
        ['S-1', 1],
        ['Q-70', 1],
        ['W71', 1],
        ['A/10', 0],
      ),
    ).toEqual([
      ['A2', 'NOT_FOUND'],
      ['A3', 'GONE'],
      ['A4', 'GONE'],
      ['A5', 'NO_PRICE'],
      ['A6', 'AMBIGUOUS'],
      ['B7', 'QUANTITY_TOO_SMALL'],
    ])
  })

  test('написанное точно так же не двоится', async () => {
    expect(await reasonsOf(['W/71', 1])).toEqual([['A2', undefined]])
  })

  test('к ненайденному — похожие, к снятому — аналоги, к неясному — все, кого он мог значить', async () => {
    await shop.pool.query(
      'insert into product_analogue (product_id, analogue_id, sort) values (4, 2, 1)',
    )
    const rows = rowsOf(
      await check(
        ['2301-0055', 1],
        ['2301.0054.КЛ', 1],
        ['нет-такого-1', 1, 'Сверло 10 мм'],
        ['нет-такого-1', 1],
        ['G-1', 1],
        ['W71', 1],
      ),
    )
    expect(rows.map(({ nearest }) => nearest.map(({ id }) => id))).toEqual([
      [1],
      [1],
      [2, 1], // by the name
      [],
      [2],
      [71, 72],
    ])
  })

  test('D47: под один артикул подходит больше товаров, чем бывает похожих: выбрать можно из всех', async () => {
    await shop.pool.query(
      `insert into product (id, slug, section_id, article, name)
       select 900 + n, 'same-' || n, 3, 'V' || repeat('/', n) || '900', 'Сверло ' || n from generate_series(1, 25) n`,
    )
    await shop.pool.query(
      'insert into price (product_id, price_type_id, amount) select 900 + n, 1, 1 from generate_series(1, 25) n',
    )
    const [row] = rowsOf(await check(['V900', 1]))
    expect(row).toMatchObject({ reason: { code: 'AMBIGUOUS' } })
    expect(row?.nearest).toHaveLength(20)
    // the file of failed rows accepts all of them too
    const rows = [
      {
        ...{ article: 'V900', quantity: 1, name: null, message: 'Выберите нужный.' },
        nearest: row?.nearest.map(({ article }) => article) ?? [],
      },
    ]
    expect((await buyer.call('failedExcel', { body: { rows } })).status).toBe(200)
  })

  test('дубликат назван: количества сложатся', async () => {
    const rows = rowsOf(await check(['A/10', 1], ['A10', 2]))
    expect(rows.map(({ notes }) => notes)).toEqual([[], [expect.stringMatching(/строке\s2/)]])
  })

  test('HTML в артикуле и названии — просто текст', async () => {
    const [row] = rowsOf(await check(['<b>A-1</b>', 1, '<img src=x onerror=alert(1)>']))
    expect(row).toMatchObject({ article: '<b>A-1</b>', name: '<img src=x onerror=alert(1)>' })
  })

  test('первая версия вызова отвечает так же', async () => {
    const form = { file: { name: 'заказ.xlsx', content: tableOf([head, ['A/10', 1]]) } }
    const [one, two] = [
      await buyer.call('checkExcelV1', { form }),
      await buyer.call('checkExcel', { form }),
    ]
    expect(one.body).toEqual(two.body)
  })
})
