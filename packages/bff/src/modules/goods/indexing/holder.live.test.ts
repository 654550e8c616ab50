import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { plainQuery } from '../../../search/memory-source.fixture.ts'
import { openCatalogIndex } from './holder.ts'
import { createLiveDatabase } from './live.fixture.ts'

let database: TestDatabase
let folder: string
let holder: CatalogIndexHolder | null
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn() }

const open = async (): Promise<CatalogIndexHolder> => {
  holder = await openCatalogIndex({ pool: database.pool, log, snapshotDir: folder })
  await holder.ready
  return holder
}
const dearest = (opened: CatalogIndexHolder): number | undefined =>
  opened.current()?.list({ ...plainQuery, sort: 'price-desc', limit: 1 }).ids[0]
const setPrice = (productId: number, amount: number): Promise<unknown> =>
  database.pool.query('update price set amount = $2 where product_id = $1', [productId, amount])
const sources = (): unknown[] => log.info.mock.calls.flatMap(([{ from }]) => from ?? [])

beforeEach(async () => {
  vi.clearAllMocks()
  holder = null
  database = await createLiveDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-index-'))
})
afterEach(async () => {
  await holder?.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

test('новая цена переставляет товар без новой версии каталога', async () => {
  const opened = await open()
  for (const productId of [1, 2, 3]) {
    await setPrice(productId, 10_000 * productId)
    await expect.poll(() => dearest(opened)).toBe(productId)
  }
  expect(opened.current()?.dataVersion).toBe('1')
  expect(sources()).toEqual(['database'])
})

test('задача 14, п. 1: снятый артикул находит первого из преемников, который продаётся', async () => {
  await database.pool.query(`
    update product set article = 'СТ 10-' || id where id <= 7;
    update product set is_active = false where id in (1, 2, 4, 5);
    insert into product_replacement values (1, 2), (2, 3), (4, 5), (5, 4), (6, 7), (7, 1)`)
  const opened = await open()
  const found = (text: string) => opened.current()?.list({ ...plainQuery, text }).ids
  // none of the products 4 and 5, which replace each other, is sold: the search falls back to the size in the
  // article
  expect(found('СТ 10-4')).toEqual([10])
  expect(found('ст101')).toEqual([3])
  expect(found('СТ.10.2')).toEqual([3])
  expect(found('СТ 10-6')).toEqual([6, 7])
  expect(found('СТ 10-7')).toEqual([7, 3])
  // a change of product_replacement reaches the index by itself, without a new version of the catalogue
  await database.pool.query(
    'update product_replacement set replacement_id = 8 where product_id = 2',
  )
  await expect.poll(() => found('СТ 10-2')).toEqual([8])
})

test('цена, изменённая во время перестройки, видна до её конца и не теряется после', async () => {
  const opened = await open()
  const blocker = await database.pool.connect()
  await blocker.query('begin; lock table section in access exclusive mode')
  await database.pool.query('select raise_catalog_version()')
  // the build has its database snapshot by the time it waits for the lock on `section`
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        `select from pg_locks where relation = 'section'::regclass and not granted`,
      )
      return rows
    })
    .toHaveLength(1)
  await setPrice(2, 20_000)
  await expect.poll(() => dearest(opened)).toBe(2)
  expect(opened.current()?.dataVersion).toBe('1')
  await blocker.query('commit')
  blocker.release()
  await expect.poll(() => opened.current()?.dataVersion).toBe('2')
  expect(dearest(opened)).toBe(2)
})

test('цена, изменённая пока магазин стоял, на месте с первого ответа после запуска из снимка', async () => {
  const first = await open()
  await expect.poll(async () => (await readdir(folder))[0]).toMatch(/\.index$/)
  await first.close()
  await setPrice(3, 30_000)
  expect(dearest(await open())).toBe(3)
  expect(sources()).toEqual(['database', 'snapshot'])
})
