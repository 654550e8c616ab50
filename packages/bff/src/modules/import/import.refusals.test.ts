import { rm } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  catalogOf,
  classifierOf,
  documentOf,
  folderOf,
  goodOf,
  metalFolder,
  offerOf,
  packageOf,
} from '../../commerce-ml/export.fixture.ts'
import { openPublicFolder } from '../../kernel/blobs/public-files.ts'
import { runImport } from './import.service.ts'

let database: TestDatabase
let blobFolder: string
let before: unknown

const importFolder = (folder: string, changes: object = {}) =>
  runImport({
    folder,
    isTrial: false,
    databaseUrl: database.url,
    published: openPublicFolder(blobFolder),
    say: () => undefined,
    ...changes,
  })

const tables = [
  'product',
  'section',
  'brand',
  'property',
  'section_property',
  'price',
  'price_type',
  'price_type_source',
  'stock',
  'warehouse',
  'source_catalog',
  'source_product',
  'catalog_version',
]
const everything = async (): Promise<unknown> => {
  const found: Record<string, unknown> = {}
  for (const table of tables)
    found[table] = (await database.pool.query(`select * from ${table} t order by t::text`)).rows
  return found
}

const refused = async (files: Record<string, string | Uint8Array>, message: RegExp) => {
  const folder = await folderOf(files)
  try {
    await expect(importFolder(folder)).rejects.toThrow(message)
    expect(await everything()).toEqual(before)
  } finally {
    await rm(folder, { recursive: true })
  }
}

beforeAll(async () => {
  database = await createTestDatabase()
  blobFolder = await folderOf({})
  await importFolder(metalFolder)
  before = await everything()
})
afterAll(async () => {
  await database.drop()
  await rm(blobFolder, { recursive: true })
})

const good = documentOf(catalogOf(goodOf('1')))
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
const group = (id: string, inside = '') =>
  `<Группа><Ид>${id}</Ид><Наименование>Группа</Наименование>${inside}</Группа>`

test.each([
  ['оборванный файл', good.slice(0, good.indexOf('</Товар>')), /a\.xml:\d+ <Товар>: .*оборван/],
  [
    'оборванный посреди тега',
    good.slice(0, good.indexOf('</Товар>') + 4),
    /a\.xml:5 <Товар>: .*оборван/,
  ],
  ['пустой файл', '', /a\.xml:1: .*оборван или пуст/],
  [
    'не тот закрывающий тег',
    good.replace('</Товары>', '</Товар>'),
    /a\.xml:6 <Товары>: .*не был открыт/,
  ],
  ['DOCTYPE', good.replace('?>', '?>\n<!DOCTYPE x>'), /a\.xml:2: в файле есть DOCTYPE/],
  [
    'DOCTYPE с внешней сущностью',
    good
      .replace('?>', '?>\n<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>')
      .replace('Фреза', '&a;'),
    /a\.xml:2: в файле есть DOCTYPE/,
  ],
  [
    'размножающиеся сущности',
    good.replace('?>', '?>\n<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]>'),
    /DOCTYPE/,
  ],
  [
    'неизвестная сущность',
    good.replace('Фреза', '&nbsp;'),
    /a\.xml:5 <Наименование>: .*неизвестная сущность/,
  ],
  ['не CommerceML', '<html><body/></html>', /a\.xml:1 <html>: это не CommerceML 2/],
  ['не XML', 'PK\u0003\u0004 что-то', /a\.xml:1: /],
  [
    'недопустимый символ',
    good.replace('Фреза', 'Фреза\u0001'),
    /a\.xml:5 <Наименование>: .*недопустимый символ/,
  ],
  [
    'неизвестная кодировка',
    good.replace('UTF-8', 'EBCDIC'),
    /a\.xml:1: кодировка «EBCDIC» не поддерживается/,
  ],
  [
    'слишком глубокие группы',
    documentOf(classifierOf(`<Группы>${'<Группа><Группы>'.repeat(100)}`)),
    /a\.xml:3 <Групп[аы]>: вложенность/,
  ],
  [
    'слишком длинный текст',
    good.replace('Фреза', 'Ф'.repeat(5_000_000)),
    /a\.xml:5 <Наименование>: .*длиннее/,
  ],
  ['слишком много всего до корня', `<!--${'x'.repeat(200_000)}-->${good}`, /a\.xml:1: .*длиннее/],
  [
    'товар без Ид',
    documentOf(catalogOf('<Товар><Наименование>Фреза</Наименование></Товар>')),
    /a\.xml:5 <Товар>: нет обязательного элемента «Ид»/,
  ],
  [
    'каталог без Ид',
    documentOf('<Каталог><Товары/></Каталог>'),
    /a\.xml:3 <Каталог>: нет обязательного элемента «Ид»/,
  ],
  [
    'товар дважды',
    documentOf(catalogOf(`${goodOf('1')}\n${goodOf('2')}\n${goodOf('1')}`)),
    /a\.xml:5 <Товар>: товар с Ид 1 встречается дважды: a\.xml:5 <Товар>, a\.xml:7 <Товар>/,
  ],
  [
    'предложение дважды',
    documentOf(
      catalogOf(goodOf('1')),
      packageOf(`${offerOf('1', '5', '1')}\n${offerOf('1', '6', '1')}`),
    ),
    /a\.xml:\d+ <Предложение>: предложение с Ид 1 встречается дважды/,
  ],
  [
    'группа дважды',
    documentOf(classifierOf(`<Группы>${group('1')}${group('1')}</Группы>`)),
    /a\.xml:3 <Группа>: группа с Ид 1 уже описана/,
  ],
  [
    'группа внутри себя',
    documentOf(
      classifierOf(
        `<Группы>${group('1', `<Группы>\n${group('2', `<Группы>\n${group('1')}</Группы>`)}</Группы>`)}</Группы>`,
      ),
    ),
    /a\.xml:5 <Группа>: группа с Ид 1 вложена сама в себя/,
  ],
  [
    'свойство дважды',
    documentOf(
      classifierOf(
        `<Свойства>${'<Свойство><Ид>p</Ид><Наименование>П</Наименование></Свойство>\n'.repeat(2)}</Свойства>`,
      ),
    ),
    /a\.xml:4 <Свойство>: свойство с Ид p уже описано/,
  ],
  [
    'цена словом',
    documentOf(catalogOf(goodOf('1')), packageOf(offerOf('1', 'дорого', null))),
    /a\.xml:\d+ <ЦенаЗаЕдиницу>: «дорого» — не число/,
  ],
  [
    'остаток словом',
    documentOf(catalogOf(goodOf('1')), packageOf(offerOf('1', null, 'много'))),
    /a\.xml:\d+ <Склад>: «много» — не число/,
  ],
  [
    'остаток больше возможного',
    documentOf(catalogOf(goodOf('1')), packageOf(offerOf('1', null, '9999999999'))),
    /слишком велико/,
  ],
  [
    'признак изменений — не да и не нет',
    good.replace('"false"', '"может быть"'),
    /a\.xml:3 <Каталог>: СодержитТолькоИзменения = «может быть»/,
  ],
  [
    'ничего, что загружают',
    documentOf('<Документ/>'),
    /нет ни товаров, ни предложений, ни классификатора/,
  ],
])('%s: отказ с местом, в магазине ничего не меняется', async (_, text, message) => {
  await refused({ 'a.xml': text }, message)
})

