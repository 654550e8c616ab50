import { expect, test } from 'vitest'
import { type Sheet, writeSheet } from './write-sheet.ts'
import { readEntries } from './zip.fixture.ts'

const sheet: Sheet = {
  name: 'Свёрла',
  headRows: 1,
  headColumns: 1,
  widths: [10, 20],
  rows: [
    [{ head: 'Артикул' }, { head: 'Цена' }],
    ['=1+1', { money: 12.5 }],
    ['<b>&', null],
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
