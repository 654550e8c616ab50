import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildShellServer } from './app.ts'
import { readConfig } from './config.ts'
import { careless, release } from './released-shell.fixture.ts'

let folder = ''
/** One server per configuration, because it is slow to start. */
const shops = new Map<string, Promise<FastifyInstance>>()

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-app-'))
  for (const name of ['releases', 'images', 'files']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'files/1.html'), '<script>alert(1)</script>')
  await release(path.join(folder, 'releases'), careless)
})
afterAll(async () => {
  for (const shop of shops.values()) await (await shop).close()
  rmSync(folder, { recursive: true })
})

/** The whole server, with no BFF at its address. */
const open = (env: Record<string, string> = {}): Promise<FastifyInstance> => {
  const name = JSON.stringify(env)
  const places = { RELEASE_DIR: path.join(folder, 'releases'), BLOB_DIR: folder }
  const quiet = { BFF_ORIGIN: 'http://127.0.0.1:9', LOG_LEVEL: 'silent', LIMITS_FACTOR: '10' }
  const common = { ...places, ...quiet }
  const shop = shops.get(name) ?? buildShellServer(readConfig({ ...common, ...env }))
  shops.set(name, shop)
  return shop
}

describe('каждый ответ', () => {
  const addresses = ['/', '/files/1.html', '/robots.txt', '/health', '/static/nothing.js', '/bff/x']

  test('запрещает угадывать тип, рамки и чужие окна, несёт номер запроса', async () => {
    const shop = await open()
    for (const url of addresses) {
      const { headers } = await shop.inject(url)
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
      })
      expect(headers, url).not.toHaveProperty('strict-transport-security')
    }
  })

  test('магазина на https велит браузеру год ходить только по https', async () => {
    const shop = await open({ SHOP_ORIGIN: 'https://shop.test' })
    for (const url of addresses) {
      const { headers } = await shop.inject(url)
      expect(headers['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains')
    }
  })

  test('номер запроса от того, кто стоит впереди, остаётся; негодный заменён', async () => {
    const shop = await open()
    const idOf = async (given: string) =>
      (await shop.inject({ url: '/', headers: { 'x-request-id': given } })).headers['x-request-id']
    expect(await idOf('request-0001')).toBe('request-0001')
    expect(await idOf('"}{"level":60')).toMatch(/^[\w-]{36}$/)
    expect(await idOf('x'.repeat(65))).toMatch(/^[\w-]{36}$/)
  })
})

describe('предел для одного адреса', () => {
  const from = (shop: FastifyInstance, address: string, url = '/') =>
    shop.inject({ url, headers: { 'x-forwarded-for': address } })

  test('лишняя страница отвечает словами и не запоминается; файлы и здоровье не считаются', async () => {
    const shop = await open({ RATE_LIMIT: '2' })
    for (const url of ['/health', '/static/x.js', '/files/1.html', '/bff/x', '/health'])
      expect((await shop.inject(url)).statusCode, url).not.toBe(429)
    for (let page = 0; page < 2; page++) expect((await shop.inject('/')).statusCode).toBe(200)
    const refused = await shop.inject('/')
    expect(refused.statusCode).toBe(429)
    expect(refused.body).toContain('Слишком много запросов')
    expect(refused.headers['cache-control']).toBe('no-store')
    expect((await shop.inject('/files/1.html')).statusCode).toBe(200)
  })

  test('чужой адрес себе не приписать, если впереди никого нет', async () => {
    const shop = await open({ RATE_LIMIT: '1' })
    expect((await from(shop, '10.0.0.1')).statusCode).toBe(200)
    expect((await from(shop, '10.0.0.2')).statusCode).toBe(429)
  })

  test('клиенту IPv6 отведена сеть /64: её адреса считаются вместе', async () => {
    const shop = await open({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' })
    expect((await from(shop, '2001:db8:5:7::1')).statusCode).toBe(200)
    expect((await from(shop, '2001:db8:5:7:9::2')).statusCode).toBe(429)
    expect((await from(shop, '2001:db8:5:8::1')).statusCode).toBe(200)
  })

  test('за названным прокси у каждого посетителя свой предел', async () => {
    const shop = await open({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' })
    expect((await from(shop, '10.0.0.1')).statusCode).toBe(200)
    expect((await from(shop, '10.0.0.2')).statusCode).toBe(200)
    expect((await from(shop, '10.0.0.1')).statusCode).toBe(429)
  })
})

test('сжатое тело проходит к BFF нетронутым', async () => {
  const body = gzipSync('{"a":1}')
  let passed: Buffer | null = null
  const bff = createServer(async (request, response) => {
    passed = await buffer(request)
    response.end('{}')
  })
  bff.listen(0, '127.0.0.1')
  await once(bff, 'listening')
  const shop = await open({ BFF_ORIGIN: `http://127.0.0.1:${(bff.address() as AddressInfo).port}` })
  const answer = await fetch(`${await shop.listen({ host: '127.0.0.1', port: 0 })}/bff/x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body,
  })
  expect(answer.status).toBe(200)
  expect(passed).toEqual(body)
  bff.closeAllConnections()
  bff.close()
})

describe('что запоминают браузер и кэши на пути', () => {
  test.each([
    ['/remotes.json', 200, 'no-cache'],
    ['/health', 503, 'no-store'],
    ['/favicon.ico', 302, 'no-cache'],
    ['/broken/', 500, 'no-store'],
    ['/%D1', 400, 'no-store'],
    ['/static/nothing.js', 404, 'no-store'],
    ['/bff/x', 503, 'no-store'],
  ])('%s (%i): %s', async (url, status, kept) => {
    const answer = await (await open()).inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['cache-control']).toBe(kept)
  })
})

describe('когда страницы нет', () => {
  const plain = ({ headers, body }: LightMyRequestResponse) => {
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    return body
  }

  test('ошибка программы — страница по-русски, без подробностей и сценариев', async () => {
    const body = plain(await (await open()).inject('/broken/'))
    expect(body).toContain('Страница не открылась')
    expect(body).not.toMatch(/broken|Error|<script/)
  })

  /** Sends bytes that are not a valid HTTP request. */
  const send = async (bytes: string): Promise<string> => {
    const shop = await open()
    if (!shop.server.listening) await shop.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((shop.server.address() as AddressInfo).port, '127.0.0.1')
    socket.end(bytes)
    return text(socket)
  }

  test.each([
    ['не HTTP', 'GARBAGE\r\n\r\n', '400 Bad Request', 'Неверный адрес'],
    [
      'запрос в 10 кБ кириллицей (задача 14, «Bad input»)',
      `GET /search/${encodeURIComponent('сверло '.repeat(800))}/ HTTP/1.1\r\nhost: x\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'Слишком длинный адрес',
    ],
    [
      'слишком длинные заголовки',
      `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'Слишком длинный адрес',
    ],
  ])(
    '%s: простая страница о том, что не так; соединение закрыто',
    async (_, bytes, status, said) => {
      const answer = await send(bytes)
      expect(answer.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true)
      expect(answer).toContain('connection: close')
      expect(answer).toContain('x-content-type-options: nosniff')
      expect(answer).toContain(said)
    },
  )
})