test('байты не той кодировки: назван файл и строка', async () => {
  const bytes = Buffer.from(good)
  bytes[bytes.indexOf('Фреза')] = 0xff
  await refused({ 'a.xml': bytes }, /a\.xml:5: байты не соответствуют кодировке utf-8/)
  const cyrillic = Buffer.from(
    [...good.replace(/^.*\n/, '')].map((char) =>
      char.charCodeAt(0) > 127 ? 0xc0 : char.charCodeAt(0),
    ),
  )
  await refused({ 'a.xml': cyrillic }, /a\.xml:1: байты не соответствуют кодировке utf-8/)
  await refused({ 'a.xml': utf16(good).subarray(2) }, /a\.xml:1/)
  await refused({ 'a.xml': utf16(good).subarray(0, -1) }, /a\.xml:\d+.*: (байты|файл)/)
})

test('плохой второй файл: хороший первый тоже не загружен', async () => {
  await refused({ 'a.xml': good, 'b.xml': good.slice(0, -5) }, /b\.xml:\d+/)
  await refused(
    { 'a.xml': good, 'b.xml': documentOf(packageOf(offerOf('1', 'x', null))) },
    /b\.xml:\d+ <ЦенаЗаЕдиницу>/,
  )
})

test('нет папки, нет файлов, только архив: сказано, что делать', async () => {
  await expect(importFolder('/nowhere/at/all')).rejects.toThrow(/Папки \/nowhere\/at\/all нет/)
  await refused({ 'readme.txt': '' }, /нет файлов XML/)
  await refused({ 'v8exchange.zip': '' }, /распакуйте/)
})

test('запрошенного вида цен нет: перечислены те, что есть', async () => {
  await expect(importFolder(metalFolder, { basePrice: 'Золотая' })).rejects.toThrow(
    /Вида цен «Золотая» в выгрузке нет. Есть: BASE, Оптовая без НДС/,
  )
  expect(await everything()).toEqual(before)
})

test('база данных недоступна: одна фраза', async () => {
  await expect(
    importFolder(metalFolder, { databaseUrl: 'postgres://127.0.0.1:1/none' }),
  ).rejects.toThrow(/в магазине ничего не изменено/)
})
