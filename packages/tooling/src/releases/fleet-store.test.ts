import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { urlToHttpOptions } from 'node:url'
import { type ContentStore, openContentStore } from '@isp/bff/content-store'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { openS3Double, type S3Double } from '@isp/testing/s3-double'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRemote, writeShell } from './builds.fixture.ts'
import { type FleetProcess, openBff, openShell } from './fleet.fixture.ts'
import { publishRelease } from './publish-release.ts'
import { rollback } from './rollback.ts'
import { changeStore } from './with-releases.ts'

let folder: string
let database: TestDatabase
let s3: S3Double
let store: ContentStore
let bffs: FleetProcess[]
let shells: FleetProcess[]
const at = (name: string) => path.join(folder, name)

const publish = async (
  name: 'shell' | 'catalog',
  mark: string,
  meta: object = {},
): Promise<string> => {
  const dist = at(`dist ${name} ${mark}`)
  const buildDir = await (name === 'shell' ? writeShell(dist, mark) : writeRemote(dist, mark, meta))
  const work = ({ storeDir }: { storeDir: string }) => publishRelease({ storeDir, name, buildDir })
  return (await changeStore(store, 'release', work, { storeDir: at('copy') })).version
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-fleet-'))
  database = await createTestDatabase()
  s3 = await openS3Double()
  const opened = openContentStore({ CONTENT_STORE: s3.url, DATABASE_URL: database.url })
  if (!opened) throw new Error('no store')
  store = opened
  await publish('shell', 'один')
  await publish('catalog', 'один')
  bffs = await Promise.all([1, 2].map((n) => openBff(at(`bff${n}`), database.url, s3.url)))
  await Promise.all(bffs.map((bff) => bff.start()))
  shells = await Promise.all(bffs.map((bff, place) => openShell(at(`shell${place}`), bff.origin)))
  await Promise.all(shells.map((shell) => shell.start()))
})
afterAll(async () => {
  for (const one of [...(shells ?? []), ...(bffs ?? [])]) await one.kill()
  await store.close()
  await s3.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (one: FleetProcess | undefined, url: string) => fetch(`${one?.origin}${url}`)
const versionAt = async (one: FleetProcess | undefined): Promise<string | undefined> => {
  const answer = await ask(one, '/remotes.json')
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] }
  return remotes.find(({ name }) => name === 'catalog')?.version
}

test('файл, отправленный одному BFF, отдаёт другой', async () => {
  const client = { 'x-client-id': 'f2000000-0000-4000-8000-000000000001' }
  const bytes = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
  const reserved = await fetch(`${bffs[0]?.origin}/bff/api/files/reserve`, {
    method: 'POST',
    headers: { ...client, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'a.pdf', size: bytes.length, purpose: 'feedback' }),
  })
  const { id } = (await reserved.json()) as { id: string }
  const form = new FormData()
  form.set('file', new Blob([bytes]), 'a.pdf')
  const call = (bff: FleetProcess | undefined, name: string, init: RequestInit = {}) =>
    fetch(`${bff?.origin}/bff/api/files/${name}/${id}`, { headers: client, ...init })
  const sent = await call(bffs[0], 'upload', { method: 'POST', body: form })
  expect(sent.status).toBe(200)
  const given = await call(bffs[1], 'download')
  expect(Buffer.from(await given.arrayBuffer())).toEqual(bytes)
})

test('картинка магазина видна у каждого веб-сервера', async () => {
  await store.storage
    .content(at('any'))
    .published.write('images/promo/a.webp', Buffer.from('картинка'))
  for (const shell of shells) {
    const answer = await ask(shell, '/images/promo/a.webp')
    expect([answer.status, await answer.text()]).toEqual([200, 'картинка'])
  }
})

/** As it is written: `fetch` takes the dots away. */
const askRaw = async (one: FleetProcess | undefined, url: string): Promise<string> => {
  const request = get({ ...urlToHttpOptions(new URL(one?.origin ?? '')), path: url })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return text(answer)
}

test.each([
  '/store/releases?since=-1',
  '/bff/../store/releases?since=-1',
  '/bff/%2e%2e/store/releases?since=-1',
  '/bff/..%2fstore/releases?since=-1',
  '/bff//store/releases?since=-1',
  '//store/releases?since=-1',
  '/files/../store/releases?since=-1',
])('посетителю BFF не рассказывает о хранилище: %s', async (url) => {
  expect(await askRaw(bffs[0], '/store/releases?since=-1')).toContain('"revision"')
  expect(await askRaw(shells[0], url)).not.toContain('"revision"')
})

