import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runDemoData } from '../../commands/demo-data.run.ts'
import { parseImportArguments } from '../../commands/import.arguments.ts'
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
import { openContentFolder } from '../../kernel/blobs/content-places.ts'
import { openPublicFolder } from '../../kernel/blobs/public-files.ts'
import { runImport } from './import.service.ts'

let database: TestDatabase
let blobFolder: string
const folders: string[] = []
const lines: string[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  blobFolder = await folderOf({})
  folders.push(blobFolder)
  lines.length = 0
})
afterEach(async () => {
  await database.drop()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

const rows = async (sql: string): Promise<unknown[]> => (await database.pool.query(sql)).rows
const importFolder = (folder: string, changes: object = {}) =>
  runImport({
    folder,
    isTrial: false,
    databaseUrl: database.url,
    published: openPublicFolder(blobFolder),
    say: (line) => lines.push(line),
    ...changes,
  })
const importFiles = async (files: Record<string, string | Uint8Array>, changes: object = {}) => {
  const folder = await folderOf(files)
  folders.push(folder)
  return importFolder(folder, changes)
}
const importDocument = (...parts: string[]) => importFiles({ 'import.xml': documentOf(...parts) })

const sold = async (): Promise<string[]> =>
  (await rows('select external_id from product where is_active order by external_id')).map(
    (row) => (row as { external_id: string }).external_id,
  )
const prices = () =>
  rows(
    'select external_id as id, amount::int from price join product on product.id = product_id order by 1, 2',
  )
const stock = () =>
  rows(
    'select external_id as id, quantity from stock join product on product.id = product_id order by 1, 2',
  )

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
/** All rows without values that differ between databases: times, and the order of ids. */
const contents = async (): Promise<unknown> => {
  const found: Record<string, unknown> = {}
  for (const table of tables)
    found[table] = await rows(
      `select to_jsonb(t) - '{id,created_at,updated_at,changed_at,product_id,section_id,brand_id,parent_id,catalog_id,property_id,price_type_id,warehouse_id}'::text[] as row
       from ${table} t order by 1`,
    )
  return found
}

describe('аргументы', () => {
  test.each([[[]], [['a', 'b']], [['--dry-run']], [['a', '--wat']]])(
    '%j отвергнуто одной фразой',
    (argv) => {
      expect(() => parseImportArguments(argv)).toThrow(/Укажите одну папку/)
    },
  )
  test('папка, пробный запуск и базовая цена', () => {
    expect(parseImportArguments(['--', 'x'])).toEqual({ folder: 'x', isTrial: false })
    expect(parseImportArguments(['x', '--dry-run', '--base-price', 'Опт'])).toEqual({
      folder: 'x',
      isTrial: true,
      basePrice: 'Опт',
    })
  })
})

describe('выгрузка целиком', () => {
  test('товары, свойства, цены, остатки и изображение — как в выгрузке', async () => {
    const result = await importFolder(metalFolder)
    expect(result.goods).toMatchObject({ added: 6, updated: 0, hidden: 0 })
    expect(
      await rows(
        `select article, name, unit, vat_rate::float, attributes, description, cardinality(images) as images from product
         where external_id like '%1' or external_id like '%3' or external_id like '%6' order by external_id`,
      ),
    ).toEqual([
      {
        article: '2301-0085',
        name: 'Сверло спиральное Ø8,5 мм с коническим хвостовиком',
        unit: 'шт',
        vat_rate: 22,
        attributes: {
          diametr: 8.5,
          dlina_obschaya: 181,
          material: 'Быстрорез Р6М5К5',
          klass_tochnosti: 'А1',
          podvod_sozh: false,
        },
        description: 'Сверло по ГОСТ 10903.\n\n* для стали\n* для чугуна',
        images: 1,
      },
      expect.objectContaining({
        vat_rate: 0,
        attributes: expect.objectContaining({ dlina_obschaya: 1040.5, podvod_sozh: true }),
      }),
      expect.objectContaining({ article: 'SET-01', unit: 'компл', attributes: {} }),
    ])
    // 1000.335 without VAT is 1220.4087 with VAT
    expect((await prices()).map((row) => (row as { amount: number }).amount).sort()).toEqual([
      122_041, 123_450, 189_000, 44_000, 51_200,
    ])
    expect(await rows('select city from warehouse order by city')).toEqual(
      expect.arrayContaining([{ city: 'Пенза' }, { city: 'Тула' }]),
    )
    const [image] = (await rows(
      'select images[1] as src from product where images <> $$ {} $$',
    )) as { src: string }[]
    const bytes = await readFile(join(blobFolder, 'images/b2b/w320', `${image?.src}.webp`))
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP')
  })

  test('разделы: корневой с именем каталога, вложенные группы; пустых не видно', async () => {
    await importFolder(metalFolder)
    expect(
      await rows(
        `select s.name, parent.name as parent, s.slug, s.is_active from section s left join section parent on parent.id = s.parent_id order by s.name`,
      ),
    ).toEqual([
      {
        name: 'Металлорежущий инструмент',
        parent: null,
        slug: 'metallorezhuschiy-instrument',
        is_active: true,
      },
      {
        name: 'Метчики машинные',
        parent: 'Осевой инструмент',
        slug: 'metchiki-mashinnye',
        is_active: true,
      },
      {
        name: 'Осевой инструмент',
        parent: 'Металлорежущий инструмент',
        slug: 'osevoy-instrument',
        is_active: true,
      },
      {
        name: 'Пустая группа',
        parent: 'Металлорежущий инструмент',
        slug: 'pustaya-gruppa',
        is_active: false,
      },
      {
        name: 'Свёрла спиральные',
        parent: 'Осевой инструмент',
        slug: 'svyorla-spiralnye',
        is_active: true,
      },
    ])
  })

  test('второй раз ничего не меняет: ни строк, ни версии, ни файлов', async () => {
    await importFolder(metalFolder)
    const before = await contents()
    const files = await readdir(blobFolder, { recursive: true })
    expect(await importFolder(metalFolder)).toMatchObject({ changed: 0, version: null })
    expect(await contents()).toEqual(before)
    expect(await readdir(blobFolder, { recursive: true })).toEqual(files)
    expect(lines.at(-1)).toMatch(/ничего не изменено/)
  })

  test('отчёт: сколько чего и что не так, с местом', async () => {
    await importFolder(metalFolder)
    const report = lines.join('\n')
    expect(report).toMatch(/прочитано 6, новых 6, изменено 0, снято 0/)
    expect(report).toMatch(/Вид цен «BASE» → «BASE» \(базовый\)/)
    expect(report).toMatch(/нечисловые значения .* — 1: import0_10\.xml:\d+ <ЗначенияСвойства>/)
  })

  test('пробный запуск считает то же самое и не пишет ничего', async () => {
    const before = await contents()
    const trial = await importFolder(metalFolder, { isTrial: true })
    expect(await contents()).toEqual(before)
    expect(await readdir(blobFolder)).toEqual([])
    expect(await importFolder(metalFolder)).toMatchObject({ changed: trial.changed })
  })

  test.each([
    [
      'windows-1251',
      (text: string) =>
        Buffer.from(
          [...text.replace('UTF-8', 'windows-1251')].map((char) => {
            const code = char.charCodeAt(0)
            if (code < 128) return code
            return char === 'ё' ? 0xb8 : char === 'Ё' ? 0xa8 : code - 0x350
          }),
        ),
    ],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    [
      'UTF-8 с BOM и чужим объявлением',
      (text: string) => Buffer.from(`\ufeff${text.replace('UTF-8', 'windows-1251')}`),
    ],
  ])('%s прочитан верно', async (_, encode) => {
    const text = documentOf(catalogOf(goodOf('1').replace('Фреза', 'Развёртка коническая Ёлка')))
    await importFiles({ 'import.xml': encode(text) })
    expect(await rows('select name, article from product')).toEqual([
      { name: 'Развёртка коническая Ёлка 1', article: 'АРТ-1' },
    ])
  })
})

describe('оборванная выгрузка', () => {
  test('обрыв на каждом пятидесятом байте — отказ и пустой магазин; за последним тегом — то же, что целая', async () => {
    const names = ['import0_2.xml', 'import0_10.xml', 'offers0_1.xml']
    const files = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(metalFolder, name))] as const),
      ),
    )
    const empty = await contents()
    const folder = await folderOf(files)
    folders.push(folder)
    let refusals = 0
    for (const name of names) {
      const whole = files[name] as Buffer
      const end = whole.lastIndexOf('>') + 1
      for (let at = 0; at < end; at += 50) {
        await writeFile(join(folder, name), whole.subarray(0, at))
        const refusal = new RegExp(`ничего не изменено\\.\\n${name}:\\d+`)
        await expect(importFolder(folder), `${name}, ${at}`).rejects.toThrow(refusal)
        refusals += 1
      }
      await writeFile(join(folder, name), whole)
    }
    expect(refusals).toBeGreaterThan(400)
    expect(await contents()).toEqual(empty)
    await importFolder(folder)
    for (const name of names) {
      const whole = files[name] as Buffer
      const cut = whole.subarray(0, whole.lastIndexOf('>') + 1)
      expect(await importFiles({ ...files, [name]: cut })).toMatchObject({
        goods: { added: 0, updated: 0, hidden: 0 },
      })
    }
  })

  test('связь с базой оборвана посреди загрузки: прежний каталог на месте, следующая загрузка проходит', async () => {
    await importFolder(metalFolder)
    const before = await contents()
    // products are merged before prices, so a lock on prices stops the import halfway
    const holder = await database.pool.connect()
    await holder.query('begin; lock table price in exclusive mode')
    const changed = [
      catalogOf(goodOf('1'), { isChanges: true }),
      packageOf(offerOf('1', '10', '5'), { isChanges: true }),
    ]
    const refused = expect(importDocument(...changed)).rejects.toThrow(/ничего не изменено/)
    const halfway = `from pg_stat_activity where application_name = 'isp-import' and wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await rows(`select pid ${halfway}`)).length).toBe(1)
    await rows(`select pg_terminate_backend(pid) ${halfway}`)
    await refused
    await holder.query('rollback')
    holder.release()
    expect(await contents()).toEqual(before)
    await importDocument(...changed)
    expect(await sold()).toHaveLength(7)
  })
})

describe('членство в каталоге', () => {
  test('полный каталог снимает пропавшее, следующий возвращает; чужой каталог и демонстрационные товары не тронуты', async () => {
    await runDemoData({
      products: 30,
      seed: 1,
      date: '2026-11-21',
      hasPeople: true,
      orders: 0,
      tickets: 0,
      hasFewDrawings: true,
      databaseUrl: database.url,
      content: openContentFolder(blobFolder),
      say: () => undefined,
    })
    const demo = (await sold()).length
    await importDocument(catalogOf(goodOf('other'), { id: 'B' }))
    await importDocument(catalogOf(goodOf('1') + goodOf('2')))
    expect((await sold()).length).toBe(demo + 3)
    expect(await importDocument(catalogOf(goodOf('1')))).toMatchObject({ goods: { hidden: 1 } })
    expect((await sold()).filter((id) => !id.startsWith('demo:'))).toEqual(['1', 'other'])
    expect(await importDocument(catalogOf(goodOf('1') + goodOf('2')))).toMatchObject({
      goods: { updated: 1, hidden: 0 },
    })
    expect((await sold()).length).toBe(demo + 3)
    // the demo data does not touch imported products
    expect(
      await runDemoData({
        products: 30,
        seed: 1,
        date: '2026-11-21',
        hasPeople: true,
        orders: 0,
        tickets: 0,
        hasFewDrawings: true,
        databaseUrl: database.url,
        content: openContentFolder(blobFolder),
        say: () => undefined,
      }),
    ).toMatchObject({ changed: 0 })
    expect((await sold()).length).toBe(demo + 3)
  })

  test('каталог изменений добавляет и меняет, но не снимает; помеченное на удаление снято', async () => {
    await importDocument(catalogOf(goodOf('1') + goodOf('2')))
    await importDocument(catalogOf(goodOf('3'), { isChanges: true }))
    expect(await sold()).toEqual(['1', '2', '3'])
    await importDocument(
      catalogOf(
        '<Товар Статус="Удален"><Ид>1</Ид></Товар><Товар><Ид>2</Ид><ПометкаУдаления>true</ПометкаУдаления></Товар>',
        { isChanges: true },
      ),
    )
    expect(await sold()).toEqual(['3'])
  })

  test('товар в двух каталогах: слово за последним по имени файла; снят, когда его нет ни в одном', async () => {
    const files = (a: string, b: string) => ({
      'import0_10.xml': documentOf(catalogOf(b, { id: 'B' })),
      'import0_2.xml': documentOf(catalogOf(a, { id: 'A' })),
    })
    const both = files(goodOf('1') + goodOf('2'), goodOf('2').replace('Фреза 2', 'Фреза червячная'))
    await importFiles(both)
    expect(
      await rows(
        `select p.name, s.external_id as section from product p join section s on s.id = section_id where p.external_id = '2'`,
      ),
    ).toEqual([{ name: 'Фреза червячная', section: 'B' }])
    expect(await importFiles(both)).toMatchObject({ changed: 0 })
    await importFiles(files(goodOf('1'), goodOf('2')))
    expect(await sold()).toEqual(['1', '2'])
    await importFiles(files(goodOf('1'), goodOf('3')))
    expect(await sold()).toEqual(['1', '3'])
  })

  test('переименованные товар и раздел сохраняют адреса', async () => {
    const classifier = (name: string) =>
      classifierOf(
        `<Группы><Группа><Ид>g</Ид><Наименование>${name}</Наименование></Группа></Группы>`,
      )
    const inGroup = goodOf('1', '<Группы><Ид>g</Ид></Группы>')
    await importDocument(classifier('Фрезы'), catalogOf(inGroup))
    const slugs = await rows(
      'select slug from product union all select slug from section order by 1',
    )
    await importDocument(
      classifier('Фрезерный инструмент'),
      catalogOf(inGroup.replace('Фреза 1', 'Фреза концевая')),
    )
    expect(
      await rows('select slug from product union all select slug from section order by 1'),
    ).toEqual(slugs)
    expect(await rows(`select name from section where external_id = 'K#g'`)).toEqual([
      { name: 'Фрезерный инструмент' },
    ])
  })

  test('одинаковые имена, артикулы и имена групп дают разные адреса', async () => {
    const same = (id: string) =>
      goodOf(id).replaceAll(`Фреза ${id}`, 'Фреза').replace(`АРТ-${id}`, 'АРТ')
    await importDocument(catalogOf(same('1') + same('2') + same('3')))
    expect(
      await rows('select count(distinct slug)::int as slugs, count(*)::int as goods from product'),
    ).toEqual([{ slugs: 3, goods: 3 }])
  })
})

describe('цены и остатки', () => {
  test('полный пакет убирает то, чего в нём нет; пакет изменений — только у названных товаров', async () => {
    await importDocument(
      catalogOf(goodOf('1') + goodOf('2')),
      packageOf(offerOf('1', '10', '5') + offerOf('2', '20', '7')),
    )
    await importDocument(packageOf(offerOf('1', '11,5', null), { isChanges: true }))
    expect(await prices()).toEqual([
      { id: '1', amount: 1150 },
      { id: '2', amount: 2000 },
    ])
    expect(await stock()).toEqual([
      { id: '1', quantity: 5 },
      { id: '2', quantity: 7 },
    ])
    await importDocument(packageOf(offerOf('2', '0', '0'), { isChanges: true }))
    expect(await prices()).toEqual([{ id: '1', amount: 1150 }])
    expect(await stock()).toEqual([{ id: '1', quantity: 5 }])
    await importDocument(packageOf(offerOf('2', '3', null)))
    expect(await prices()).toEqual([{ id: '2', amount: 300 }])
    expect(await stock()).toEqual([{ id: '1', quantity: 5 }])
  })

  test('BASE из 1С наполняет базовую цену магазина, и после — файлами без описания видов цен', async () => {
    await rows(
      `insert into price_type (external_id, code, name, is_base) values ('own', 'retail', 'Розница', true), (null, 'gold', 'Золотая', false)`,
    )
    const types = (name: string, id: string) =>
      packageOf(offerOf('1', '10', null))
        .replace('BASE', name)
        .replaceAll('>T<', `>${id}<`)
    await importDocument(catalogOf(goodOf('1')), types('BASE', 'T'))
    await importDocument(types('Золотая', 'Z').replaceAll('"false"', '"true"'))
    await importDocument(
      packageOf(offerOf('1', '12', null), { isChanges: true }).replace(
        /<ТипыЦен>.*<\/ТипыЦен>/,
        '',
      ),
    )
    expect(
      await rows(
        `select t.code, t.is_base, p.amount::int from price p join price_type t on t.id = price_type_id order by 1`,
      ),
    ).toEqual([{ code: 'retail', is_base: true, amount: 1200 }])
    expect(await rows('select count(*)::int as count from price_type')).toEqual([{ count: 2 }])
  })

  test('цена в валюте ждёт курса, от количества и неизвестного товара — не загружена, и это сказано с местом', async () => {
    const price = (inside: string) =>
      packageOf(offerOf('1', '10', null).replace('</ЦенаЗаЕдиницу>', `</ЦенаЗаЕдиницу>${inside}`))
    await importDocument(catalogOf(goodOf('1')), price('<Валюта>USD</Валюта>'))
    expect(await prices()).toEqual([])
    const rate = (day: string) =>
      rows(
        `insert into currency_rate (code, valid_from, name, nominal, rate) values ('USD', ${day}, 'Доллар', 1, 80)`,
      )
    await rate(`now()::date + 7`)
    expect(await prices()).toEqual([])
    await rate(`now()::date - 1`)
    expect(await prices()).toEqual([{ id: '1', amount: 80_000 }])
    await importDocument(price('<МинКоличество>10</МинКоличество>'))
    await importDocument(packageOf(offerOf('нет', '10', '1')))
    expect(await prices()).toEqual([])
    const report = lines.join('\n')
    expect(report).toMatch(/цены в валюте USD ждут курса.* — 1: import\.xml:\d+ <Цена>/)
    expect(report).toMatch(/цены от количества не загружены: цены за одну единицу рядом с ними нет/)
    expect(report).toMatch(
      /предложения товаров, которых нет в магазине.*: import\.xml:\d+ <Предложение>/,
    )
  })

  test('предложения с характеристиками — товары со своими ценой и остатком вместо общего', async () => {
    const variant = (char: string, price: string) =>
      offerOf(`1#${char}`, price, '3')
        .replace(
          '<Цены>',
          `<ХарактеристикиТовара><ХарактеристикаТовара><Наименование>Длина</Наименование><Значение>${char} мм</Значение></ХарактеристикаТовара></ХарактеристикиТовара><Цены>`,
        )
        .replace(`Фреза 1#${char}`, 'Фреза 1')
    const parts = [
      catalogOf(goodOf('1') + goodOf('2')),
      packageOf(variant('80', '10') + variant('90', '12')),
    ]
    await importDocument(...parts)
    expect(await sold()).toEqual(['1#80', '1#90', '2'])
    expect(
      await rows(`select name, article, attributes from product where external_id = '1#90'`),
    ).toEqual([{ name: 'Фреза 1 (90 мм)', article: 'АРТ-1', attributes: { dlina: '90 мм' } }])
    expect(await prices()).toEqual([
      { id: '1#80', amount: 1000 },
      { id: '1#90', amount: 1200 },
    ])
    expect(await importDocument(...parts)).toMatchObject({ changed: 0 })
    expect(await importDocument(parts[0] as string)).toMatchObject({ changed: 0 })
    await importDocument(packageOf(variant('90', '12')))
    expect(await sold()).toEqual(['1#90', '2'])
  })
})
