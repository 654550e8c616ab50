import { describe, expect, test } from 'vitest'
import {
  bookOf,
  inWindows1251,
  sheetOf,
  type TableCell,
  tableOf,
  withoutCodePage,
} from '../modules/excel/tables.fixture.ts'
import { readRows } from './read-rows.ts'

const books = ['xlsx', 'biff8'] as const
const head = ['Артикул', 'Количество', 'Наименование']
const rowsOf = (...rows: TableCell[][]) => readRows(tableOf([head, ...rows])).rows
const reasonsOf = (...rows: TableCell[][]) =>
  rowsOf(...rows).map(({ cell, quantity, reason }) => [cell, quantity, reason])

describe('§4: комментарии строк', () => {
  const commentsOf = (heading: string, ...values: TableCell[]) =>
    readRows(
      tableOf([[...head, heading], ...values.map((value, at) => [`A-${at}`, 1, 'Имя', value])]),
    ).rows.map(({ comment }) => comment)

  test.each(['Комментарий', 'Примечание к позиции', 'Comment'])('столбец «%s»', (heading) => {
    expect(commentsOf(heading, 'В цех 4,\nсрочно', null, 42)).toEqual([
      'В цех 4, срочно',
      undefined,
      '42',
    ])
  })

  test('другой столбец комментарием не становится', () => {
    expect(commentsOf('Цена', 'В цех 4')).toEqual([undefined])
  })

  test.each([
    ['7', 7],
    [7, 7],
    ['7а', undefined],
    [0, undefined],
    [9_999_999_999, undefined],
  ])('код на портале %s', (value, code) => {
    const rows = readRows(
      tableOf([
        [...head, 'Код на портале'],
        ['A-1', 1, 'Имя', value],
      ]),
    ).rows
    expect(rows.map((row) => row.code)).toEqual([code])
  })
})

