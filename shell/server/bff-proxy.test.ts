import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { EXCEL_ROWS_BODY, LONG_BODY } from '@isp/contract/limits'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerBffProxy } from './bff-proxy.ts'
import { readConfig } from './config.ts'
import { errorOptions, registerErrors } from './errors.ts'

let bff: Server
let shell: FastifyInstance
let seen: { url: string; headers: NodeJS.Dict<string | string[]>; body: string }[]
let answer: { status: number; headers: Record<string, string> }
/** So many of the next calls end with their connection, after the whole request has arrived. */
let cut = 0

beforeEach(async () => {
  seen = []
  answer = { status: 200, headers: {} }
  cut = 0
  bff = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString('latin1')
    seen.push({ url: request.url ?? '', headers: request.headers, body })
    if (cut-- > 0) return request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end('{}')
  })
  await new Promise<void>((resolve) => bff.listen(0, '127.0.0.1', resolve))
  shell = Fastify({ ...errorOptions })
  registerErrors(shell)
  const { port } = bff.address() as AddressInfo
  await registerBffProxy(shell, readConfig({ BFF_ORIGIN: `http://127.0.0.1:${port}` }))
  await shell.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  await shell.close()
  bff.closeAllConnections()
  await new Promise((resolve) => bff.close(resolve))
})

const origin = () => `http://127.0.0.1:${(shell.server.address() as AddressInfo).port}`

test('отказ сервера не умножается: один запрос посетителя — один запрос к BFF', async () => {
  answer = { status: 503, headers: { 'retry-after': '5' } }
  const response = await fetch(`${origin()}/bff/x`)
  expect(response.status).toBe(503)
  expect(seen).toHaveLength(1)
})

const KEY = '7c1f0a5e-0000-4000-8000-000000000001'
const LIST = '/bff/api/catalog/products'

test.each([
  ['чтение', { method: 'GET', path: '/bff/api/sale/basket/v2' }],
  ['чтение с длинным вопросом', { method: 'POST', path: LIST, body: '{"page":1}' }],
  ['замена целиком', { method: 'PUT', path: '/bff/api/sale/basket/v2', body: '{"a":"ж"}' }],
  ['запись с ключом', { method: 'POST', path: '/bff/api/sale/order', body: '{}', key: KEY }],
])(
  'соединение оборвалось до ответа: %s повторяется один раз, слово в слово',
  async (_what, call) => {
    const { method, path, body, key } = call as Record<string, string>
    const send = () =>
      fetch(`${origin()}${path}`, {
        method: method as string,
        ...(body && { body }),
        headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      })
    cut = 1
    expect((await send()).status).toBe(200)
    expect(seen).toHaveLength(2)
    expect(seen[1]).toEqual(seen[0])
    cut = 2
    expect((await send()).status).toBe(503)
    expect(seen).toHaveLength(4)
  },
)

test('запись без ключа не повторяется: могла и пройти', async () => {
  cut = 1
  const response = await fetch(`${origin()}/bff/api/tickets`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(503)
  expect(seen).toHaveLength(1)
})

test('адрес посетителя назначает сервер, а не посетитель', async () => {
  await fetch(`${origin()}/bff/x`, { headers: { 'x-forwarded-for': '6.6.6.6' } })
  expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(seen[0]?.headers['x-request-id']).toBeTruthy()
})

test('письма песочницы не отдаются тому, кого переслал прокси, хотя бы и с местным Host', async () => {
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    for (const path of [
      '/bff/outbox/',
      '/bff/outbox',
      '/bff/outbox/0a?x',
      '/bff/outbox?x',
      '/bff/%6Futbox/',
    ]) {
      const { status } = await fetch(origin() + path, { headers: { [name]: '203.0.113.1' } })
      expect(status, `${name} ${path}`).toBe(404)
    }
  }
  expect(seen).toHaveLength(0)
  expect((await fetch(`${origin()}/bff/outbox/`)).status).toBe(200)
})

test('заголовки соединения остаются на своём участке пути', async () => {
  answer.headers = { 'keep-alive': 'timeout=999' }
  const response = await fetch(`${origin()}/bff/x`)
  expect(response.headers.get('keep-alive')).not.toBe('timeout=999')
})

test('сжатое тело и Expect доходят до BFF, а не становятся ошибкой 503', async () => {
  const body = gzipSync('{"a":1}')
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(
      `${origin()}/bff/x`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          expect: '100-continue',
          'content-length': body.length,
        },
      },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    request.once('error', reject)
    request.end(body)
  })
  expect(status).toBe(200)
  expect(seen[0]?.body).toBe(body.toString('latin1'))
})

