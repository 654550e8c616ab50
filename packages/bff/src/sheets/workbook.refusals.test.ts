import { CFB, type WorkSheet } from '@e965/xlsx'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { timeLimits } from '../kernel/time-limits.ts'
import { bookOf, sheetOf, tableOf } from '../modules/excel/tables.fixture.ts'
import { createWorkbooks, type Workbooks } from './workbook-thread.ts'
import { workbooksHere } from './workbooks-here.fixture.ts'

/** These tests are about the content of files, so the limits allow for slow machines. */
const limits = timeLimits(10)

const codeOf = async (content: Uint8Array, by: Workbooks = workbooksHere()): Promise<unknown> => {
  const answer = by.read(1, async function* () {
    yield content
  })
  return answer.then(
    ({ rows }) => rows,
    ({ code, params }) => ({ code, params }),
  )
}
const refused = (code: string, params = {}) => ({ code, params })

const order = [
  ['Артикул', 'Количество'],
  ['A-1', 5],
]
const good = tableOf(order)

/** The same workbook with some of its parts changed. */
const withParts = (change: Record<string, string | Uint8Array>, content = good): Uint8Array => {
  const parts = Object.entries(change).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ])
  return zipSync({ ...unzipSync(content), ...Object.fromEntries(parts) })
}
const partOf = (name: string): string => Buffer.from(unzipSync(good)[name] ?? []).toString()
const sheetXml = partOf('xl/worksheets/sheet1.xml')

/** A compound file with a stream of this name and content. */
const compound = (name: string, content = 'x'): Buffer => {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, name, Buffer.from(content))
  return Buffer.from(CFB.write(file, { type: 'buffer' }))
}

/** An old workbook with a password record ([MS-XLS] 2.4.117) after its first record. */
const withPassword = (content: Buffer): Buffer => {
  const file = CFB.read(content, { type: 'buffer' })
  const stream = Buffer.from(CFB.find(file, '/Workbook')?.content ?? [])
  const first = 4 + stream.readUInt16LE(2)
  const password = Buffer.from([0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4])
  const locked = Buffer.concat([stream.subarray(0, first), password, stream.subarray(first)])
  CFB.utils.cfb_add(file, '/Workbook', locked)
  return Buffer.from(CFB.write(file, { type: 'buffer' }))
}

describe('§2.11, D15: файл не принят, и сказано почему', () => {
  test.each([
    ['PDF под чужим именем', Buffer.from('%PDF-1.7\n%%EOF')],
    ['текст без столбцов', Buffer.from('Добрый день!\nПришлите прайс.\n')],
    ['JSON', Buffer.from('{"Артикул": "A-1", "Количество": 5}')],
    ['RTF', Buffer.from('{\\rtf1 Артикул;Количество}')],
    ['двоичный файл с запятыми', Buffer.from('A,1\n\x00\x01,2\n')],
    ['веб-страница под именем .xls', Buffer.from('<table><tr><td>Артикул</td></tr></table>')],
    ['пустой файл', Buffer.alloc(0)],
    ['архив, в котором нет таблицы', Buffer.from(zipSync({ 'прайс.txt': strToU8('Сверло') }))],
    ['документ Word старого образца', compound('WordDocument')],
    ['двоичная книга .xlsb', tableOf(order, 'xlsb')],
  ])('%s', async (_name, content) => {
    expect(await codeOf(content)).toEqual(refused('EXCEL_NOT_A_SPREADSHEET'))
  })

  test('таблица OpenDocument: сказано, что с ней сделать', async () => {
    expect(await codeOf(tableOf(order, 'ods'))).toEqual(refused('EXCEL_OPEN_DOCUMENT'))
  })

  test('товары только на скрытом листе: лист назван', async () => {
    const sheets: Record<string, WorkSheet> = {
      Обложка: sheetOf([['Заявка']]),
      Заказ: sheetOf(order),
    }
    expect(await codeOf(bookOf(sheets, { hidden: ['Заказ'] }))).toEqual(
      refused('EXCEL_SHEET_HIDDEN', { sheets: 'Заказ' }),
    )
  })

  test('с паролем — и новый, и старый', async () => {
    expect(await codeOf(compound('EncryptedPackage'))).toEqual(refused('EXCEL_ENCRYPTED'))
    expect(await codeOf(withPassword(tableOf(order, 'biff8')))).toEqual(refused('EXCEL_ENCRYPTED'))
  })

  test('с макросами — и новый, и старый', async () => {
    const types = partOf('[Content_Types].xml').replace(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    )
    const macros = refused('EXCEL_HAS_MACROS')
    expect(await codeOf(withParts({ '[Content_Types].xml': types }))).toEqual(macros)
    expect(await codeOf(withParts({ 'xl/vbaProject.bin': 'x' }))).toEqual(macros)
    expect(await codeOf(compound('_VBA_PROJECT_CUR'))).toEqual(macros)
  })

  test('оборванный или испорченный', async () => {
    const broken = refused('EXCEL_BROKEN')
    expect(await codeOf(good.subarray(0, good.length / 2))).toEqual(broken)
    expect(await codeOf(tableOf(order, 'biff8').subarray(0, 900))).toEqual(broken)
    expect(await codeOf(withParts({ 'xl/workbook.xml': '' }))).toEqual(broken)
  })

  test('больше 10 000 строк, больше 200 столбцов', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => [`A-${at}`, 1])
    const long = [['Артикул', 'Количество'], ...rows]
    expect(await codeOf(tableOf(long))).toHaveLength(10_000)
    expect(await codeOf(tableOf([...long, ['A', 1]]))).toEqual(
      refused('EXCEL_TOO_MANY_ROWS', { max: 10_000 }),
    )
    const wide = [...order, Array.from({ length: 201 }, () => 1)]
    expect(await codeOf(tableOf(wide))).toEqual(refused('EXCEL_TOO_MANY_COLUMNS', { max: 200 }))
  })

  test('строки дальше, чем читаем, не теряются молча', async () => {
    const gaps = Array.from({ length: 12_500 }, (_, at) => (at % 2 ? [null, null] : [`A-${at}`, 1]))
    expect(await codeOf(tableOf([['Артикул', 'Количество'], ...gaps]))).toEqual(
      refused('EXCEL_TOO_MANY_ROWS', { max: 10_000 }),
    )
  })

  test('товары на двух листах: листы названы; скрытый лист и лист без товаров не мешают', async () => {
    const sheets: Record<string, WorkSheet> = { Первый: sheetOf(order), Второй: sheetOf(order) }
    expect(await codeOf(bookOf(sheets))).toEqual(
      refused('EXCEL_SEVERAL_SHEETS', { sheets: 'Первый, Второй' }),
    )
    expect(await codeOf(bookOf(sheets, { hidden: ['Второй'] }))).toHaveLength(1)
    expect(
      await codeOf(bookOf({ ...sheets, Второй: sheetOf([['Звоните до обеда']]) })),
    ).toHaveLength(1)
  })

  test('столбцов не узнать; строк нет', async () => {
    expect(await codeOf(tableOf([['Что'], ['Сверло']]))).toEqual(refused('EXCEL_NO_COLUMNS'))
    expect(await codeOf(tableOf([]))).toEqual(refused('EXCEL_EMPTY'))
    expect(await codeOf(tableOf([['Артикул', 'Количество']]))).toEqual(refused('EXCEL_EMPTY'))
  })
})

