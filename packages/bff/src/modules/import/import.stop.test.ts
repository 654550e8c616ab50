import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { metalFolder } from '../../commerce-ml/export.fixture.ts'
import { type Imports, openImports } from './import.fixture.ts'
import { importMessages } from './import.messages.ts'

const command = fileURLToPath(new URL('../../commands/import.ts', import.meta.url))

let shop: Imports
beforeEach(async () => {
  shop = await openImports()
})
afterEach(() => shop.close())

const stopped = 'Загрузка остановлена, в магазине ничего не изменено.'
const waiting = () =>
  expect
    .poll(async () =>
      shop.rows(
        `select from pg_stat_activity where application_name = 'isp-import' and wait_event_type = 'Lock' and datname = current_database()`,
      ),
    )
    .toHaveLength(1)
/** Holds a lock that the import needs halfway, or before it begins. */
const hold = async (
  what: 'lock table price in exclusive mode' | 'select pg_advisory_xact_lock(7402001)',
) => {
  const holder = await shop.database.pool.connect()
  await holder.query(`begin; ${what}`)
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s посреди загрузки: одна фраза, в магазине ничего не изменено',
  async (signal) => {
    const release = await hold('lock table price in exclusive mode')
    const child = spawn(process.execPath, [command, metalFolder], {
      env: { ...process.env, DATABASE_URL: shop.database.url, BLOB_DIR: await shop.put({}) },
    })
    const said = text(child.stderr)
    const ended = once(child, 'exit')
    await waiting()
    child.kill(signal)
    expect(await ended).toEqual([1, null])
    expect((await said).trim()).toBe(stopped)
    await release()
    expect(await shop.shown()).toEqual([])
  },
)

test('остановка, пока файлы ещё проверяются, и пока ждут другой загрузки: та же фраза', async () => {
  const early = AbortSignal.abort()
  await expect(shop.importFolder(metalFolder, { signal: early })).rejects.toThrow(stopped)
  const release = await hold('select pg_advisory_xact_lock(7402001)')
  const stop = new AbortController()
  const refused = expect(shop.importFolder(metalFolder, { signal: stop.signal })).rejects.toThrow(
    stopped,
  )
  await waiting()
  stop.abort()
  await refused
  await release()
  expect(await shop.shown()).toEqual([])
})

test('остановка между двумя порциями строк: та же фраза, и ничего не падает следом', async () => {
  const stop = new AbortController()
  const connections = () =>
    shop.rows(
      `select from pg_stat_activity where application_name = 'isp-import' and datname = current_database()`,
    )
  const checkpoint = async ({ note }: { note?: string }) => {
    if (note !== importMessages.rowsStep) return
    stop.abort()
    await expect.poll(connections).toHaveLength(0)
  }
  await expect(shop.importFolder(metalFolder, { signal: stop.signal, checkpoint })).rejects.toThrow(
    stopped,
  )
  expect(await shop.shown()).toEqual([])
})

test('вторая загрузка говорит, что ждёт первую, и идёт, когда та кончилась', async () => {
  const release = await hold('select pg_advisory_xact_lock(7402001)')
  const loaded = shop.importFolder(metalFolder)
  await expect.poll(shop.report).toMatch(/Другая загрузка идёт, ждём/)
  await release()
  await loaded
  expect(await shop.shown()).toHaveLength(6)
  expect(await shop.importFolder(metalFolder)).toMatchObject({ changed: 0 })
  expect(shop.report()).not.toMatch(/Другая загрузка/)
})

test('остановка после того, как всё записано, ничего не отнимает и не называется остановкой', async () => {
  const stop = new AbortController()
  await shop.importFolder(metalFolder, { signal: stop.signal })
  stop.abort()
  expect(await shop.shown()).toHaveLength(6)
})

test('архив рядом с файлами XML назван в отчёте как непрочитанный', async () => {
  const folder = await shop.put({
    'import.xml':
      '<?xml version="1.0"?><КоммерческаяИнформация><Классификатор><Ид>1</Ид></Классификатор></КоммерческаяИнформация>',
    'webdata/v8_1234.zip': 'PK',
  })
  await shop.importFolder(folder)
  expect(shop.report()).toMatch(/архив .* не прочитан.* — 1: webdata\/v8_1234\.zip/)
})