test('ключа хранилища нет в журналах', () => {
  for (const one of [...shells, ...bffs]) expect(one.log()).not.toMatch(/SECRET|KEY:/)
})

test('новый выпуск видят оба, и файлы страницы одного есть у другого в самый миг', async () => {
  const version = await publish('catalog', 'два')
  const entry = `/remotes/catalog/${version}/web/remoteEntry.js`
  // at once, before either has looked
  const answers = await Promise.all(shells.map((shell) => ask(shell, entry)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  for (const shell of shells) await expect.poll(() => versionAt(shell)).toBe(version)
  await changeStore(store, 'rollback', (work) => rollback({ ...work, name: 'catalog' }), {
    storeDir: at('copy'),
  })
  for (const shell of shells) await expect.poll(() => versionAt(shell)).not.toBe(version)
  expect((await ask(shells[1], entry)).status).toBe(200)
})

test('выпуска, которого не было, нет, и о нём не спрашивают хранилище', async () => {
  s3.asked.length = 0
  const { status } = await ask(shells[0], '/remotes/catalog/0123456789abcdef/web/remoteEntry.js')
  expect([status, s3.asked]).toEqual([404, []])
})

test('диск веб-сервера не принимает выпуск: у него действует прежний, и он говорит об этом', async () => {
  const [full, sound] = shells
  const before = await versionAt(full)
  // what is no folder takes no files, whoever asks
  const releases = path.join(full?.folder ?? '', 'releases/.copies')
  const isKept = path.join(releases, 'catalog')
  const aside = path.join(releases, '..', 'catalog')
  renameSync(isKept, aside)
  writeFileSync(isKept, '')
  const version = await publish('catalog', 'три')
  await expect.poll(() => versionAt(sound)).toBe(version)
  await expect
    .poll(async () => (await ask(full, '/health')).json())
    .toMatchObject({ behind: [{ name: 'catalog', version }] })
  expect(full?.log()).toContain('release not fetched')
  expect(await versionAt(full)).toBe(before)
  rmSync(isKept)
  renameSync(aside, isKept)
  await expect.poll(() => versionAt(full)).toBe(version)
})

test('без BFF веб-сервер начинает с последнего выбора, со своего диска', async () => {
  const [shell] = shells
  const version = await versionAt(shell)
  await shell?.kill()
  await bffs[0]?.kill()
  await shell?.start()
  expect(await versionAt(shell)).toBe(version)
  expect((await ask(shell, `/remotes/catalog/${version}/web/remoteEntry.js`)).status).toBe(200)
  await bffs[0]?.start()
  const next = await publish('catalog', 'четыре')
  await expect.poll(() => versionAt(shell)).toBe(next)
})

test('выпуск зовёт то, чего в BFF нет: веб-сервер его не берёт, а такой BFF не открывается, пока ему не велят', async () => {
  // its BFF has answered it since its start
  const [, shell] = shells
  const version = await publish('catalog', 'пять', {
    uses: { names: {}, operations: ['GET /api/later'] },
  })
  await expect
    .poll(async () => (await ask(shell, '/health')).json())
    .toMatchObject({ remotes: [{ refused: { code: 'operation-unserved', version } }] })
  expect(await versionAt(shell)).not.toBe(version)
  const [, bff] = bffs
  await bff?.kill()
  await expect(bff?.start()).rejects.toThrow(
    `«catalog» (выпуск ${version}) вызывает GET /api/later`,
  )
  await bff?.start({ LOST_CALLS: 'allow' })
  expect(bff?.log()).toContain('release calls operations that are not served')
  await changeStore(store, 'rollback', (work) => rollback({ ...work, name: 'catalog' }), {
    storeDir: at('copy'),
  })
  await bff?.kill()
  await bff?.start()
})

test('с хранилищем другого магазина BFF не начинает и говорит, что исправить', async () => {
  const foreign = await createTestDatabase()
  mkdirSync(at('foreign'))
  const bff = await openBff(at('foreign'), foreign.url, s3.url)
  await expect(bff.start()).rejects.toThrow('файлы другого магазина')
  await foreign.drop()
})
