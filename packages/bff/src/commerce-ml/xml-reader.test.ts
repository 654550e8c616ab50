import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { catalogOf, documentOf, folderOf, goodOf } from './export.fixture.ts'
import { textOf } from './xml-element.ts'
import { type Found, readElements } from './xml-reader.ts'

const GOOD = 'Каталог/Товары/Товар'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})
const read = async (text: string | Uint8Array): Promise<Found[]> => {
  const folder = await folderOf({ 'a.xml': text })
  folders.push(folder)
  const found: Found[] = []
  for await (const batch of readElements(join(folder, 'a.xml'), 'a.xml', { whole: [GOOD] }))
    found.push(...batch)
  return found
}

const good = documentOf(catalogOf(goodOf('1')))
/** A good with this many values of a million characters each. */
const wide = (values: number) =>
  documentOf(catalogOf(goodOf('1', `<Значение>${'x'.repeat(1_000_000)}</Значение>`.repeat(values))))

describe('враждебный или повреждённый файл', () => {
  test.each<[string, string, RegExp]>([
    ['DOCTYPE', good.replace('?>', '?>\n<!DOCTYPE x>'), /^a\.xml:2: в файле есть DOCTYPE/],
    [
      'вложенность',
      documentOf(catalogOf(goodOf('1', '<Группы>'.repeat(100)))),
      /вложенность элементов больше 64/,
    ],
    ['один товар на двадцать мегабайт', wide(20), /<Значение>: элемент слишком велик/],
    ['текст без единого элемента', good.replace('Фреза', 'Ф'.repeat(5_000_000)), /длиннее/],
    ['мегабайт до корня', `<!--${'x'.repeat(1_000_000)}-->${good}`, /^a\.xml:1: .*длиннее 64/],
    ['другой документ', '<html><body/></html>', /^a\.xml:1 <html>: это не CommerceML/],
    ['оборванный', good.slice(0, -30), /оборван/],
    ['незнакомая кодировка', good.replace('UTF-8', 'EBCDIC'), /кодировка «EBCDIC»/],
  ])('%s: отказ с местом', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message)
  })

  test('байт не из этой кодировки: отказ, а не знак вопроса в названии', async () => {
    const bytes = Buffer.from(good)
    bytes[bytes.indexOf('Фреза')] = 0xff
    await expect(read(bytes)).rejects.toThrow(/^a\.xml:5: байты не соответствуют кодировке utf-8/)
  })
})

test('большой товар в пределах читается целиком, в любой из трёх кодировок', async () => {
  expect((await read(wide(10)))[0]?.element.children).toHaveLength(13)
  const inUtf16 = Buffer.from(`\ufeff${good}`, 'utf16le')
  const inCp1251 = Buffer.from(
    [...good.replace('UTF-8', 'windows-1251')].map((letter) => {
      const code = letter.charCodeAt(0)
      return code < 128 ? code : code - 0x410 + 0xc0
    }),
  )
  for (const bytes of [Buffer.from(good), inUtf16, inCp1251]) {
    expect((await read(bytes)).map(({ element }) => textOf(element, 'Наименование'))).toEqual([
      'Фреза 1',
    ])
  }
})
