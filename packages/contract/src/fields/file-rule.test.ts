import { expect, test } from 'vitest'
import { filesFault } from './file-rule.ts'

const MAX_SIZE = 26_214_400
const file = { name: 'список.xlsx', size: MAX_SIZE }
const workbooks = { extensions: ['.xlsx', '.xls'] }

test('годны тридцать файлов, в каждом ровно предел, и расширение любыми буквами', () => {
  const files = [{ ...file, name: 'Прайс.XLS' }, ...Array.from({ length: 29 }, () => file)]
  expect(filesFault(files, workbooks)).toBeNull()
})

test('без перечня расширений годно любое', () => {
  expect(filesFault([{ ...file, name: 'чертёж.dwg' }])).toBeNull()
})

test('лишний файл и лишний байт названы с пределом', () => {
  expect(filesFault(Array.from({ length: 31 }, () => file))).toEqual({
    code: 'TOO_MANY_FILES',
    params: { max: 30 },
  })
  expect(filesFault([file, { ...file, size: MAX_SIZE + 1 }])).toEqual({
    code: 'FILE_TOO_LARGE',
    params: { max: 25 },
  })
})

test('негодное расширение видно и рядом с годным', () => {
  expect(filesFault([file, { ...file, name: 'a.pdf' }], workbooks)).toEqual({ code: 'FILE_TYPE' })
})

test.each(['.htaccess', 'прайс.', `${'я'.repeat(125)}.xlsx`])('имя «%s» годится', (name) => {
  expect(filesFault([{ ...file, name }])).toBeNull()
})

test.each(['../a.xlsx', 'a\n.xlsx', 'a\\b.xlsx', '..', ' ', `${'я'.repeat(126)}.xls`])(
  'имя «%s» не годится',
  (name) => {
    expect(filesFault([file, { ...file, name }])).toEqual({ code: 'FILE_NAME' })
  },
)