describe('враждебный файл кончает только свой поток', () => {
  const threads = createWorkbooks(limits)
  const codeInThread = (content: Uint8Array, by = threads) => codeOf(content, by)
  const inside = refused('EXCEL_TOO_LARGE_INSIDE')

  test('бомба: мало снаружи, много внутри', async () => {
    const bomb = withParts({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await codeInThread(bomb)).toEqual(inside)
  })

  test('бомба, которая лжёт о своём размере', async () => {
    const bomb = Buffer.from(
      withParts({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 1024 * 1024) }),
    )
    const size = Buffer.alloc(4)
    size.writeUInt32LE(60 * 1024 * 1024)
    const lie = Buffer.from([100, 0, 0, 0])
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size)) lie.copy(bomb, at)
    expect(await codeInThread(bomb)).toMatchObject({ code: expect.stringMatching(/^EXCEL_/) })
  })

  test('бомба из сущностей XML', async () => {
    const lol = `<!DOCTYPE w [<!ENTITY a "ха"><!ENTITY b "&a;&a;&a;">]>`
    const bomb = sheetXml.replace('<worksheet', `${lol}<worksheet`)
    expect(await codeInThread(withParts({ 'xl/worksheets/sheet1.xml': bomb }))).toEqual(inside)
  })

  test('столбцы без конца: поток упёрся в свою память, следующий файл читается', async () => {
    const cols = '<cols><col min="1" max="4000000000" hidden="1"/></cols>'
    const bomb = sheetXml.replace('<sheetData', `${cols}<sheetData`)
    const small = createWorkbooks({ ...limits, heapMb: 64 })
    const hostile = withParts({ 'xl/worksheets/sheet1.xml': bomb })
    expect(await codeInThread(hostile, small)).toMatchObject({
      code: expect.stringMatching(/^EXCEL_/),
    })
    expect(await codeInThread(good, small)).toHaveLength(1)
  })

  test('не прочитан вовремя — отказ, а не ожидание', async () => {
    const rows = Array.from({ length: 9000 }, (_, at) => [`A-${at}`, 1])
    const hasty = createWorkbooks({ ...limits, readWorkbookMs: 1 })
    expect(await codeInThread(tableOf([['Артикул', 'Количество'], ...rows]), hasty)).toEqual(
      refused('EXCEL_TOO_SLOW'),
    )
  })

  test('строка на все 16 384 столбца: столбцов слишком много', async () => {
    const far = sheetXml.replace(
      '</sheetData>',
      '<row r="3"><c r="XFD3"><v>1</v></c></row></sheetData>',
    )
    expect(await codeInThread(withParts({ 'xl/worksheets/sheet1.xml': far }))).toEqual(
      refused('EXCEL_TOO_MANY_COLUMNS', { max: 200 }),
    )
  })

  test('частей в архиве без счёта', async () => {
    const parts = Array.from({ length: 2001 }, (_, at) => [`xl/media/${at}.png`, new Uint8Array()])
    expect(await codeInThread(withParts(Object.fromEntries(parts)))).toEqual(inside)
  })

  test('ячейка в последнем столбце последней строки не занимает памяти', async () => {
    const far = sheetXml.replace(
      '</sheetData>',
      '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
    )
    expect(await codeInThread(withParts({ 'xl/worksheets/sheet1.xml': far }))).toHaveLength(1)
  })
})
