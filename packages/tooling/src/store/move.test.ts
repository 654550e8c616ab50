import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ContentStore, openContentStore } from '@isp/bff/content-store'
import { markSetAside } from '@isp/federation/server'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { openS3Double, type S3Double } from '@isp/testing/s3-double'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeRemote } from '../releases/builds.fixture.ts'
import { publishRelease } from '../releases/publish-release.ts'
import { rollback } from '../releases/rollback.ts'
import { changeStore } from '../releases/with-releases.ts'
import { moveFiles } from './move-files.ts'
import { moveReleases } from './move-releases.ts'

let folder: string
let database: TestDatabase
let s3: S3Double
let store: ContentStore
const at = (...parts: string[]) => path.join(folder, ...parts)

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-move-'))
  database = await createTestDatabase()
  s3 = await openS3Double()
  const opened = openContentStore({ CONTENT_STORE: s3.url, DATABASE_URL: database.url })
  if (!opened) throw new Error('no store')
  store = opened
})
afterEach(async () => {
  await store.close()
  await s3.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const put = (name: string, content = name) => {
  mkdirSync(path.dirname(at('blobs', name)), { recursive: true })
  writeFileSync(at('blobs', name), content)
}
const move = () => moveFiles(at('blobs'), store.storage.files, () => {})
const moveAll = () => moveReleases(at('releases'), store, () => {})
const publish = async (text: string) => {
  const buildDir = await writeRemote(at(`dist ${text}`), text)
  const input = { storeDir: at('releases'), name: 'catalog', buildDir }
  return (await publishRelease(input)).version
}
const read = async (name: string) => {
  const found = await store.storage.files.open(name)
  return found && Buffer.concat(await found.content.toArray()).toString()
}

test('всё, что видно и хранится, переезжает под своими именами; недописанное и папка остаются', async () => {
  const kept = [
    'images/b2b/w320/a.webp',
    'files/assets/ab/ab-1.pdf',
    'private/files/cd/cd-2',
    'private/feeds/ef/ef-3',
  ]
  for (const name of kept) put(name)
  for (const name of ['private/incoming/x.part', 'images/b2b/w320/b.webp.1.tmp', 'другое.txt'])
    put(name)
  expect(await move()).toMatchObject({ moved: 4, known: 0 })
  for (const name of kept) expect(await read(name)).toBe(name)
  expect(await store.storage.files.find('private/incoming/x.part')).toBeUndefined()
  expect(readdirSync(at('blobs'), { recursive: true })).toContain('другое.txt')
  const { files } = store.storage.content(at('here')).blobs
  expect(
    Buffer.concat((await (await files.open('cd-2'))?.content.toArray()) ?? []).toString(),
  ).toBe('private/files/cd/cd-2')
})

test('оборванный переезд продолжается с того места, изменённое копируется заново', async () => {
  for (let n = 0; n < 20; n += 1) put(`images/${n}.webp`)
  s3.faults.refusesWrites = 507
  await expect(move()).rejects.toMatchObject({ code: 'STORAGE_FULL' })
  s3.faults.refusesWrites = null
  put('files/a.pdf')
  expect(await move()).toMatchObject({ moved: 21 })
  put('images/3.webp', 'другая')
  s3.asked.length = 0
  expect(await move()).toMatchObject({ moved: 1, known: 20 })
  expect(s3.asked).toEqual([expect.stringContaining('PUT content/')])
  expect(await read('images/3.webp')).toBe('другая')
})

test('выпуски переезжают с историей, отметками и выбором, и ими можно править дальше', async () => {
  const [first, second] = [await publish('один'), await publish('два')]
  await rollback({ storeDir: at('releases'), name: 'catalog' })
  await markSetAside(at('releases'), 'catalog', second, 'loops')
  expect(await moveAll()).toMatchObject({ moved: 2, known: 0, unsound: [], chosen: [] })
  expect((await store.ledger.read()).names.catalog).toMatchObject({
    current: {
      version: first,
      releases: [{ version: second, isRejected: true }, { version: first }],
    },
    setAside: [{ version: second, reason: 'loops' }],
  })
  expect(await moveAll()).toMatchObject({ moved: 0, known: 2 })
  const work = (pulled: {
    storeDir: string
    bring: (name: string, version: string) => Promise<void>
  }) => rollback({ ...pulled, name: 'catalog', version: second })
  expect(await changeStore(store, 'rollback', work, { storeDir: at('copy') })).toBe(second)
})

test('выбор, сделанный в хранилище, переезд не отменяет; повреждённый выпуск не переезжает', async () => {
  const first = await publish('один')
  await moveAll()
  const second = await publish('два')
  writeFileSync(at('releases', 'catalog', second, 'web/routes.js'), 'spoilt')
  expect(await moveAll()).toMatchObject({
    moved: 0,
    unsound: [`catalog ${second}`],
    chosen: ['catalog'],
  })
  expect((await store.ledger.read()).names.catalog?.current?.version).toBe(first)
})
