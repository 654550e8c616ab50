import { rm } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderOf, metalFolder } from '../../commerce-ml/export.fixture.ts'
import { buildApp } from '../../composition/app.ts'
import { openPublicFolder } from '../../kernel/blobs/public-files.ts'
import type { CatalogIndexHolder } from '../../search/catalog-index.ts'
import { openIndexOf } from '../goods/open-index.fixture.ts'
import { runImport } from './import.service.ts'

/** A running, empty shop into which an export is imported. */
let database: TestDatabase
let folder: string
let holder: CatalogIndexHolder
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await folderOf({})
  holder = await openIndexOf(database.pool)
  app = await buildApp({ pool: database.pool, catalogIndex: holder, checksAnswers: true })
  expect((await list({ section: root })).status).toBe(404)
  await runImport({
    folder: metalFolder,
    isTrial: false,
    databaseUrl: database.url,
    published: openPublicFolder(folder),
    say: () => undefined,
  })
  // a loop, because expect.poll works in tests only; the hook's time limit bounds it
  while ((await list({ section: root })).status !== 200) await nextTurn()
})
afterAll(async () => {
  await app.close()
  await holder.close()
  await rm(folder, { recursive: true })
  await database.drop()
})

const root = 'metallorezhuschiy-instrument'
const list = async (payload: object) => {
  const response = await app.inject({ method: 'POST', url: '/bff/api/catalog/products', payload })
  return { status: response.statusCode, body: response.json() }
}
const articlesOf = async (payload: object): Promise<string[]> =>
  (await list(payload)).body.items.map(({ article }: { article: string }) => article).sort()

test('корневой раздел показывает все товары выгрузки, подраздел — свои', async () => {
  expect((await list({ section: root })).body.total).toBe(6)
  expect(await articlesOf({ section: 'svyorla-spiralnye' })).toEqual([
    '2301-0085',
    '2301-0120',
    '2301-1400',
  ])
})

test('фильтры: число, справочник, строка, да и нет, бренд, наличие', async () => {
  const by = (...filters: object[]) => articlesOf({ section: root, filters })
  expect(await by({ code: 'diametr', from: 8, to: 8.5 })).toEqual(['2301-0085', '2621-1435'])
  expect(await by({ code: 'material', values: ['Твёрдый сплав ВК8'] })).toEqual([
    '2301-1400',
    'c0000000',
  ])
  expect(await by({ code: 'klass_tochnosti', values: ['В1'] })).toEqual(['2301-0120'])
  expect(await by({ code: 'podvod_sozh', values: ['true'] })).toEqual(['2301-1400'])
  expect(await by({ code: 'brand', values: ['rezbonareznoy-zavod'] })).toEqual([
    '2621-1435',
    'c0000000',
  ])
  expect(await by({ code: 'stock', values: ['now'] })).toEqual([
    '2301-0085',
    '2621-1435',
    'c0000000',
  ])
})

test('названия фильтров — как в 1С, единица отделена', async () => {
  const { body } = await list({ section: root })
  expect(body.facets).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'diametr', name: 'Диаметр', unit: 'мм', kind: 'number' }),
      expect.objectContaining({ code: 'dlina_obschaya', name: 'Длина общая', unit: null }),
    ]),
  )
})

test('товар находится по артикулу, как его ни набрать', async () => {
  for (const q of ['2301-0085', '23010085', '2301 0085'])
    expect((await articlesOf({ q }))[0], q).toBe('2301-0085')
})

test('цена — базовая, с НДС; без цены её нет', async () => {
  const { body } = await list({ section: root })
  const priced = Object.fromEntries(
    body.items.map(({ article, price }: { article: string; price: { amount: number } | null }) => [
      article,
      price?.amount ?? null,
    ]),
  )
  expect(priced).toEqual({
    '2301-0085': 123_450,
    '2301-0120': 189_000,
    '2301-1400': null,
    '2621-1435': 51_200,
    c0000000: null,
    'SET-01': null,
  })
})

test('в списке корневого раздела у товара заполнены колонки этого раздела', async () => {
  const { body } = await list({ section: root })
  const codes = body.columns.map(({ code }: { code: string }) => code)
  expect(codes).toContain('diametr')
  const tap = body.items.find(({ article }: { article: string }) => article === '2621-1435')
  expect(tap.attributes).toEqual(
    expect.arrayContaining([expect.objectContaining({ code: 'diametr', value: 8, unit: 'мм' })]),
  )
})
