import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { storeHeaders, storeTag } from '@isp/contract/store-urls'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { registerErrors } from '../errors.ts'
import { registerStaticFiles } from '../static-files.ts'

const storedAt = Date.UTC(2026, 10, 28, 12, 0, 0, 123)
let files: Map<string, string>
let asked: string[]
let bff: Server
let folders: string[] = []
let apps: FastifyInstance[] = []

beforeEach(async () => {
  files = new Map()
  asked = []
  bff = createServer((request, answer) => {
    const name = (request.url ?? '').slice('/store/files/'.length)
    const text = files.get(name)
    asked.push(name)
    if (text === undefined) return answer.writeHead(404).end()
    const tag = storeTag(storedAt, text.length)
    if (request.headers['if-none-match'] === tag) return answer.writeHead(304).end()
    const sha256 = createHash('sha256').update(text.replace('подмена', '')).digest('hex')
    const headers = { [storeHeaders.storedAt]: storedAt, [storeHeaders.sha256]: sha256 }
    return answer
      .writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) })
      .end(text)
  }).listen(0, '127.0.0.1')
  await once(bff, 'listening')
})
afterEach(async () => {
  vi.useRealTimers()
  for (const app of apps) await app.close()
  bff.closeAllConnections()
  bff.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders = []
  apps = []
})

const openShell = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'isp-mirror-'))
  folders.push(folder)
  const config = readConfig({
    BLOB_DIR: folder,
    RELEASE_DIR: folder,
    CONTENT_STORE: 'bff',
    BFF_ORIGIN: `http://127.0.0.1:${(bff.address() as AddressInfo).port}`,
  })
  const app = Fastify()
  apps.push(app)
  registerErrors(app)
  await registerStaticFiles(app, config, { isSound: async () => true })
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers })
  return { folder: path.join(folder, '.copies'), get }
}

test('картинку с другой машины видно, и второй раз за ней не ходят', async () => {
  files.set('images/b2b/w320/a.webp', 'картинка')
  const { get } = await openShell()
  const both = await Promise.all([get('/images/b2b/w320/a.webp'), get('/images/b2b/w320/a.webp')])
  expect(both.map(({ body }) => body)).toEqual(['картинка', 'картинка'])
  expect(both[0]?.headers['content-type']).toBe('image/webp')
  expect(asked).toHaveLength(1)
})

test('условия и части — как у файла на диске, метка у всех веб-серверов одна', async () => {
  files.set('files/documents/a.pdf', '0123456789')
  const [a, b] = [await openShell(), await openShell()]
  const { headers } = await a.get('/files/documents/a.pdf')
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  const known = await b.get('/files/documents/a.pdf', { 'if-none-match': String(headers.etag) })
  expect(known.statusCode).toBe(304)
  const part = await b.get('/files/documents/a.pdf', { range: 'bytes=2-4' })
  expect([part.statusCode, part.body]).toEqual([206, '234'])
})

test('заменённую картинку показывают через минуту, снятую — нет', async () => {
  files.set('images/promo/a.webp', 'старая')
  const { get, folder } = await openShell()
  await get('/images/promo/a.webp')
  files.set('images/promo/a.webp', 'новая картинка')
  expect((await get('/images/promo/a.webp')).body).toBe('старая')
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  expect((await get('/images/promo/a.webp')).body).toBe('новая картинка')
  files.delete('images/promo/a.webp')
  vi.setSystemTime(Date.now() + 61_000)
  expect((await get('/images/promo/a.webp')).statusCode).toBe(404)
  expect(existsSync(path.join(folder, 'images/promo/a.webp'))).toBe(false)
})

test('своя папка файлов, ещё не переехавшая в хранилище, остаётся как есть', async () => {
  const { get, folder } = await openShell()
  const original = path.join(folder, '../images/a.webp')
  mkdirSync(path.dirname(original))
  writeFileSync(original, 'единственная')
  expect((await get('/images/a.webp')).statusCode).toBe(404)
  expect(existsSync(original)).toBe(true)
})

test('без BFF показано то, что уже есть, а остальное — 503, не «нет»', async () => {
  files.set('images/a.webp', 'картинка')
  const { get } = await openShell()
  await get('/images/a.webp')
  bff.closeAllConnections()
  bff.close()
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
  expect((await get('/images/a.webp')).body).toBe('картинка')
  const other = await get('/images/b.webp')
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '5'])
})

test('диск не принимает файлов — картинка идёт мимо него', async () => {
  files.set('images/a.webp', 'картинка')
  const { get, folder } = await openShell()
  // not a folder, so that nothing can be written below it, by root neither
  rmSync(path.join(folder, 'incoming'), { recursive: true, force: true })
  mkdirSync(path.join(folder, 'images'), { recursive: true })
  writeFileSync(path.join(folder, 'incoming'), '')
  const answer = await get('/images/a.webp')
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
    200,
    'картинка',
    'image/webp',
  ])
})

test('пришедшее не тем не остаётся на диске', async () => {
  files.set('images/a.webp', 'подмена картинки')
  const { get, folder } = await openShell()
  await get('/images/a.webp').catch(() => {})
  expect(existsSync(path.join(folder, 'images/a.webp'))).toBe(false)
  expect(readdirSync(path.join(folder, 'incoming'))).toEqual([])
})

test.each([
  '/images/../private/files/a',
  '/images/%2e%2e/private/a',
  '/images/.hidden',
  '/images/a%00b',
  '/images//a',
])('%s не ведёт в чужие файлы', async (url) => {
  files.set('private/files/a', 'тайна')
  const { get } = await openShell()
  expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
  expect(asked.filter((name) => name.includes('private') || name.includes('hidden'))).toEqual([])
})

test('о том, чего нет, спрашивают редко', async () => {
  const { get } = await openShell()
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await get('/images/nothing.webp')).statusCode).toBe(404)
  }
  expect(asked).toHaveLength(1)
})
