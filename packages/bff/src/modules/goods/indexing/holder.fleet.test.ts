import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFolderBlobs } from '../../../kernel/blobs/folder-blobs.ts'
import { createTurnLocks, type TurnLocks } from '../../../kernel/turn-locks.ts'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { snapshotFile } from '../../../search/snapshot.ts'
import { selectVersion } from './catalog-source.sql.ts'
import { openCatalogIndex } from './holder.ts'
import { createStoredSnapshots } from './stored-snapshots.ts'

/** Processes on several machines: each has a folder of its own, and a store and a database are theirs together. */
let database: TestDatabase
let folder: string
let opened: { holder: CatalogIndexHolder; turns: TurnLocks }[]
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn() }
const sources = () => log.info.mock.calls.map(([details]) => details.from).filter(Boolean)

beforeEach(async () => {
  vi.clearAllMocks()
  opened = []
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-index-'))
  await database.pool.query(`insert into section (id, slug, name) values (1, 'drills', 'Свёрла');
    insert into product (id, slug, section_id, article, name)
    select id, 'p' || id, 1, 'A-' || id, 'Сверло ' || id from generate_series(1, 50) id`)
})
afterEach(async () => {
  for (const { holder, turns } of opened) {
    await holder.close()
    await turns.close()
  }
  await database.drop()
  await rm(folder, { recursive: true })
})

const open = async (machine: string, standbyUrl?: string): Promise<CatalogIndexHolder> => {
  const turns = createTurnLocks(database.url, log)
  const blobs = createFolderBlobs({
    folder: join(folder, 'store'),
    incoming: join(folder, machine, 'incoming'),
  })
  const holder = await openCatalogIndex({
    pool: database.pool,
    log,
    snapshotDir: join(folder, machine),
    stored: createStoredSnapshots(blobs),
    standbyUrl,
    turns,
  })
  opened.push({ holder, turns })
  return holder
}

test('указатель строит один процесс, остальные берут его снимок из хранилища', async () => {
  const holders = await Promise.all(['one', 'two', 'three'].map((machine) => open(machine)))
  await Promise.all(holders.map(({ ready }) => ready))
  expect(sources().toSorted()).toEqual(['database', 'snapshot', 'snapshot'])
  expect(holders.map((holder) => holder.current()?.productCount)).toEqual([50, 50, 50])

  log.info.mockClear()
  await database.pool.query('select raise_catalog_version()')
  await expect
    .poll(() => holders.map((holder) => holder.current()?.dataVersion))
    .toEqual(['2', '2', '2'])
  expect(sources().toSorted()).toEqual(['database', 'snapshot', 'snapshot'])
})

test('пока строит другой, не строят; погиб — строят', async () => {
  const dead = createTurnLocks(database.url, log)
  const state = await selectVersion(database.pool)
  void dead.hold(`index ${basename(snapshotFile(folder, state))}`, () => new Promise(() => {}))
  const held = `select from pg_locks where locktype = 'advisory' and granted`
  await expect.poll(async () => (await database.pool.query(held)).rowCount).toBe(1)
  const holder = await open('one')
  const attempts = vi.spyOn(opened[0]?.turns as TurnLocks, 'tryHold')
  await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(1)
  expect(holder.current()).toBeNull()
  await dead.close()
  await holder.ready
  expect(sources()).toEqual(['database'])
})

test('резерв, до которого не достучаться, не мешает: указатель строится по основной базе', async () => {
  const holder = await open('one', 'postgres://127.0.0.1:1/none')
  await holder.ready
  expect(holder.current()?.productCount).toBe(50)
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'standby-unused' }),
    expect.anything(),
  )
})