describe('§4, D21: что не так со строкой, сказано с ячейкой', () => {
  test.each<[string, TableCell, string | number | null, string]>([
    ['ноль', 0, '0', 'QUANTITY_TOO_SMALL'],
    ['минус', -1, '-1', 'QUANTITY_TOO_SMALL'],
    ['дробь', 1.5, '1.5', 'QUANTITY_NOT_WHOLE'],
    ['дробь с запятой, текстом', '1,5', '1,5', 'QUANTITY_NOT_WHOLE'],
    ['миллиард', 1e9, '1000000000', 'QUANTITY_TOO_BIG'],
    ['миллиард степенью', '1e9', '1e9', 'QUANTITY_TOO_BIG'],
    ['слово', 'сколько есть', 'сколько есть', 'QUANTITY_NOT_NUMBER'],
    ['от и до', '10-15 шт', '10-15 шт', 'QUANTITY_RANGE'],
    ['два числа одно под другим', '1\n2', '1\n2', 'QUANTITY_NOT_NUMBER'],
    ['похожие на тысячи', '10\n200', '10\n200', 'QUANTITY_NOT_NUMBER'],
    ['и с пробелом', '10 20', '10 20', 'QUANTITY_NOT_NUMBER'],
    ['да и нет', true, 'TRUE', 'QUANTITY_NOT_NUMBER'],
    ['пусто', null, null, 'NO_QUANTITY'],
  ])('количество: %s', (_name, given, shown, reason) => {
    expect(reasonsOf(['A-1', given])).toEqual([['B2', shown, reason]])
  })

  test('дата вместо количества и вместо артикула', () => {
    expect(reasonsOf(['A-1', new Date(2026, 0, 5)])[0]).toMatchObject(['B2', {}, 'QUANTITY_DATE'])
    expect(reasonsOf([new Date(2026, 9, 12), 3])).toEqual([['A2', 3, 'ARTICLE_DATE']])
  })

  test('нет артикула, артикул слишком длинный', () => {
    expect(reasonsOf([null, 3], ['A'.repeat(181), 3])).toEqual([
      ['A2', 3, 'NO_ARTICLE'],
      ['A3', 3, 'ARTICLE_TOO_LONG'],
    ])
  })

  test.each(books)('объединённые ячейки: обе строки названы (%s)', (bookType) => {
    const sheet = sheetOf([head, ['A-1', 5], ['', 2], ['A-2', 1]])
    sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }]
    expect(
      readRows(bookOf({ Лист: sheet }, { bookType })).rows.map(({ cell, reason }) => [
        cell,
        reason,
      ]),
    ).toEqual([
      ['A2', 'MERGED'],
      ['A3', 'MERGED'],
      ['A4', null],
    ])
  })

  test('ячейки, объединённые в пределах строки, — это её ячейки: так печатает 1С', () => {
    const sheet = sheetOf([
      ['Товар', null, 'Артикул', null, 'Кол-во', null],
      ['Сверло', null, 'A-1', null, 5, null],
    ])
    sheet['!merges'] = [0, 1].flatMap((row) =>
      [0, 2, 4].map((from) => ({ s: { r: row, c: from }, e: { r: row, c: from + 1 } })),
    )
    expect(readRows(bookOf({ Лист: sheet })).rows).toEqual([
      { row: 2, cell: 'C2', article: 'A-1', quantity: 5, name: 'Сверло', reason: null },
    ])
  })

  test('скрытая строка не заказывается молча', () => {
    const sheet = sheetOf([head, ['A-1', 5], ['A-2', 1]])
    sheet['!rows'] = [{}, { hidden: true }, {}]
    expect(readRows(bookOf({ Лист: sheet })).rows.map(({ reason }) => reason)).toEqual([
      'HIDDEN',
      null,
    ])
  })

  test('непосчитанные формулы и ошибки не пропадают молча, даже когда пуста вся строка', () => {
    const sheet = sheetOf([head, ['A-1', 4], ['x', 1], ['x', 1], ['A-4', 1]])
    sheet.A3 = { t: 'n', f: 'B1' }
    sheet.B3 = { t: 'n', f: 'B2' }
    sheet.A4 = { t: 'e', v: 0 }
    sheet.B4 = { t: 'e', v: 0 }
    sheet.B5 = { t: 'n', v: 30.000000000000004 }
    const { rows } = readRows(bookOf({ Лист: sheet }))
    expect(rows.map(({ row, quantity, reason }) => [row, quantity, reason])).toEqual([
      [2, 4, null],
      [3, null, 'FORMULA_WITHOUT_VALUE'],
      [4, '#NULL!', 'CELL_ERROR'],
      [5, 30, null],
    ])
  })

  test('формула пустой не бывает: строка показана, чем бы та ни кончилась', () => {
    const sheet = sheetOf([head, ['x', 1], ['x', 1], ['x', 1], ['x', 1]])
    Object.assign(sheet, {
      A2: { t: 's', f: 'C1', v: '' },
      B2: { t: 's', f: 'C2', v: '' },
      A3: { t: 'n', f: 'C1', v: 0 },
      B3: { t: 'n', f: 'C2', v: 0 },
      A4: { t: 's', f: 'C1', v: 'A-4' },
      B4: { t: 's', f: 'C2', v: '' },
    })
    sheet.A5 = { t: 'z' }
    sheet.B5 = { t: 'n', f: 'C3' }
    expect(readRows(bookOf({ Лист: sheet })).rows.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'FORMULA_WITHOUT_VALUE'],
      [3, 'QUANTITY_TOO_SMALL'],
      [4, 'FORMULA_WITHOUT_VALUE'],
      [5, 'NO_ARTICLE'],
    ])
  })

  test('дата вместо артикула показана днём', () => {
    const sheet = sheetOf([head, ['x', 4]])
    sheet.A2 = { t: 'd', v: new Date(2026, 0, 5) }
    const [row] = readRows(bookOf({ Лист: sheet })).rows
    expect(row).toMatchObject({
      article: expect.stringMatching(/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/),
      reason: 'ARTICLE_DATE',
    })
  })

  test('формула: число, которое она дала, годится; не посчитанная и с ошибкой — нет', () => {
    const sheet = sheetOf([head, ['A-1', 4], ['A-2', 1], ['A-3', 1]])
    sheet.B2 = { t: 'n', f: '2*2', v: 4 }
    sheet.B3 = { t: 'n', f: '2*2' }
    sheet.B4 = { t: 'e', f: '1/0', v: 7 }
    expect(
      readRows(bookOf({ Лист: sheet })).rows.map(({ quantity, reason }) => [quantity, reason]),
    ).toEqual([
      [4, null],
      [null, 'FORMULA_WITHOUT_VALUE'],
      ['#DIV/0!', 'CELL_ERROR'],
    ])
  })
})

