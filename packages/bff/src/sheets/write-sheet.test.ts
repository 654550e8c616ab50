import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'
import { head, money, type Sheet, sum, text } from './sheet.ts'
import { streamSheet } from './stream-sheet.ts'
import { writeSheet } from './write-sheet.ts'
import { readEntries } from './zip.fixture.ts'

const sheet: Sheet = {
  name: 'Свёрла',
  headRows: 1,
  headColumns: 1,
  widths: [10, 20],
  rows: [
    [head('Артикул'), head('Цена')],
    [text('=1+1'), money(1250)],
    [text('<b>&'), null],
  ],
}
const open = async (...sheets: Sheet[]) => readEntries(await writeSheet(sheets))

test('текст остаётся текстом, с чего бы он ни начинался: формул в файле нет', async () => {
  const files = await open(sheet)
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect(xml).not.toContain('<f>')
  expect([...files.values()].join('')).toContain('=1+1')
  expect([...files.values()].join('')).toContain('&lt;b&gt;&amp;')
})

test('печатается на листе А4 во всю ширину, заголовки повторяются на каждой странице', async () => {
  const files = await open(sheet)
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  expect(xml).toContain('<pageSetUpPr fitToPage="1"/>')
  expect(xml).toMatch(/<pageSetup [^>]*fitToHeight="0"[^>]*orientation="landscape"/)
  expect(files.get('xl/workbook.xml')).toContain("'Свёрла'!$A:$A,'Свёрла'!$1:$1")
})

test('имена листов — такие, какие Excel откроет: без запретных знаков, не длиннее 31 и не повторяются', async () => {
  const named = (name: string) => ({ ...sheet, name })
  const files = await open(named('А/Б: [1]?*'), named('а б   1'), named('Ф'.repeat(40)), named(''))
  const names = [...(files.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)]
  const found = names.map(([, name]) => name ?? '')
  expect(found).toHaveLength(4)
  expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(4)
  for (const name of found) {
    expect(name.length).toBeGreaterThan(0)
    expect(name.length).toBeLessThanOrEqual(31)
    expect(name).not.toMatch(/[\\/?*[\]:]/)
  }
})

test('деньги всюду показаны одинаково; формула несёт и своё значение', async () => {
  const files = await open({ ...sheet, rows: [[money(123_456_750)], [sum('A1*2', 246_913_500)]] })
  const styles = files.get('xl/styles.xml') ?? ''
  expect(styles).toContain('#,##0.00')
  expect(styles).not.toContain('# ##0.00')
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<f>A1*2</f><v>2469135</v>')
})

test('текст, похожий на знаки Excel, возвращается каким был', async () => {
  const names = ['_x0041_', 'A_x005F_B', '_x000a_', '__x0041__x0042_', '_X0041_', '_x41_']
  const rows = names.map((name) => [text(name), text('1'), text(name)])
  const written = await writeSheet([
    { ...sheet, rows: [[head('Артикул'), head('Кол-во'), head('Название')], ...rows] },
  ])
  const columns = ['Артикул', 'Кол-во', 'Название'].map((title) => ({ title, width: 9 }))
  const chunks: Uint8Array[] = []
  const batches = (async function* () {
    yield rows
  })()
  for await (const chunk of streamSheet({ name: 'Лист', columns, rows: batches }))
    chunks.push(chunk)
  for (const content of [written, Buffer.concat(chunks)]) {
    expect(readRows(content).rows.map(({ article, name }) => [article, name])).toEqual(
      names.map((name) => [name, name]),
    )
  }
})
