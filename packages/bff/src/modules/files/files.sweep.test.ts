import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BlobPlaces, openContentFolder } from '../../kernel/blobs/content-places.ts'
import { databaseOf } from '../../kernel/database.ts'
import type { RunningJob } from '../jobs/jobs.service.ts'
import { createSweepFiles } from './files.jobs.ts'

let scratch: TestDatabase
let folder: string
let places: BlobPlaces
beforeAll(async () => {
  scratch = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-sweep-'))
  places = openContentFolder(folder).blobs
  await scratch.pool.query(
    `insert into account (id, login, password_hash, first_name, last_name, patronymic, status)
     values (1, 'editor@example.com', '', '', '', '', 'ACTIVE')`,
  )
})
afterAll(async () => {
  await scratch.drop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => scratch.pool.query('truncate file, asset cascade'))

const running = { checkpoint: async () => {} } as unknown as RunningJob
const sweep = () => createSweepFiles(databaseOf(scratch.pool), places).run({}, running)

const put = async (place: keyof BlobPlaces, blob: string, isOld: boolean) => {
  await (await places[place].put(Readable.from([Buffer.from('x')]))).keep(blob)
  const found = (await readdir(folder, { recursive: true })).find((path) => path.endsWith(blob))
  const old = new Date(Date.now() - 48 * 3_600_000)
  if (isOld) await utimes(join(folder, found ?? ''), old, old)
}
const names = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

test('содержимое, о котором никто не знает, убрано; известное и принимаемое сейчас — нет', async () => {
  for (const place of ['files', 'assets'] as const) {
    await put(place, `${place}-known`, true)
    await put(place, `${place}-lost`, true)
    await put(place, `${place}-coming`, false)
  }
  await scratch.pool.query(`
    insert into file (purpose, account_id, name, size, media_type, sha256, blob, attached_at)
      values ('document', 1, 'a', 1, 'application/pdf', repeat('0', 64), 'files-known', now());
    insert into asset (account_id, name, size, media_type, sha256, blob)
      values (1, 'a', 1, 'application/pdf', repeat('0', 64), 'assets-known')`)
  await sweep()
  expect(await names()).toEqual(['assets-coming', 'assets-known', 'files-coming', 'files-known'])
})

test('сетевой адрес отправителя через сутки забыт', async () => {
  await scratch.pool.query(
    `insert into file (purpose, client_id, address, name, size, created_at, expires_at)
     select 'feedback', 'f2000000-0000-4000-8000-000000000001', '203.0.113.7', 'a', 1, now() - make_interval(hours => age), now() + interval '1 hour'
       from unnest(array[1, 25]) as age`,
  )
  await sweep()
  const { rows } = await scratch.pool.query('select address from file order by created_at')
  expect(rows).toEqual([{ address: null }, { address: '203.0.113.7' }])
})
