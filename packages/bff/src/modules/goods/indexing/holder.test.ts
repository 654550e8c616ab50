import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { plainQuery } from '../../../search/memory-source.fixture.ts'
import { openCatalogIndex } from './holder.ts'

let database: TestDatabase
let folder: string
let holder: CatalogIndexHolder | null
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn() }

const addProducts = (from: number, to: number): Promise<unknown> =>
  database.pool.query(
    `insert into product (id, slug, section_id, article, name, attributes)
     select id, 'p' || id, 1, 'A-' || id, 'Сверло ' || id || E' \\\\ "табуляция\\t"', '{"note": "a\\\\b\\tc"}'
     from generate_series($1::int, $2::int) id`,
    [from, to],
  )
const open = async (): Promise<CatalogIndexHolder> => {
  holder = await openCatalogIndex({ pool: database.pool, log, snapshotDir: folder })
  return holder
}
const totalOf = (opened: CatalogIndexHolder): number | undefined =>
  opened.current()?.list(plainQuery).total
const infos = (): Record<string, unknown>[] => log.info.mock.calls.map(([details]) => details)
/** Starts counting how often the holder looks for a new version. */
const watchLooks = (): (() => number) => {
  const query = vi.spyOn(database.pool, 'query')
  const isLook = ([statement]: unknown[]) => JSON.stringify(statement).includes('catalog_version')
  return () => query.mock.calls.filter(isLook).length
}

beforeEach(async () => {
  vi.clearAllMocks()
  holder = null
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-index-'))
  await database.pool.query(`insert into section (id, slug, name) values (1, 'drills', 'Свёрла')`)
  await addProducts(1, 10)
})
afterEach(async () => {
  await holder?.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

test('пустой каталог — пустой список, а не ошибка', async () => {
  await database.pool.query('delete from product; delete from section')
  const opened = await open()
  await opened.ready
  expect(opened.current()?.list({ ...plainQuery, text: 'сверло' })).toMatchObject({
    total: 0,
    ids: [],
  })
  expect(opened.current()?.list(plainQuery)).toMatchObject({ total: 0, facets: [] })
})

test('покупатель видит изменения каталога вскоре после новой версии, и только тогда', async () => {
  const opened = await open()
  expect(opened.current()).toBeNull()
  await opened.ready
  expect(totalOf(opened)).toBe(10)
  await addProducts(11, 15)
  await expect.poll(watchLooks()).toBeGreaterThan(2)
  expect(totalOf(opened)).toBe(10)
  await database.pool.query('select raise_catalog_version()')
  await expect.poll(() => totalOf(opened)).toBe(15)
  expect(opened.current()?.dataVersion).toBe('2')
  // an unnecessary build would add a third version
  expect(infos().map(({ version }) => version)).toEqual(['1', '2'])
})

test('версия без уведомления замечается опросом', async () => {
  const opened = await open()
  await opened.ready
  await addProducts(11, 11)
  await database.pool.query('update catalog_version set version = version + 1, changed_at = now()')
  await expect.poll(() => totalOf(opened)).toBe(11)
})

test('во время замены списки отвечают целиком по старым или целиком по новым данным', async () => {
  const opened = await open()
  await opened.ready
  const seen = new Set<string>()
  let isDone = false
  const asking = (async () => {
    while (!isDone) {
      const index = opened.current()
      const answer = index?.list({ ...plainQuery, text: 'сверло', limit: 1000 })
      expect(answer?.ids.length).toBe(answer?.total)
      seen.add(`${index?.dataVersion}:${answer?.total}`)
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  for (let round = 1; round <= 4; round += 1) {
    await addProducts(round * 100, round * 100 + 9)
    await database.pool.query('select raise_catalog_version()')
  }
  await expect.poll(() => totalOf(opened)).toBe(50)
  isDone = true
  await asking
  for (const state of seen) {
    const [version, total] = state.split(':').map(Number)
    // each version adds ten products; the insert and the new version are two statements, so a build may see ten
    // products more
    expect([(version ?? 0) * 10, (version ?? 0) * 10 + 10]).toContain(total)
  }
})

test('второй запуск берёт снимок, испорченный снимок строится заново', async () => {
  const first = await open()
  await first.ready
  await expect.poll(async () => (await readdir(folder))[0]).toMatch(/\.index$/)
  const [name] = await readdir(folder)
  await first.close()
  const second = await open()
  await second.ready
  expect(totalOf(second)).toBe(10)
  await second.close()
  await writeFile(join(folder, name ?? ''), 'ISPINDEX, but not really a snapshot at all')
  const third = await open()
  await third.ready
  expect(totalOf(third)).toBe(10)
  expect(infos().map(({ from }) => from)).toEqual(['database', 'snapshot', 'database'])
})

test('неудавшаяся перестройка оставляет старый указатель, а потом повторяется', async () => {
  const opened = await open()
  await opened.ready
  await database.pool.query('alter table product rename to product_away')
  await database.pool.query('select raise_catalog_version()')
  await expect.poll(() => log.warn).toHaveBeenCalled()
  expect(totalOf(opened)).toBe(10)
  await database.pool.query('alter table product_away rename to product')
  await expect.poll(() => opened.current()?.dataVersion).toBe('2')
})

test('закрытие до готовности не ждёт сборки и не завершает процесс ошибкой', async () => {
  const opened = await open()
  await opened.close()
  await opened.ready
})
