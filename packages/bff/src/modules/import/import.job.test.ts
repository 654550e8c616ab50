import { rm } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { documentOf, folderOf, metalFolder } from '../../commerce-ml/export.fixture.ts'
import { openPublicFolder } from '../../kernel/blobs/public-files.ts'
import { databaseOf } from '../../kernel/database.ts'
import { admin, openWorker, workerOptions } from '../jobs/jobs.fixture.ts'
import { createJobs, defineJob, type JobKind, type Jobs } from '../jobs/jobs.service.ts'
import { createImport, importJob } from './import.job.ts'

let scratch: TestDatabase
let blobFolder: string
let jobs: Jobs
beforeEach(async () => {
  scratch = await createTestDatabase()
  blobFolder = await folderOf({})
})
afterEach(async () => {
  await jobs.close()
  await scratch.drop()
  await rm(blobFolder, { recursive: true })
})

const put = async (folder: string, kind?: JobKind) => {
  jobs = await openWorker(scratch, [
    kind ?? createImport({ databaseUrl: scratch.url, published: openPublicFolder(blobFolder) }),
  ])
  return jobs.enqueue(databaseOf(scratch.pool), importJob, { folder, isTrial: false })
}
const until = async (id: string, state: string) => {
  await expect.poll(async () => (await jobs.read(admin, id)).state).toBe(state)
  return jobs.read(admin, id)
}
const goods = async () => (await scratch.pool.query('select from product')).rowCount

test('негодная выгрузка: отказ с местом ошибки и без повторов, в магазине пусто', async () => {
  const folder = await folderOf({ 'a.xml': documentOf('<Документ/>') })
  const told = await until(await put(folder), 'failed')
  expect(told.error).toMatch(/Выгрузка не принята/)
  expect(told.attempt).toBe(1)
  expect(await goods()).toBe(0)
  await rm(folder, { recursive: true })
})

test('загрузка идёт заданием: видно, сколько сделано, и чем кончилось', async () => {
  const told = await until(await put(metalFolder), 'done')
  expect(told.progress?.total).toBeGreaterThan(0)
  expect(told.result?.text).toMatch(/Загружено за/)
  expect(await goods()).toBeGreaterThan(0)
})

test('отменённая посреди загрузка ничего не меняет', async () => {
  const inner = createImport({ databaseUrl: scratch.url, published: openPublicFolder(blobFolder) })
  const reached = Promise.withResolvers<void>()
  const cancelled = Promise.withResolvers<void>()
  // the real import, paused at its first checkpoint until the job is cancelled
  const kind = defineJob(importJob, (data, job) =>
    inner.run(data, {
      ...job,
      checkpoint: async (progress) => {
        reached.resolve()
        await cancelled.promise
        await job.checkpoint(progress)
      },
    }),
  )
  const id = await put(metalFolder, kind)
  await reached.promise
  await jobs.cancel(admin, id)
  cancelled.resolve()
  await jobs.close()
  expect(await jobs.read(admin, id).catch(() => null)).toBeNull()
  const { rows } = await scratch.pool.query('select state from pgboss.job where id = $1', [id])
  expect(rows).toEqual([{ state: 'cancelled' }])
  expect(await goods()).toBe(0)
})

test('процесс закрывается посреди загрузки: та же фраза в журнале, ничего не изменено, будет другая попытка', async () => {
  const holder = await scratch.pool.connect()
  await holder.query('begin; lock table price in exclusive mode')
  const logged: string[] = []
  const log = { warn: ({ err }: { err: unknown }) => logged.push(String(err)) }
  jobs = createJobs({ pool: scratch.pool, log, worker: workerOptions })
  jobs.register(createImport({ databaseUrl: scratch.url, published: openPublicFolder(blobFolder) }))
  await jobs.start()
  const wish = { folder: metalFolder, isTrial: false }
  const id = await jobs.enqueue(databaseOf(scratch.pool), importJob, wish)
  const halfway = `select from pg_stat_activity where application_name = 'isp-import' and wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await scratch.pool.query(halfway)).rowCount).toBe(1)
  await jobs.close()
  await holder.query('rollback')
  holder.release()
  await expect
    .poll(() => logged)
    .toContainEqual(expect.stringMatching(/Загрузка остановлена, в магазине ничего не изменено\.$/))
  const { rows } = await scratch.pool.query('select state from pgboss.job where id = $1', [id])
  expect(rows).toEqual([{ state: 'retry' }])
  expect(await goods()).toBe(0)
})