describe('строки файла', () => {
  test('номера строк — как в Excel; пустые строки и итог пропущены', () => {
    const rows = rowsOf(
      ['A-1', 5, 'Сверло'],
      [null, null],
      ['A-2', '1 000 шт.', null],
      [null, null, 'Итого'],
    )
    expect(rows).toEqual([
      { row: 2, cell: 'A2', article: 'A-1', quantity: 5, name: 'Сверло', reason: null },
      { row: 4, cell: 'A4', article: 'A-2', quantity: '1 000 шт.', name: null, reason: null },
    ])
  })

  test('артикул из одних цифр — целиком, как его видят', () => {
    expect(rowsOf([123456789012345, 1], ['00-17', 1]).map(({ article }) => article)).toEqual([
      '123456789012345',
      '00-17',
    ])
  })

  test('лишние знаки в артикуле — пробел, а не перенос строки', () => {
    expect(rowsOf([' A-1\n\u200b', 1])[0]?.article).toBe('A-1')
  })

  test('старый Excel читается так же, и с русскими буквами windows-1251', () => {
    const rows = [head, ['А-1', 5, 'Сверло']]
    const expected = [
      { row: 2, cell: 'A2', article: 'А-1', quantity: 5, name: 'Сверло', reason: null },
    ]
    expect(readRows(tableOf(rows, 'biff8')).rows).toEqual(expected)
    expect(readRows(inWindows1251(rows)).rows).toEqual(expected)
    expect(readRows(withoutCodePage(inWindows1251(rows))).rows).toEqual(expected)
  })

  test('чужой порядок столбцов и бланк над таблицей', () => {
    const content = tableOf([
      ['ООО «Альфа», заявка № 7'],
      [],
      ['№', 'Номенклатура', 'Код товара', 'Кол-во, шт', 'Цена'],
      [1, 'Сверло', 'A-1', 5, 100],
    ])
    expect(readRows(content).rows).toEqual([
      { row: 4, cell: 'C4', article: 'A-1', quantity: 5, name: 'Сверло', reason: null },
    ])
  })

  test('артикул важнее кода, английские заголовки понятны', () => {
    const ours = tableOf([
      ['Код', 'Артикул', 'Qty'],
      ['17', 'A-1', 2],
    ])
    expect(readRows(ours).rows[0]).toMatchObject({ article: 'A-1', quantity: 2 })
    const theirs = tableOf([
      ['SKU', 'Quantity'],
      ['A-1', 2],
    ])
    expect(readRows(theirs).rows[0]).toMatchObject({ article: 'A-1', quantity: 2 })
  })

  test('без заголовков — наш порядок: артикул, количество', () => {
    expect(
      readRows(
        tableOf([
          ['A-1', 5],
          ['A-2', 'x'],
        ]),
      ).rows,
    ).toMatchObject([
      { row: 1, article: 'A-1', quantity: 5, reason: null },
      { row: 2, reason: 'QUANTITY_NOT_NUMBER' },
    ])
  })
})

