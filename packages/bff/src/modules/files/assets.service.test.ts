import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderBlobs } from '../../kernel/blobs/folder-blobs.ts'
import { type Database, databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { owner } from '../jobs/jobs.fixture.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { createAssets } from './assets.service.ts'
import { pdf } from './samples-of-files.fixture.ts'

let scratch: TestDatabase
let folder: string
beforeAll(async () => {
  scratch = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-assets-'))
  await scratch.pool.query(
    `insert into account (id, login, password_hash, first_name, last_name, patronymic, status)
     values (1, 'editor@example.com', '', '', '', '', 'ACTIVE')`,
  )
})
afterAll(async () => {
  await scratch.drop()
  await rm(folder, { recursive: true, force: true })
})

async function* form() {
  yield { name: 'каталог.pdf', content: Readable.from([pdf]) }
}
const openAssets = (enqueue: Jobs['enqueue'], database: Database = databaseOf(scratch.pool)) =>
  createAssets({
    database,
    transact: transactionsOf(scratch.pool),
    blobs: createFolderBlobs({ folder: join(folder, 'kept'), incoming: join(folder, 'incoming') }),
    jobs: { enqueue },
  })

test('запись не удалась: содержимое не остаётся открытым без хозяина', async () => {
  const down: Database = { query: async () => Promise.reject(new Error('database is gone')) }
  await expect(openAssets(async () => '', down).create(owner, form())).rejects.toThrow('gone')
  const left = await readdir(folder, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test('две замены разом: забыто и прежнее содержимое, и того, кто успел первым', async () => {
  const forgotten: string[] = []
  const isWaited = async () => {
    const { rows } = await scratch.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
    return rows.length > 0 || forgotten.length > 1
  }
  const assets = openAssets(async (_database, _kind, data) => {
    forgotten.push((data as unknown as { blob: string }).blob)
    // the first replacement holds the row until the second is seen waiting for it
    if (forgotten.length === 1) await expect.poll(isWaited).toBe(true)
    return ''
  })
  const { id } = await assets.create(owner, form())
  await Promise.all([assets.replace(owner, id, form()), assets.replace(owner, id, form())])
  expect(new Set(forgotten).size).toBe(2)
})
