import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ContentStore, openContentStore } from '@isp/bff/content-store'
import type { ReleasesOfName } from '@isp/contract/releases-in-store'
import { markSetAside } from '@isp/federation/server'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { openS3Double, type S3Double } from '@isp/testing/s3-double'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeRemote } from './builds.fixture.ts'
import { listStore } from './list-store.ts'
import { publishRelease } from './publish-release.ts'
import { retire, rollback } from './rollback.ts'
import { changeStore } from './with-releases.ts'

let folder: string
let database: TestDatabase
let s3: S3Double
let opened: ContentStore[]
const said: string[] = []

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-store-'))
  database = await createTestDatabase()
  s3 = await openS3Double()
  opened = []
  said.length = 0
})
afterEach(async () => {
  for (const store of opened) await store.close()
  await s3.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

type Work = Parameters<typeof changeStore>[2]

/** A machine from which releases are made, with a folder of its own. */
const openMachine = (name: string) => {
  const store = openContentStore({ CONTENT_STORE: s3.url, DATABASE_URL: database.url })
  if (!store) throw new Error('no store')
  opened.push(store)
  const change = <T>(
    act: Parameters<typeof changeStore>[1],
    work: (at: Parameters<Work>[0]) => Promise<T>,
  ) =>
    changeStore(store, act, work, {
      storeDir: path.join(folder, name),
      print: (line) => said.push(line),
    })
  return {
    store,
    change,
    publish: async (text: string, options: Partial<Parameters<typeof publishRelease>[0]> = {}) => {
      const buildDir = await writeRemote(path.join(folder, `dist ${text}`), text)
      const input = { name: 'catalog', buildDir, ...options }
      return (await change('release', (at) => publishRelease({ ...at, ...input }))).version
    },
    rollback: (version?: string) =>
      change('rollback', (at) => rollback({ ...at, name: 'catalog', version })),
  }
}
const read = async (): Promise<ReleasesOfName | undefined> =>
  (await openMachine('reader').store.ledger.read()).names.catalog
const rows = async (sql: string) => (await database.pool.query(sql)).rows

test('выпущенное с одной машины видно с другой, и записано, кто когда что сделал', async () => {
  const [a, b] = [openMachine('a'), openMachine('b')]
  const first = await a.publish('один')
  const second = await b.publish('два')
  expect((await read())?.current?.version).toBe(second)
  expect(await b.rollback()).toBe(first)
  expect(await read()).toMatchObject({
    current: {
      version: first,
      releases: [
        { version: second, isRejected: true },
        { version: first, isRejected: false },
      ],
    },
  })
  expect(await rows('select act, version, previous from release_act order by id')).toEqual([
    { act: 'release', version: first, previous: null },
    { act: 'release', version: second, previous: first },
    { act: 'rollback', version: first, previous: second },
  ])
  const [{ actor, commit }] = await rows('select actor, commit from release_act limit 1')
  expect([actor, commit]).toEqual([
    expect.stringMatching(/^.+@.+$/),
    expect.stringMatching(/^[\da-f]{40}$/),
  ])
})

test('список — из хранилища, без папки', async () => {
  const version = await openMachine('a').publish('один')
  expect(await listStore(openMachine('b').store)).toEqual([
    {
      name: 'catalog',
      releases: [
        expect.objectContaining({ version, isServed: true, contract: expect.any(Number) }),
      ],
    },
  ])
})

test('вернуться можно с машины, где выпусков ещё не было', async () => {
  const first = await openMachine('a').publish('один')
  for (const text of ['два', 'три']) await openMachine('a').publish(text)
  expect(await openMachine('new').rollback(first)).toBe(first)
  expect((await read())?.current?.version).toBe(first)
})

test('после возврата известная сборка не открывается сама и с новой машины', async () => {
  await openMachine('a').publish('один')
  const second = await openMachine('a').publish('два')
  const first = await openMachine('a').rollback()
  expect(await openMachine('new').publish('два')).toBe(second)
  expect((await read())?.current?.version).toBe(first)
})

test('отвергнутый выпуск не оставляет в хранилище ничего', async () => {
  const first = await openMachine('a').publish('один')
  const before = new Map(s3.objects)
  const budget = { page: 0, all: 0, staff: 0, reader: 0 }
  await expect(openMachine('a').publish('плохая', { budget })).rejects.toThrow('тяжелее')
  expect((await read())?.versions.map(({ version }) => version)).toEqual([first])
  expect(s3.objects).toEqual(before)
})

test('хранилище отказало посреди выпуска: действует прежний, повторная команда заканчивает', async () => {
  const machine = openMachine('a')
  const first = await machine.publish('один')
  s3.faults.refusesWrites = 507
  await expect(machine.publish('два')).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  expect(await read()).toMatchObject({
    current: { version: first },
    versions: [{ version: first }],
  })
  s3.faults.refusesWrites = null
  const second = await machine.publish('два')
  expect((await read())?.current?.version).toBe(second)
})

test('две команды сразу с двух машин: вторая ждёт, говорит об этом и видит сделанное первой', async () => {
  const [a, b] = [openMachine('a'), openMachine('b')]
  await a.publish('один')
  let second: Promise<string> | undefined
  await a.change('release', async (at) => {
    second = b.publish('два')
    await expect.poll(() => said).toEqual([expect.stringContaining('жду её')])
    const buildDir = await writeRemote(path.join(folder, 'dist три'), 'три')
    await publishRelease({ ...at, name: 'catalog', buildDir })
  })
  const version = await second
  const found = await read()
  expect(found?.current?.version).toBe(version)
  expect(found?.current?.releases).toHaveLength(3)
})

test('команда, чьё соединение оборвалось, не держит замка и ничего не меняет', async () => {
  const machine = openMachine('a')
  const first = await machine.publish('один')
  const broken = machine.change('release', async (at) => {
    const buildDir = await writeRemote(path.join(folder, 'dist два'), 'два')
    await publishRelease({ ...at, name: 'catalog', buildDir })
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'isp-releases' and state = 'idle in transaction'
          and datname = current_database()`,
    )
  })
  await expect(broken).rejects.toThrow()
  expect((await read())?.current?.version).toBe(first)
  const second = await openMachine('b').publish('два')
  expect((await read())?.current?.version).toBe(second)
})

test('старые выпуски уходят из хранилища, действующий и тот, к которому вернутся, — нет', async () => {
  const machine = openMachine('a')
  const texts = ['один', 'два', 'три', 'четыре']
  const versions: string[] = []
  for (const text of texts) versions.push(await machine.publish(text))
  await database.pool.query(`update release_pointer set history = (
    select jsonb_agg(jsonb_set(jsonb_set(one, '{releasedAt}', '"2026-01-01T00:00:00.000Z"'),
      '{leftAt}', case when one->>'leftAt' is null then 'null' else '"2026-01-02T00:00:00.000Z"' end::jsonb))
      from jsonb_array_elements(history) as one)`)
  await machine.publish('пять', { retention: { count: 2, days: 7 } })
  const found = await read()
  // the newest two, and the one that has just left
  expect(found?.versions).toHaveLength(2)
  expect(found?.versions.map(({ version }) => version)).toContain(versions[3])
  const paths = await rows(
    `select distinct split_part(path, '/', 3) as version from stored_content`,
  )
  expect(paths.map(({ version }) => version).sort()).toEqual(
    found?.versions.map(({ version }) => version).sort(),
  )
})

test('снятое приложение не действует, его выпуски остаются', async () => {
  const version = await openMachine('a').publish('один')
  await openMachine('a').change('retire', ({ storeDir }) => retire(storeDir, 'catalog'))
  expect(await read()).toMatchObject({ current: null, versions: [{ version }] })
  expect(await openMachine('b').rollback(version)).toBe(version)
})

test('отставленный выпуск, выбранный снова, получает ещё одну попытку на всех машинах', async () => {
  const version = await openMachine('a').publish('один')
  await database.pool.query(
    `insert into release_set_aside (name, version, reason) values ('catalog', $1, 'loops')`,
    [version],
  )
  await markSetAside(path.join(folder, 'a'), 'catalog', version, 'loops', { isShared: true })
  await openMachine('a').publish('один', { isChosen: true })
  expect((await read())?.setAside).toEqual([])
})