test('медленный отправитель не занимает соединений с BFF', async () => {
  const slow = Array.from({ length: 150 }, () =>
    httpRequest(`${origin()}/bff/slow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1000 },
      agent: false,
    }),
  )
  for (const request of slow) {
    request.on('error', () => undefined)
    request.write('{')
  }
  await Promise.all(slow.map((request) => once(request, 'socket')))
  const response = await fetch(`${origin()}/bff/x`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(200)
  expect(seen.map(({ url }) => url)).toEqual(['/bff/x'])
  for (const request of slow) request.destroy()
})

/** A separate BFF for cases that the shared one, which reads whole bodies first, cannot show. */
const openBff = async (
  listener: Parameters<typeof createServer>[1],
  patience?: Parameters<typeof registerBffProxy>[2],
) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const front = Fastify({ ...errorOptions })
  registerErrors(front)
  const config = readConfig({ BFF_ORIGIN: `http://127.0.0.1:${port}` })
  await registerBffProxy(front, config, patience)
  await front.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `http://127.0.0.1:${(front.server.address() as AddressInfo).port}/bff/x`,
    close: async () => {
      await front.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }

const sendForm = (url: string, length?: number) => {
  const request = httpRequest(url, {
    method: 'POST',
    headers: { ...FORM, ...(length === undefined ? {} : { 'content-length': length }) },
    agent: false,
  })
  request.on('error', () => undefined)
  const answered = new Promise<number | undefined>((resolve) => {
    request.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once('close', () => resolve(undefined))
  })
  return { request, answered }
}

test('форма с файлами идёт к BFF по мере прихода, а не целиком', async () => {
  const first = Promise.withResolvers<void>()
  const own = await openBff((request, response) => {
    request.once('data', () => first.resolve())
    request.resume()
    request.once('end', () => response.end('{}'))
  })
  const { request, answered } = sendForm(own.url)
  request.write('the beginning')
  await first.promise // before the client has finished sending
  request.end()
  expect(await answered).toBe(200)
  await own.close()
})

test('отказ раньше конца формы доходит до того, кто ещё отправляет', async () => {
  const own = await openBff((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end('{"code":"FILE_NOT_FOUND"}')
  })
  const body = Buffer.alloc(25 * 1024 * 1024)
  const form = new FormData()
  form.append('file', new Blob([body]))
  const response = await fetch(own.url, { method: 'POST', body: form })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'FILE_NOT_FOUND' })
  await own.close()
})

test('отказ раньше конца формы доходит и до того, кто читает, лишь отправив всё', async () => {
  const own = await openBff((_request, response) => {
    response.writeHead(404, { 'content-type': 'application/json' })
    response.end('{"code":"FILE_NOT_FOUND"}')
  })
  const { hostname, port } = new URL(own.url)
  const socket = connect(Number(port), hostname).pause()
  const length = 25 * 1024 * 1024
  const send = (bytes: string | Buffer) =>
    new Promise<void>((resolve, reject) => {
      socket.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
  await send(
    `POST /bff/x HTTP/1.1\r\nhost: shop\r\ncontent-type: ${FORM['content-type']}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  for (let sent = 0; sent < length; sent += 1024 * 1024) await send(Buffer.alloc(1024 * 1024))
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 404 /)
  socket.destroy()
  await own.close()
})

test('оборванная отправка обрывается и у BFF', async () => {
  const cut = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const own = await openBff((request) => {
    request.once('data', () => begun.resolve())
    request.resume()
    request.on('error', () => undefined)
    request.once('close', () => cut.resolve())
  })
  const { request } = sendForm(own.url, 1_000_000)
  request.write('the beginning')
  await begun.promise
  request.destroy()
  await cut.promise
  await own.close()
})

test('медленным формам есть предел с одного адреса, остальные вызовы проходят', async () => {
  const own = await openBff((request, response) => {
    request.resume()
    request.once('end', () => response.end('{}'))
  })
  const slow = Array.from({ length: 21 }, () => sendForm(own.url, 1000))
  for (const { request } of slow) request.write('x')
  expect(await Promise.race(slow.map(({ answered }) => answered))).toBe(429)
  const response = await fetch(own.url, { method: 'POST', body: '{}' })
  expect(response.status).toBe(200)
  for (const { request } of slow) request.destroy()
  await own.close()
})

test('форма больше любой возможной — 413 сразу', async () => {
  const { answered, request } = sendForm(`${origin()}/bff/x`, 2_000_000_000)
  request.write('x')
  expect(await answered).toBe(413)
  request.destroy()
  expect(seen).toHaveLength(0)
})

test('слишком длинное тело — 413 словами, а не «сервер недоступен»', async () => {
  const response = await fetch(`${origin()}/bff/x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(600 * 1024),
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ code: 'REQUEST_TOO_LARGE' })
  expect(seen).toHaveLength(0)
})

test('пока BFF нет, ответ — в общей форме, по-русски и с номером запроса', async () => {
  bff.closeAllConnections()
  await new Promise((resolve) => bff.close(resolve))
  const response = await fetch(`${origin()}/bff/x`)
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    statusCode: 503,
    code: 'BFF_UNAVAILABLE',
    message: expect.stringMatching(/[а-я]/),
    requestId: expect.any(String),
  })
})

test('BFF, который медлит, ждут не без конца, и ответ — тот же, что без него', async () => {
  const own = await openBff(
    (_request, response) => void setTimeout(() => response.end('{}'), 5000),
    {
      firstByteMs: 100,
      nextByteMs: 60_000,
    },
  )
  const response = await fetch(own.url)
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ code: 'BFF_UNAVAILABLE' })
  await own.close()
})

