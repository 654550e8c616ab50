import { expect, test } from 'vitest'
import { beginsFile, isWhole, kindOf, TAIL } from './content-end.ts'
import { zipOf } from './zip.fixture.ts'

const ROOT = 'КоммерческаяИнформация'
const windows1251 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return code < 128 ? code : code - 0x410 + 0xc0
    }),
  )

test.each([
  ['конец корня', `<${ROOT}></${ROOT}>`, true],
  ['пробелы и комментарий после него', `</${ROOT}>\r\n <!-- 1C -->\n`, true],
  ['с приставкой', `</ns:${ROOT} >`, true],
  ['пустой корень', `<?xml version="1.0"?><${ROOT} ВерсияСхемы="2.08"/>`, true],
  ['оборван на имени', `</${ROOT.slice(0, -1)}`, false],
  ['оборван внутри', `<${ROOT}><Каталог>`, false],
  ['внутри текста', `</${ROOT}> и ещё`, false],
])('документ: %s', (_what, text, whole) => {
  for (const bytes of [Buffer.from(text), windows1251(text), Buffer.from(text, 'utf16le')])
    expect(isWhole('xml', bytes.subarray(-TAIL), bytes.length)).toBe(whole)
})

test('архив цел, когда его оглавление пришло целиком', () => {
  const zip = zipOf({ 'import.xml': 'x'.repeat(5000) })
  const ends = (bytes: Buffer) => isWhole('zip', bytes.subarray(-TAIL), bytes.length)
  expect(ends(zip)).toBe(true)
  expect(ends(zip.subarray(0, -1))).toBe(false)
  expect(ends(zip.subarray(0, 40))).toBe(false)
  // only the end of an archive
  expect(ends(zip.subarray(-30))).toBe(false)
})

test('вид содержимого узнаётся по первым байтам, а не по имени', () => {
  expect(kindOf(Buffer.from('\ufeff<?xml version="1.0"?>'))).toBe('xml')
  expect(kindOf(windows1251('<Файл>'))).toBe('other')
  expect(kindOf(zipOf({ a: 'b' }))).toBe('zip')
  expect(kindOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('other')
})

test('начало файла отличается от его продолжения', () => {
  expect(beginsFile(Buffer.from('<?xml version'))).toBe(true)
  expect(beginsFile(Buffer.from('\ufeff<?xml version'))).toBe(true)
  expect(beginsFile(Buffer.from('<Товар>'))).toBe(false)
  expect(beginsFile(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true)
})
