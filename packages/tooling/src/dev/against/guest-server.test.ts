import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Registry } from '@isp/federation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockOf, buildOf, liveRegistry, pageOf } from './guest.fixture.ts'
import { createGuestBuilds, type GuestBuilds } from './guest-builds.ts'
import { createGuestServer } from './guest-server.ts'

type Seen = { url: string; method: string; headers: IncomingMessage['headers']; body: string }
const seen: Seen[] = []

/** The live shop's side of each address. */
const shopAnswers: Record<string, (response: ServerResponse) => void> = {
  '/': (response) => {
    response.setHeader('set-cookie', ['a=1; Secure; Domain=shop.example.com', 'b=2; Path=/'])
    response.setHeader('content-security-policy', "script-src 'self'")
    response.setHeader('etag', '"home"')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(pageOf('<main>Главная</main>'))
  },
  '/catalog/': (response) => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(pageOf('<main>Нет такого</main>'))
  },
  '/bff/docs/': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Описание</html>')
  },
  '/old/': (response) => {
    response.writeHead(308, { location: `http://${response.req.headers.host}/new/` }).end()
  },
  '/remotes.json': (response) => response.end(JSON.stringify({ ...liveRegistry, more: 1 })),
  '/bff/api/echo': (response) => {
    response.writeHead(201, { 'content-type': 'application/json', etag: '"e"' }).end('{"a":1}')
  },
  '/remotes/auth/live1/web/entry.js': (response) => response.end('live entry'),
}

const shop = createServer(async (asked, response) => {
  const { url = '', method = '', headers } = asked
  seen.push({ url, method, headers, body: await text(asked) })
  const answer = shopAnswers[url.replace(/\?.*/, '')]
  if (answer) answer(response)
  else response.writeHead(404).end()
})
const originOf = (server: { address: () => unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

let builds: GuestBuilds
let guest: ReturnType<typeof createGuestServer>
let own: string

beforeAll(async () => {
  await once(shop.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  guest.closeAllConnections()
  guest.close()
  shop.closeAllConnections()
  shop.close()
})
beforeEach(async () => {
  guest?.closeAllConnections()
  guest?.close()
  seen.length = 0
  builds = createGuestBuilds(buildOf('guest1'))
  guest = createGuestServer({ shop: originOf(shop), registry: liveRegistry, builds })
  await once(guest.listen(0, '127.0.0.1'), 'listening')
  own = originOf(guest)
})

const open = (path: string) =>
  fetch(own + path, { headers: { accept: 'text/html' }, redirect: 'manual' })

test('страница гостя сделана из главной того магазина, с его cookie и правилами', async () => {
  const answer = await open('/auth/?a=1')
  const html = await answer.text()
  expect(seen.map(({ url }) => url)).toEqual(['/'])
  expect(html).toContain('<div id="root"></div>')
  expect(blockOf(html, 'isp-state')).toMatchObject({ missing: 'auth' })
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2; Path=/'])
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'")
  expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
    null,
    'no-store',
  ])
})

test('остальные страницы приходят от магазина и называют сборку разработчика', async () => {
  const html = await (await open('/?a=1')).text()
  expect(seen.map(({ url }) => url)).toEqual(['/?a=1'])
  expect(html).toContain('Главная')
  expect(html).toContain('"version":"guest1"')
  expect(await (await open('/bff/docs/')).text()).toBe('<html>Описание</html>')
})

test('страница, которой у магазина нет, и переадресация остаются такими же', async () => {
  const absent = await open('/catalog/')
  expect([absent.status, (await absent.text()).includes('Нет такого')]).toEqual([404, true])
  const moved = await open('/old/')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/new/'])
})

test('реестр называет сборку разработчика, прочее в нём прежнее', async () => {
  const registry = (await (await fetch(`${own}/remotes.json`)).json()) as Registry
  expect(registry).toMatchObject({ shell: { version: 'shell1' }, more: 1 })
  expect(registry.remotes.map(({ version }) => version)).toEqual(['live2', 'guest1'])
})

test('файлы сборки — из памяти, прежней тоже; чужие — от магазина', async () => {
  builds.take(buildOf('guest2'))
  const textOf = async (name: string) =>
    (await fetch(`${own}/remotes/auth/${name}/web/entry.js`)).text()
  expect(await Promise.all(['guest1', 'guest2', 'live1'].map(textOf))).toEqual([
    'entry of guest1',
    'entry of guest2',
    'live entry',
  ])
  expect(seen.map(({ url }) => url)).toEqual(['/remotes/auth/live1/web/entry.js'])
})

test('вызов доходит до магазина дословно, как от его страницы, и ответ — тоже', async () => {
  const body = 'x'.repeat(300_000)
  const answer = await fetch(`${own}/bff/api/echo?q=%D1%84`, {
    method: 'POST',
    headers: { origin: own, referer: `${own}/auth/`, cookie: 'a=1' },
    body,
  })
  expect([answer.status, answer.headers.get('etag'), await answer.json()]).toEqual([
    201,
    '"e"',
    { a: 1 },
  ])
  expect(seen).toMatchObject([
    {
      url: '/bff/api/echo?q=%D1%84',
      method: 'POST',
      headers: { cookie: 'a=1', origin: originOf(shop), referer: `${originOf(shop)}/auth/` },
    },
  ])
  expect(seen[0]?.body === body).toBe(true)
})

test('открытая страница узнаёт о новой сборке и об ошибке в ней', async () => {
  const answer = await fetch(`${own}/dev/guest/events`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => {
    const { value = '' } = (await reader?.read()) ?? {}
    return JSON.parse(value.replace('data: ', '')) as { version: string; hasFailed: boolean }
  }
  expect(await next()).toMatchObject({ version: 'guest1', hasFailed: false })
  builds.fail()
  expect(await next()).toMatchObject({
    version: 'guest1',
    badge: 'auth: сборка с ошибкой, показана прежняя',
    hasFailed: true,
  })
  expect(builds.take(buildOf('guest2'))).toBe(true)
  expect(await next()).toMatchObject({ version: 'guest2', hasFailed: false })
  expect(builds.take(buildOf('guest2'))).toBe(false)
  await reader?.cancel()
})

test('под чужим именем этой машины не отвечает: подменённый DNS ничего не узнает', async () => {
  const asked = request(own, { headers: { host: 'evil.example' } }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  expect([answer.statusCode, seen.length]).toEqual([403, 0])
})

test('магазин пропал: сказано, какой и почему', async () => {
  const gone = createGuestServer({ shop: 'http://127.0.0.1:1', registry: liveRegistry, builds })
  await once(gone.listen(0, '127.0.0.1'), 'listening')
  for (const accept of ['text/html', '*/*']) {
    const answer = await fetch(`${originOf(gone)}/`, { headers: { accept } })
    expect(answer.status).toBe(502)
    expect(await answer.text()).toMatch(/^Магазин http:\/\/127\.0\.0\.1:1 не ответил: .+/)
  }
  gone.closeAllConnections()
  gone.close()
})
