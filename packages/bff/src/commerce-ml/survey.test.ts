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
    ['группа без Ид', groups(group('')), 'нет обязательного элемента «Ид»'],
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

  test('о чём в ней нет ни слова — не целиком', async () => {
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
