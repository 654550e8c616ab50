import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import {
  catalogOf,
  classifierOf,
  documentOf,
  folderOf,
  goodOf,
  offerOf,
  packageOf,
} from './export.fixture.ts'
import { findExportFiles } from './export-files.ts'
import { Remarks } from './remarks.ts'
import { surveyExport } from './survey.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})
const filesOf = async (files: Record<string, string>) => {
  const folder = await folderOf(files)
  folders.push(folder)
  return findExportFiles(folder)
}
const survey = async (...parts: string[]) => {
  const { documents } = await filesOf({ 'import.xml': documentOf(...parts) })
  return surveyExport(documents, new Remarks())
}
const group = (id: string, inside = '') =>
  `<Группа><Ид>${id}</Ид><Наименование>Группа ${id}</Наименование>${inside}</Группа>`
const groups = (...inside: string[]) => `<Группы>${inside.join('')}</Группы>`
const property = '<Свойство><Ид>p</Ид><Наименование>П</Наименование></Свойство>'

describe('что описано дважды или само в себе', () => {
  test.each([
    ['группа дважды', groups(group('1'), group('1')), 'группа с Ид 1 уже описана'],
    [
      'группа внутри себя',
      groups(group('1', groups(group('2', groups(group('1')))))),
      'вложена сама в себя',
    ],
    ['слишком длинный Ид', groups(group('x'.repeat(201))), 'длиннее 200 символов'],
    ['свойство дважды', `<Свойства>${property}${property}</Свойства>`, 'уже описано'],
  ])('%s: отказ', async (_what, inside, message) => {
    await expect(survey(classifierOf(inside))).rejects.toThrow(message)
  })

  test('в разных файлах — дополняют друг друга', async () => {
    const { documents } = await filesOf({
      'import0_1.xml': documentOf(classifierOf(groups(group('1')))),
      'import0_2.xml': documentOf(classifierOf(groups(group('1', groups(group('2')))))),
    })
    const { classifiers } = await surveyExport(documents, new Remarks())
    expect([...(classifiers.get('K')?.groups.keys() ?? [])]).toEqual(['1', '2'])
  })
})

const remarked = async (...parts: string[]) => {
  const { documents } = await filesOf({ 'import.xml': documentOf(...parts) })
  const remarks = new Remarks()
  const found = await surveyExport(documents, remarks)
  return { ...found, remarks: remarks.list.map(({ text, count }) => `${text} — ${count}`) }
}

describe('что не названо — не повод отказать остальному', () => {
  test('свойство, вид цен, склад и группа без Ид пропущены, и это сказано; подгруппы — выше', async () => {
    const { classifiers, properties, priceTypes, warehouses, remarks } = await remarked(
      classifierOf(`${groups(group('1', groups(group('', groups(group('2'))))))}
        <Свойства><Свойство><Ид/><Наименование>П</Наименование></Свойство><Свойство><Ид>q</Ид></Свойство>${property}</Свойства>
        <ТипыЦен><ТипЦены><Наименование>Ц</Наименование></ТипЦены><ТипЦены><Ид>T</Ид></ТипЦены></ТипыЦен>
        <Склады><Склад><Наименование>С</Наименование></Склад><Склад><Ид>W</Ид></Склад></Склады>`),
    )
    expect([...(classifiers.get('K')?.groups.values() ?? [])]).toMatchObject([
      { id: '1', parent: null },
      { id: '2', parent: '1' },
    ])
    expect([...properties.keys()]).toEqual(['p'])
    expect([...priceTypes.keys()]).toEqual(['T'])
    expect([...warehouses.keys()]).toEqual(['W'])
    expect(remarks).toEqual([
      'элементы «Группа» без Ид или наименования пропущены — 1',
      'элементы «Свойство» без Ид или наименования пропущены — 2',
      'элементы «ТипЦены» без Ид или наименования пропущены — 1',
      'элементы «Склад» без Ид или наименования пропущены — 1',
    ])
  })

  test('пустые классификатор и пакет обмена 3.1 ничего не портят, виды цен из них взяты', async () => {
    const { catalogs, classifiers, priceTypes } = await remarked(
      classifierOf(groups(group('1'))),
      '<Классификатор><Ид/></Классификатор>',
      '<Классификатор><Ид></Ид><ТипыЦен><ТипЦены><Ид>T</Ид></ТипЦены></ТипыЦен></Классификатор>',
      catalogOf(goodOf('1')),
      '<ПакетПредложений><Ид/></ПакетПредложений>',
    )
    expect([...catalogs.values()]).toMatchObject([{ id: 'K', classifierId: 'K' }])
    expect(classifiers.get('K')?.groups.size).toBe(1)
    expect([...priceTypes.keys()]).toEqual(['T'])
  })
})

