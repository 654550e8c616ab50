import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import {
  previewPath,
  RELEASE_NEWS_PATH,
  type ReleaseNews,
  type ServerReport,
} from '@isp/contract/release-news'
import { singletonNames } from '@isp/federation'
import { patience } from '@isp/testing/patience'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildShellServer } from '../app.ts'
import { readConfig } from '../config.ts'
import { release, storeShell } from '../released-shell.fixture.ts'

/** A shell whose pages say which one it is; one address throws, one never ends. */
const codeOf = (mark: string, isBad: boolean) => `
  exports.sharedModules = ${JSON.stringify(Object.fromEntries(singletonNames.map((name) => [name, {}])))}
  exports.render = async ({ url }) => {
    if (${isBad} && url.pathname === '/loop/') for (;;);
    if (${isBad} && url.pathname === '/broken/') throw new Error('a page of ours is broken')
    return { kind: 'page', status: 200, html: Buffer.from('<p>shell ${mark}'), isWhole: true, sameFor: null, failures: [] }
  }`

const keyPair = () =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const own = keyPair()
const tokenOf = (preview: object, privateKey = own.privateKey) => {
  const content = Buffer.from(JSON.stringify(preview))
  const signature = sign(null, content, privateKey)
  return `${content.toString('base64url')}.${signature.toString('base64url')}`
}
const later = () => Math.floor(Date.now() / 1000) + 3600

let folder: string
let app: FastifyInstance
let versions: { stable: string; candidate: string }
let news: ReleaseNews
const reports: ServerReport[] = []

/** A BFF that tells what a test has set, and keeps what it is told. */
const bff = createServer(async (request, reply) => {
  const body = await text(request)
  if (request.url !== RELEASE_NEWS_PATH) return reply.writeHead(200).end('{}')
  reports.push(JSON.parse(body) as ServerReport)
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(news))
})

const quiet = (): ReleaseNews => ({
  running: [],
  ended: [],
  keys: { preview: own.publicKey, views: 'a secret of the web servers' },
})
/** Waits until the web server has heard what the BFF tells now, which is with the second report from here. */
const heard = async (told: Partial<ReleaseNews>) => {
  news = { ...quiet(), ...told }
  const { length } = reports
  await expect.poll(() => reports.length, { timeout: patience.test }).toBeGreaterThan(length + 1)
}
const canary = (percent: number) => ({
  running: [{ id: 7, name: 'shell', version: versions.candidate, percent }],
})
const countsOf = (isCandidate: boolean) =>
  reports
    .flatMap(({ counts }) => counts)
    .filter((one) => one.canaryId === 7 && one.isCandidate === isCandidate)
    .reduce(
      (sum, { views, server }) => ({ views: sum.views + views, server: sum.server + server }),
      {
        views: 0,
        server: 0,
      },
    )

beforeAll(async () => {
  news = quiet()
  bff.listen(0, '127.0.0.1')
  await once(bff, 'listening')
  folder = mkdtempSync(path.join(tmpdir(), 'isp-delivery-'))
  versions = {
    stable: await release(folder, codeOf('stable', false)),
    candidate: await storeShell(folder, codeOf('candidate', true)),
  }
  app = await buildShellServer(
    readConfig({
      BFF_ORIGIN: `http://127.0.0.1:${(bff.address() as AddressInfo).port}`,
      ...{ RELEASE_DIR: folder, BLOB_DIR: folder, LOG_LEVEL: 'silent', TELEMETRY_SHARE: '0' },
      ...{ SHOP_ORIGIN: 'http://shop.test', RATE_LIMIT: '0', LIMITS_FACTOR: '10' },
      TRUST_PROXY: 'loopback',
    }),
  )
})
afterAll(async () => {
  await app.close()
  bff.closeAllConnections()
  bff.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  reports.length = 0
})

let people = 0
const somebody = () => `isp_clientId=visitor-${String(++people).padStart(6, '0')}`
const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })
const shellOf = ({ body }: { body: string }) => /shell (\w+)/.exec(body)?.[1]
const cookieOf = (header: unknown, name: string) =>
  [header].flat().find((one) => String(one).startsWith(`${name}=`)) as string | undefined

