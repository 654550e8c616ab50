import { buffer } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { money, number, type SheetCell, text } from './sheet.ts'
import { streamSheet } from './stream-sheet.ts'
import { readEntries } from './zip.fixture.ts'

const columns = [
  { title: 'Артикул', width: 20 },
  { title: 'Цена', width: 10 },
  { title: 'Остаток', width: 10 },
]
type Rows = readonly (readonly SheetCell[])[]
async function* batches(...all: Rows[]) {
  yield* all
}
const write = (rows: AsyncIterable<Rows>) =>
  buffer(streamSheet({ name: 'Прайс & лист', columns, rows }))

test('книгу читает чужая программа: заголовки, тексты, деньги и числа на своих местах', async () => {
  const first = [[text('00123'), money(123_450), number(7)]]
  const second = [[text('A <1> & «2»'), null, number(0)]]
  const book = read(await write(batches(first, second)))
  expect(book.SheetNames).toEqual(['Прайс & лист'])
  const rows = utils.sheet_to_json(book.Sheets['Прайс & лист'] ?? {}, { header: 1 })
  expect(rows).toEqual([
    ['Артикул', 'Цена', 'Остаток'],
    ['00123', 1234.5, 7],
    ['A <1> & «2»', undefined, 0],
  ])
})

test('текст остаётся текстом, с чего бы ни начинался; знаков, которых нет в XML, нет и в книге', async () => {
  const rows = [[text('=1+1'), text('a\u0001b\ud800c'), text('я'.repeat(40_000))]]
  const sheet = readEntries(await write(batches(rows))).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('>ab\ufffdc<')
  expect(sheet).toMatch(/>я{32767}</)
})

test('пока книгу не читают, строк не просят: в памяти одна порция, сколько бы их ни было', async () => {
  let asked = 0
  const batch = Array.from({ length: 500 }, (_, at) => [
    text(`${Math.sin(at)} ${at}`),
    money(at),
    number(at),
  ])
  const endless = async function* () {
    for (;;) {
      asked += 1
      yield batch
    }
  }
  const chunks = streamSheet({ name: 'Х', columns, rows: endless() })
  let length = 0
  while (length < 1_000_000) length += (await chunks.next()).value?.length ?? 0
  const before = asked
  await chunks.next()
  expect(asked - before).toBeLessThanOrEqual(2)
  await chunks.return(undefined)
})

test('отказ того, кто даёт строки, доходит до читающего', async () => {
  const broken = async function* () {
    yield [[text('1')]]
    throw new Error('database is gone')
  }
  await expect(write(broken())).rejects.toThrow('database is gone')
})
