import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { registerErrors } from './errors.ts'
import { registerStaticFiles } from './static-files.ts'

const V = '0123456789abcdef'
const SPOILT = 'fedcba9876543210'

let folder = ''
let app: FastifyInstance
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-files-'))
  const files = [
    `shell/${V}/web/main.js`,
    `shell/${V}/web/fonts/a.woff2`,
    `shell/${V}/node/render.cjs`,
    `shell/${V}/boot/boot.js`,
    `shell/${V}/release-meta.json`,
    `shell/${SPOILT}/web/main.js`,
    `catalog/${V}/web/remoteEntry.js`,
    `catalog/${V}/node/server.cjs`,
    'images/1.webp',
    'images/index.html',
    'files/1.pdf',
    'files/1.html',
    'files/1.svg',
  ]
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), file)
  }
  app = Fastify()
  const config = readConfig({ RELEASE_DIR: folder, BLOB_DIR: folder })
  registerErrors(app)
  await registerStaticFiles(app, config, { isSound: async (_name, version) => version === V })
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const get = (url: string) => app.inject({ method: 'GET', url })

test.each([
  `/static/${V}/web/main.js`,
  `/static/${V}/web/fonts/a.woff2`,
  `/remotes/catalog/${V}/web/remoteEntry.js`,
])('%s отдаётся навсегда: в адресе версия', async (url) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  ['серверная часть оболочки', `/static/${V}/node/render.cjs`],
  ['стартовый скрипт', `/static/${V}/boot/boot.js`],
  ['описание выпуска', `/static/${V}/release-meta.json`],
  ['серверная часть приложения', `/remotes/catalog/${V}/node/server.cjs`],
  ['оболочка под чужим адресом', `/remotes/shell/${V}/web/main.js`],
  ['путь наружу', `/static/${V}/web/../node/render.cjs`],
  ['путь наружу, закодированный', `/static/${V}/web/%2e%2e/node/render.cjs`],
  ['испорченный выпуск', `/static/${SPOILT}/web/main.js`],
])('%s посетителю не отдаётся', async (_what, url) => {
  const lost = await get(url)
  expect(lost.statusCode).toBe(404)
  expect(lost.headers['cache-control']).toBe('no-store')
})

test('отказ по испорченному выпуску браузер не запоминает', async () => {
  const answer = await get(`/static/${SPOILT}/web/main.js`)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each(['/files/1.html', '/files/1.svg', '/files/1.pdf'])(
  '%s, что бы в нём ни лежало, не становится страницей магазина',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  },
)

test('вместо пропавшей картинки — нарисованная заглушка, и без скриптов; её никто не хранит', async () => {
  for (const url of ['/images/b2b/origins/gone.webp', '/images/b2b/w320/%D0%B0.webp?1']) {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toMatch(/^<svg [\s\S]*<path /)
  }
})

test('изображения и документы хранятся день: под тем же адресом они бывают другими', async () => {
  for (const url of ['/images/1.webp', '/files/1.pdf'])
    expect((await get(url)).headers['cache-control'], url).toBe('public, max-age=86400')
})

test.each([
  ['/images/', 403],
  ['/images', 404],
  ['/files/', 403],
  ['/files/nothing.pdf', 404],
  ['/images/..%2Ffiles/1.pdf', 404],
])('ни папки, ни файла снаружи по адресу %s не видно', async (url, status) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.body).not.toContain('index.html')
})