describe('какой столбец — сколько заказать', () => {
  const quantityBy = (...headings: string[]) => {
    const values = headings.map((_, at) => (at === 0 ? 'A-1' : at * 100))
    const { layout, rows } = readRows(tableOf([headings, values]))
    return layout === null ? 'спросить' : rows[0]?.quantity
  }

  test.each([
    // D65: only a word for quantity, a unit or a word for ordering
    [['Артикул', 'Кол-во на складе', 'Требуется'], 200],
    [['Артикул', 'Количество в упаковке', 'Заказать, шт'], 200],
    [['Артикул', 'Кол-во мин.', 'Кол-во'], 200],
    [['Артикул', 'Кол-во мест', 'Количество, шт'], 200],
    [['Артикул', 'Количество (остаток)', 'К заказу'], 200],
    [['Артикул', 'Qty available', 'Order quantity'], 200],
    [['Артикул', 'Количество отгружено', 'Потребность'], 200],
    [['Артикул', 'Норма упаковки', 'Кол.'], 200],
    [['Артикул', 'Количество', 'Цена'], 100],
    [['Артикул', 'Кол-во, шт', 'Наличие'], 100],
    [['Артикул', 'Количество зубьев', 'Шт.'], 200],
    [['Артикул', 'Кол-во в пути', 'К-во'], 200],
    [['Артикул', 'Количество в ящике', 'Надо'], 200],
    [['Артикул', 'Кол-во в комплекте', 'Необходимое количество (шт.)'], 200],
    [['Артикул', 'Заказано ранее', 'Заказ'], 200],
    [['Артикул', '№ заказа', 'Кол-во по заявке'], 200],
    [['Артикул', 'Кoл-вo', 'Цена'], 100], // with Latin «o»
    // ambiguous headings are asked about
    [['Артикул', 'Кол-во на складе'], 'спросить'],
    [['Артикул', 'Количество зубьев'], 'спросить'],
    [['Артикул', 'Кол-во в пути', 'Цена'], 'спросить'],
    [['Артикул', 'Количество в ящике', 'Масса'], 'спросить'],
    [['Артикул', 'Кол-во в комплекте'], 'спросить'],
    [['Артикул', 'Заказано ранее'], 'спросить'],
    [['Артикул', '№ заказа'], 'спросить'],
    [['Артикул', 'Количество заказов'], 'спросить'],
    [['Артикул', 'Количество режущих кромок', 'Диаметр'], 'спросить'],
    [['Артикул', 'Количество', 'Заказ'], 'спросить'],
    [['Артикул', 'Кол-во', 'Требуется'], 'спросить'],
    [['Артикул', 'Количество в упаковке', 'Количество в коробке'], 'спросить'],
    [['Артикул', 'Количество', ''], 'спросить'], // a heading over two columns of numbers
  ])('%j → %s', (headings, expected) => {
    expect(quantityBy(...headings)).toBe(expected)
  })
})

describe('какой столбец — артикул', () => {
  const articleBy = (headings: string[], ...values: TableCell[]) =>
    readRows(
      tableOf([
        [...headings, 'Кол-во'],
        [...values, 5],
      ]),
    ).rows[0]?.article ?? 'спросить'

  test.each<[string[], TableCell[], string]>([
    [['Артикул покупателя', 'Артикул поставщика'], ['их', 'наш'], 'наш'],
    [['Артикул поставщика', 'Артикул покупателя'], ['наш', 'их'], 'наш'],
    [['Артикул', 'Арт. поставщика'], ['их', 'наш'], 'наш'],
    [['Наш артикул', 'Ваш артикул'], ['их', 'наш'], 'наш'],
    [['Код заказчика', 'Код'], ['их', 'наш'], 'наш'],
    [['Внутренний артикул', 'Артикул'], ['их', 'наш'], 'наш'],
    // the buyer's own articles can be assigned to products
    [['Артикул покупателя', 'Наименование'], ['их', 'Сверло'], 'их'],
    [['Aртикул', 'Наименование'], ['A-1', 'Сверло'], 'A-1'], // a Latin «A»
    [['Обозначение', 'Код'], ['ГОСТ 7798-70', 'A-1'], 'A-1'],
    [['Код', 'Обозначение'], ['A-1', 'DIN 933'], 'A-1'],
    [['Код', 'Обозначение'], ['17', '2301-0054'], '2301-0054'],
    [['Обозначение', 'Наименование'], ['ГОСТ 7798-70', 'Болт'], 'спросить'],
  ])('%j', (headings, values, expected) => {
    expect(articleBy(headings, ...values)).toBe(expected)
  })
})