test('предпросмотр: по ссылке виден выпуск, которого никто не видит; закрыт от поисковиков; выход возвращает', async () => {
  await heard({})
  const releases = { shell: versions.candidate }
  const link = await get(previewPath(tokenOf({ releases, until: later() })))
  const cookie = cookieOf(link.headers['set-cookie'], 'isp_preview')
  expect([link.statusCode, link.headers.location]).toEqual([303, '/'])
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  const page = await get('/', cookie?.split(';', 1)[0])
  expect(shellOf(page)).toBe('candidate')
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  })
  expect(page.body).toMatch(/aria-label="Предпросмотр".*<b>shell<\/b>.*href="\/preview\/leave\/"/)
  expect(shellOf(await get('/'))).toBe('stable')
  const left = await get('/preview/leave/', cookie?.split(';', 1)[0])
  expect(cookieOf(left.headers['set-cookie'], 'isp_preview')).toContain('Max-Age=0')
})

test('подделанная, просроченная и чужая ссылка не открывает ничего, такая же cookie — тоже', async () => {
  await heard({})
  const preview = { releases: { shell: versions.candidate }, until: later() }
  const [content, signature] = tokenOf(preview).split('.')
  const forged = Buffer.from(JSON.stringify({ ...preview, until: later() * 2 })).toString(
    'base64url',
  )
  for (const token of [
    `${forged}.${signature}`,
    `${content}.`,
    `${content}.${signature}.x`,
    tokenOf({ ...preview, until: Math.floor(Date.now() / 1000) - 1 }),
    tokenOf(preview, keyPair().privateKey),
    tokenOf({ releases: { '../shell': versions.candidate }, until: later() }),
    'x'.repeat(5000),
  ]) {
    const answer = await get(previewPath(token))
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    expect(shellOf(await get('/', `isp_preview=${token}`))).toBe('stable')
  }
})

test('предпросмотр выпуска, которого не показать, говорит об этом и показывает то же, что всем', async () => {
  await heard({})
  const token = tokenOf({ releases: { catalog: '0123456789abcdef' }, until: later() })
  const page = await get('/', `isp_preview=${token}`)
  expect(shellOf(page)).toBe('stable')
  expect(page.body).toContain('Выпуск catalog не показать')
})

test('проверка на всех: выпуск у каждого со своим номером, без номера — действующий; страницы хранятся порознь', async () => {
  await heard(canary(100))
  expect(shellOf(await get('/'))).toBe('stable')
  const [first, second] = [await get('/', somebody()), await get('/', somebody())]
  expect([shellOf(first), shellOf(second), shellOf(await get('/'))]).toEqual([
    'candidate',
    'candidate',
    'stable',
  ])
  expect((await get('/remotes.json', somebody())).json().shell.version).toBe(versions.candidate)
  expect((await get('/remotes.json')).json().shell.version).toBe(versions.stable)
  await heard(canary(0))
  expect(shellOf(await get('/', somebody()))).toBe('stable')
})

test('сбой на сервере — сбой показа, и о нём рассказано сразу, а посетитель видит действующий', async () => {
  await heard(canary(100))
  const visitor = somebody()
  for (let seen = 0; seen < 5; seen += 1) await get('/', visitor)
  const lost = await get('/broken/', visitor)
  expect([lost.statusCode, shellOf(lost)]).toEqual([200, 'stable'])
  await expect
    .poll(() => countsOf(true), { timeout: patience.test })
    .toEqual({ views: 1, server: 1 })
})

test('отозванный выпуск больше не виден никому; открытая страница узнаёт, что её выпуски уже не те', async () => {
  await heard(canary(100))
  const visitor = somebody()
  const page = await get('/', visitor)
  const key = /data-edition="(\w+)"/.exec(page.body)?.[1]
  const ask = async () => (await get(`/edition/?key=${key}`, visitor)).statusCode
  expect(await ask()).toBe(204)
  const reason = 'падает'
  await heard({
    ...canary(100),
    ended: [{ name: 'shell', version: versions.candidate, state: 'withdrawn', reason }],
  })
  await expect.poll(ask, { timeout: patience.test }).toBe(205)
  expect(shellOf(await get('/', visitor))).toBe('stable')
  expect(reports.at(-1)?.served).toMatchObject([{ name: 'shell', version: versions.stable }])
})