test('BFF, замолчавший посреди ответа, не держит посетителя', async () => {
  const own = await openBff(
    (_request, response) => {
      response.writeHead(200, { 'content-length': '2' })
      response.write('{')
      setTimeout(() => response.end('}'), 5000)
    },
    { firstByteMs: 60_000, nextByteMs: 100 },
  )
  const response = await fetch(own.url)
  await expect(response.text()).rejects.toThrow()
  await own.close()
})

test('битый адрес — понятная страница с заголовками безопасности, без английского JSON', async () => {
  const response = await shell.inject({ method: 'GET', url: '/%D1' })
  expect(response.statusCode).toBe(400)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.body).toContain('Неверный адрес')
})

test('страницы только читают: на запись — 405 и чем можно', async () => {
  const response = await shell.inject({ method: 'PUT', url: '/catalog/' })
  expect(response.statusCode).toBe(405)
  expect(response.headers.allow).toBe('GET, HEAD')
})

test('тысячи строк корзины проходят, такое же тело другому вызову — 413', async () => {
  const send = (path: string, bytes: number) =>
    fetch(`${origin()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('a'.repeat(bytes)),
    }).then(({ status, headers }) => (headers.get('connection') === 'close' ? -status : status))
  expect(await send('/bff/api/sale/basket/v2', 3 * 1024 * 1024)).toBe(200)
  expect(seen[0]?.body.length).toBeGreaterThan(3 * 1024 * 1024)
  // the connection is left out: the unread body would delay the shutdown of the server by more than a minute
  expect(await send('/bff/api/auth/login', 600 * 1024)).toBe(-413)
  expect(seen).toHaveLength(1)
})

test('загрузка учётной системы доходит до BFF целиком, какой бы длинной ни была', async () => {
  const response = await fetch(`${origin()}/bff/api/exchange/brands/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(20 * 1024 * 1024),
  })
  expect(response.status).toBe(200)
  expect(seen[0]?.body).toHaveLength(20 * 1024 * 1024)
})

test.each(['/bff/api/sale/basket/excel', '/bff/api/sale/basket/v2/excel/failed'])(
  'строки файла Excel доходят до BFF целиком, сколько бы он их ни принимал: %s',
  async (path) => {
    const response = await fetch(`${origin()}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(EXCEL_ROWS_BODY),
    })
    expect(response.status).toBe(200)
    expect(seen[0]?.body).toHaveLength(EXCEL_ROWS_BODY)
  },
)

test('длиннее самого длинного — 413 теми же словами', async () => {
  const response = await fetch(`${origin()}/bff/api/sale/basket/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(LONG_BODY + 100 * 1024),
  })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({
    code: 'REQUEST_TOO_LARGE',
    message: expect.stringMatching(/[а-я]/),
  })
  expect(seen).toHaveLength(0)
})

test('§2.11: образец файла стоит у сайта, а делает его BFF', async () => {
  expect((await fetch(`${origin()}/files/example.xlsx`)).status).toBe(200)
  expect(seen[0]?.url).toBe('/bff/api/sale/basket/v2/excel/example')
})

test('файл 1С уходит байт в байт с обоих адресов, с последней косой чертой и без, без пересылки', async () => {
  const body = Buffer.from(Uint8Array.from({ length: 700_000 }, (_value, at) => at % 251))
  for (const path of ['/bff/1c/exchange', '/bff/1c/exchange/', '/bitrix/admin/1c_exchange.php'])
    for (const type of ['application/zip', null]) {
      const headers: Record<string, string> = type === null ? {} : { 'content-type': type }
      const query = 'type=catalog&mode=file&filename=a.xml'
      const answered = await fetch(`${origin()}${path}?${query}`, {
        ...{ method: 'POST', headers, body, redirect: 'manual' },
      })
      expect(answered.status).toBe(200)
      const sent = seen.at(-1)
      expect(sent?.url).toMatch(/^\/bff\/1c\/exchange\/?\?type=catalog&mode=file&filename=a\.xml$/)
      expect(sent?.body === body.toString('latin1')).toBe(true)
    }
})

test('пока сервера нет, вызов 1С ждёт его, а файл получает отказ словами со статусом 200', async () => {
  const { port } = bff.address() as AddressInfo
  bff.closeAllConnections()
  await new Promise((resolve) => bff.close(resolve))
  const file = await fetch(`${origin()}/bff/1c/exchange?mode=file`, { method: 'POST', body: 'x' })
  expect(file.status).toBe(200)
  expect(await file.text()).toMatch(/^failure\n/)
  const held = fetch(`${origin()}/bff/1c/exchange?mode=import`)
  await new Promise<void>((resolve) => bff.listen(port, '127.0.0.1', resolve))
  expect((await held).status).toBe(200)
  expect(seen.at(-1)?.url).toBe('/bff/1c/exchange?mode=import')
})