describe('в чём считано', () => {
  const unitsBy = (headings: string[], ...values: TableCell[]) =>
    readRows(tableOf([headings, values])).rows[0]?.unit

  test.each<[string[], TableCell[], string | undefined]>([
    [['Артикул', 'Кол-во', 'Ед. изм.'], ['A-1', 2, 'уп'], 'уп'],
    [['Артикул', 'Ед.', 'Кол-во'], ['A-1', 'шт', 2], 'шт'],
    [['Артикул', 'Кол-во, уп'], ['A-1', 2], 'уп'],
    [['Артикул', 'Количество, кг', 'Единица измерения'], ['A-1', 2, null], 'кг'],
    [['Артикул', 'Кол-во, шт'], ['A-1', 2], undefined],
    [['Артикул', 'Кол-во'], ['A-1', 2], undefined],
  ])('%j %j', (headings, values, expected) => {
    expect(unitsBy(headings, ...values)).toBe(expected)
  })
})

describe('таблица текстом (.csv)', () => {
  const rows = [
    ['Артикул', 'Наименование', 'Кол-во'],
    ['А-1', 'Сверло "ц/х"; 8,5', '5'],
    ['А-2', 'Ключ\nгаечный', '1 000 шт'],
  ]
  const csvOf = (delimiter: string, end = '\r\n') =>
    rows
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
      .join(end)
  const windows1251 = (text: string) =>
    Uint8Array.from(text, (letter) => {
      const code = letter.charCodeAt(0)
      return code >= 0x410 ? code - 0x410 + 0xc0 : code
    })
  const expected = [
    { row: 2, cell: 'A2', article: 'А-1', quantity: 5, name: 'Сверло "ц/х"; 8,5', reason: null },
    {
      row: 3,
      cell: 'A3',
      article: 'А-2',
      quantity: '1 000 шт',
      name: 'Ключ гаечный',
      reason: null,
    },
  ]

  test.each<[string, Uint8Array]>([
    ['UTF-8, точка с запятой', Buffer.from(csvOf(';'))],
    ['UTF-8 с меткой', Buffer.from(`\uFEFF${csvOf(';')}`)],
    ['UTF-8, запятая', Buffer.from(csvOf(',', '\n'))],
    ['UTF-8, табуляция', Buffer.from(csvOf('\t', '\r'))],
    ['windows-1251', windows1251(csvOf(';'))],
    ['windows-1251, табуляция', windows1251(csvOf('\t'))],
    ['UTF-16, как «Текст Юникод» у Excel', Buffer.from(`\uFEFF${csvOf('\t')}`, 'utf16le')],
    ['названный знак', Buffer.from(`sep=|\r\n${csvOf('|')}`)],
  ])('%s', (_name, content) => {
    expect(readRows(content).rows).toEqual(expected)
  })

  test('без кавычек, с незакрытой кавычкой и без конца строки', () => {
    const content = Buffer.from('Артикул;Кол-во;Имя\nA-1;5;Головка 1/2"\n"A-2;6;x\nA-3;7')
    expect(readRows(content).rows.map(({ article, quantity }) => [article, quantity])).toEqual([
      ['A-1', 5],
      ['"A-2', 6],
      ['A-3', 7],
    ])
  })

  test('больше 10 000 строк не теряются молча, 200 столбцов — предел', () => {
    const long = `Артикул;Кол-во\n${'A-1;5\n'.repeat(12_500)}`
    expect(() => readRows(Buffer.from(long))).toThrow('EXCEL_TOO_MANY_ROWS')
    const wide = `Артикул;Кол-во${';'.repeat(500_000)}\nA-1;5`
    expect(() => readRows(Buffer.from(wide))).toThrow('EXCEL_TOO_MANY_COLUMNS')
  })
})

describe('скрытое в файле', () => {
  test('лист с товарами и столбец, который прочитан, названы', () => {
    const shown = sheetOf([head, ['A-1', 5]])
    shown['!cols'] = [{}, { hidden: true }]
    const book = bookOf(
      { Заказ: shown, Старый: sheetOf([head, ['A-2', 1]]), Справка: sheetOf([['Звоните']]) },
      { hidden: ['Старый', 'Справка'] },
    )
    expect(readRows(book)).toMatchObject({
      sheet: 'Заказ',
      hidden: { sheets: ['Старый'], columns: [1] },
    })
  })
})