describe('группы каталога, который не называет классификатора', () => {
  const bare = (id: string, inside = '') =>
    `<Каталог><Ид>${id}</Ид><Наименование>Каталог</Наименование>${inside}<Товары>${goodOf('1')}</Товары></Каталог>`
  const groupsOf = async (...files: string[]) => {
    const { documents } = await filesOf(
      Object.fromEntries(files.map((part, at) => [`import${at}.xml`, documentOf(part)])),
    )
    const { catalogs, classifiers } = await surveyExport(documents, new Remarks())
    return Object.fromEntries(
      [...catalogs.values()].map(({ id, classifierId }) => [
        id,
        [...(classifiers.get(classifierId ?? '-')?.groups.keys() ?? [])],
      ]),
    )
  }
  const first = classifierOf(groups(group('1')), 'K1')
  const second = classifierOf(groups(group('2')), 'K2')

  test('единственный классификатор, в каком бы файле он ни был', async () => {
    expect(await groupsOf(bare('C'), first)).toEqual({ C: ['1'] })
    expect(await groupsOf(bare('C'), classifierOf(groups(group('1')), ''))).toEqual({ C: ['1'] })
  })

  test('из нескольких — с его Ид, иначе те, которых не назвал никто', async () => {
    expect(await groupsOf(bare('K2'), first, second)).toEqual({ K2: ['2'] })
    expect(await groupsOf(bare('C'), first, second)).toEqual({ C: ['1', '2'] })
    expect(await groupsOf(bare('C'), first, second, catalogOf('', { id: 'K2' }))).toEqual({
      C: ['1'],
      K2: ['2'],
    })
  })

  test('группы в нём самом', async () => {
    expect(await groupsOf(bare('C', groups(group('7'))))).toEqual({ C: ['7'] })
  })

  test('чужого классификатора не берёт ни тот, кто назвал свой, ни один лишь пакет цен', async () => {
    expect(await groupsOf(first, catalogOf(goodOf('1'), { id: 'K9' }))).toEqual({ K9: [] })
    expect(await groupsOf(first, packageOf(offerOf('1', '5', null), { id: 'P' }))).toEqual({
      P: [],
    })
  })
})

describe('что выгрузка приносит целиком', () => {
  const parts = (isChanges: boolean) => [
    catalogOf(goodOf('1'), { isChanges }),
    packageOf(offerOf('1', '5', '1'), { isChanges }),
  ]
  const whole = (is: boolean) => ({
    hasAllGoods: is,
    hasAllPrices: is,
    hasAllStock: is,
    hasAllOffers: is,
  })

  test('полная — всё, одни изменения — ничего', async () => {
    expect((await survey(...parts(false))).catalogs.get('K')).toMatchObject(whole(true))
    expect((await survey(...parts(true))).catalogs.get('K')).toMatchObject(whole(false))
  })

  test('пакет изменений — изменения, как бы он ни назвался', async () => {
    const changes = packageOf(offerOf('1', '5', '1')).replaceAll(
      'ПакетПредложений',
      'ИзмененияПакетаПредложений',
    )
    expect((await survey(changes)).catalogs.get('K')).toMatchObject(whole(false))
  })

  test('остатки в «Склады» предложения — тоже остатки', async () => {
    const rests = '<Склады ИдСклада="W" КоличествоНаСкладе="1"/>'
    const offer = offerOf('1', '5', null).replace('<Цены>', `${rests}<Цены>`)
    expect((await survey(packageOf(offer))).catalogs.get('K')).toMatchObject({ hasAllStock: true })
  })

  test('данные, которых в выгрузке нет, не считаются полными', async () => {
    const { catalogs } = await survey(packageOf(offerOf('1', '5', null)))
    expect(catalogs.get('K')).toMatchObject({
      hasAllGoods: false,
      hasAllPrices: true,
      hasAllStock: false,
    })
  })
})

describe('файлы выгрузки', () => {
  test('второй раньше десятого, вложения и чужое не читаются', async () => {
    const { documents, pictures, archives } = await filesOf({
      'import0_10.xml': '',
      'import0_2.xml': '',
      'import_files/ab/чертёж.xml': '',
      'import_files/ab/сверло.JPG': '',
      'старое.zip': '',
      'readme.txt': '',
    })
    expect(documents.map(({ name }) => name)).toEqual(['import0_2.xml', 'import0_10.xml'])
    expect(pictures.map(({ name }) => name)).toEqual(['import_files/ab/сверло.JPG'])
    expect(archives).toEqual(['старое.zip'])
  })
})
