import { gzipSync } from 'node:zlib'
import { storeHeaders, storeUrls } from '@isp/contract/store-urls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../../composition/app.ts'
import type { PublicFiles } from '../../kernel/blobs/public-files.ts'
import { openStorageShop } from './storage.fixture.ts'

let shop: Awaited<ReturnType<typeof openStorageShop>>
let app: Awaited<ReturnType<typeof buildApp>>
let published: PublicFiles
let write: (path: string, text: string) => Promise<void>
beforeAll(async () => {
  shop = await openStorageShop()
  const storage = shop.open()
  const { pool } = shop.database
  app = await buildApp({ pool, catalogIndex: { current: () => null }, storage, rateLimit: 2 })
  published = storage.content(shop.folder).published
  write = (path, text) => published.write(path, Buffer.from(text))
})
afterAll(async () => {
  await app.close()
  await shop.close()
})
beforeEach(() => {
  shop.s3.faults.busy = 0
})

test('веб-серверу отдано то, что видно всем, с меткой и хешем, и без предела запросов', async () => {
  await write('images/promo/a b.webp', 'картинка')
  for (let turn = 0; turn < 5; turn += 1) {
    const { statusCode, body, headers } = await app.inject(storeUrls.file('images/promo/a b.webp'))
    expect([statusCode, body]).toEqual([200, 'картинка'])
    expect(headers[storeHeaders.sha256]).toMatch(/^[\da-f]{64}$/)
    const known = await app.inject({
      url: storeUrls.file('images/promo/a b.webp'),
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  }
})

test('упакованное отдано как есть, а не как упакованное в дорогу', async () => {
  const packed = gzipSync('x'.repeat(10_000))
  await published.write('files/documents/a.gz', packed)
  const { rawPayload, headers } = await app.inject({
    url: storeUrls.file('files/documents/a.gz'),
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(headers['content-encoding']).toBeUndefined()
  expect(rawPayload.equals(packed)).toBe(true)
})

test.each([
  'private/files/ab/ab-1',
  'images/../private/files/ab/ab-1',
  'releases/shell/0123456789abcdef/node/render.cjs',
  '/private/files/ab/ab-1',
  'images/none.webp',
])('личного и чужого по пути не узнать: %s', async (path) => {
  await write('private/files/ab/ab-1', 'паспорт')
  const { statusCode, body } = await app.inject(`/store/files/${path}`)
  expect(statusCode).toBe(404)
  expect(body).not.toContain('паспорт')
})

test('хранилище молчит — 503 с понятным кодом', async () => {
  await write('images/b.webp', 'картинка')
  shop.s3.faults.busy = 10
  const answer = await app.inject(storeUrls.file('images/b.webp'))
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
})

test('где у серверов магазина есть ключ, без него с другой машины ничего не узнать', async () => {
  const { pool } = shop.database
  const serverKey = 'k'.repeat(32)
  const keyed = await buildApp({
    pool,
    catalogIndex: { current: () => null },
    storage: shop.open(),
    serverKey,
  })
  await write('images/c.webp', 'картинка')
  const from = (headers: Record<string, string>) =>
    keyed.inject({ url: storeUrls.file('images/c.webp'), remoteAddress: '10.0.0.9', headers })
  expect((await from({})).statusCode).toBe(404)
  expect((await from({ 'x-isp-server-key': 'x'.repeat(32) })).statusCode).toBe(404)
  expect((await from({ 'x-isp-server-key': serverKey })).statusCode).toBe(200)
  await keyed.close()
})

test('без хранилища этих адресов нет', async () => {
  const { pool } = shop.database
  const plain = await buildApp({ pool, catalogIndex: { current: () => null } })
  for (const url of [storeUrls.file('images/b.webp'), storeUrls.releases(-1)]) {
    expect((await plain.inject(url)).statusCode).toBe(404)
  }
  await plain.close()
})
