import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import type { Registry } from '@isp/federation'
import { sessionCookies, signInCookies } from '@isp/session/cookies'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { type Visit, visitorOf } from './delivery/visits.ts'
import { createPageCache } from './page-cache.ts'
import { registerPages } from './pages.ts'
import type { Renderer } from './renderer.ts'
import type { RenderAnswer, RenderedResult, RenderJob } from './rendering/render-job.ts'
import type { Cookies } from './visitor.ts'

const POLICY = "script-src 'self'"
const token = (secondsLeft: number) => {
  const claims = { sub: '1', sid: 's', exp: Date.now() / 1000 + secondsLeft }
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
}
const cookieOf = (accessToken: string) =>
  `${sessionCookies.accessToken}=${accessToken}; ${sessionCookies.refreshToken}=r; ${sessionCookies.clientId}=client-01`

let app: FastifyInstance
let bff: Server
/** Response of the BFF about the prices of the user with this authorization. */
let pricesOf: (authorization: string) => { status: number; body: unknown } | null
type Input = RenderJob['input']

let renders: Input[]
let answer: (
  input: Input,
) =>
  | Partial<Extract<RenderedResult, { kind: 'page' }>>
  | Extract<RenderedResult, { kind: 'refused' }>

beforeEach(async () => {
  renders = []
  answer = () => ({})
  pricesOf = () => null
  bff = createServer((request, reply) => {
    const said = request.url?.endsWith('/own-prices')
      ? pricesOf(request.headers.authorization ?? '')
      : null
    if (!said) return request.socket.destroy() // a token refresh gets no response
    reply.writeHead(said.status).end(JSON.stringify(said.body))
  })
  bff.listen(0, '127.0.0.1')
  await once(bff, 'listening')
  const { port } = bff.address() as AddressInfo
  app = Fastify()
  await app.register(compress, { threshold: 1024 })
  const render = async ({ input }: RenderJob): Promise<RenderAnswer> => {
    renders.push(input)
    const html = Buffer.from(`<p>${input.url} ${renders.length} ${'текст '.repeat(500)}</p>`)
    const own = answer(input)
    if (own.kind === 'refused') return { result: own, trouble: null }
    const page = {
      kind: 'page',
      status: 200,
      html,
      isWhole: true,
      sameFor: null,
      failures: [],
    } as const
    return { result: { ...page, ...own }, trouble: null }
  }
  const renderer = { policy: POLICY } as unknown as Renderer
  const registry: Registry = { shell: null, remotes: [] }
  const stable = (cookies: Cookies): Visit => ({
    edition: { renderer, registry },
    ...{ preview: null, canaries: [], visitor: visitorOf(cookies) },
  })
  registerPages(app, {
    config: readConfig({
      BFF_ORIGIN: `http://127.0.0.1:${port}`,
      SHOP_ORIGIN: 'http://shop.test',
      TELEMETRY_SHARE: '0',
    }),
    visits: { of: async (cookies) => stable(cookies), stable },
    pools: { stable: { render }, trial: { render } },
    news: null,
    cache: createPageCache({ now: () => 0 }), // the clock stands still, so pages stay fresh
  })
})
afterEach(async () => {
  await app.close()
  bff.closeAllConnections()
  bff.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

test('§2.13, D59: год подвала — нынешний, по московскому времени', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-12-31T21:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  await get('/a/')
  expect(renders[0]?.shell.year).toBe(2032)
})

describe('общая страница', () => {
  test('вошедшему не отдаётся, и его страница никому не достаётся', async () => {
    const shared = await get('/a/')
    const own = await get('/a/', { cookie: cookieOf(token(600)) })
    const again = await get('/a/', { cookie: cookieOf(token(600)) })
    expect(new Set([shared.body, own.body, again.body]).size).toBe(3)
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await get('/a/')).body).toBe(shared.body)
    expect(renders[1]?.cookies).toHaveProperty(sessionCookies.accessToken)
  })

  test('вход, который сейчас не подтвердить, — тоже не повод для общей страницы', async () => {
    const shared = await get('/a/')
    const unknown = await get('/a/', { cookie: cookieOf(token(-1)) })
    expect(unknown.statusCode).toBe(200)
    expect(unknown.body).not.toBe(shared.body)
    expect(unknown.headers['cache-control']).toBe('private, no-store')
    expect((await get('/a/')).body).toBe(shared.body)
  })

  test('пока вход не подтвердить, о ценах не спрашивают: ответ без входа был бы отказом', async () => {
    pricesOf = () => ({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    expect((await get('/a/', { cookie: cookieOf(token(-1)) })).statusCode).toBe(200)
  })

  test('неполная показывается тому, кто её ждал, и больше никому', async () => {
    answer = () => ({ isWhole: false })
    const broken = await get('/a/')
    answer = () => ({})
    expect((await get('/a/')).body).not.toBe(broken.body)
  })

  test('ошибка несёт свой статус и просьбу зайти позже', async () => {
    answer = () => ({ status: 503 })
    const refused = await get('/a/')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
  })

  test('от cookie не зависит: ни одна до неё не доходит', async () => {
    const first = await get('/a/', { cookie: 'isp_cookiePolicy=accepted; isp_company=1; x=2' })
    expect(renders[0]?.cookies).toEqual({})
    expect((await get('/a/')).body).toBe(first.body)
    expect(first.headers.vary).toContain('cookie')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers['content-security-policy']).toBe(POLICY)
  })

  test('новому посетителю – номер его браузера, известному – никаких cookie; страница та же', async () => {
    const fresh = await get('/a/')
    const given = /^isp_clientId=([\w-]{36}); Max-Age=31536000; Path=\/; SameSite=Lax$/.exec(
      String(fresh.headers['set-cookie']),
    )
    const known = await get('/a/', { cookie: `isp_clientId=${given?.[1]}` })
    expect(known.headers['set-cookie']).toBeUndefined()
    expect([known.body, renders.length]).toEqual([fresh.body, 1])
  })

  test('у каждого запроса своя, порядок параметров не переставляется', async () => {
    const queries = ['?a=1&b=2', '?b=2&a=1', '?a=1', '']
    const bodies = await Promise.all(queries.map(async (query) => (await get(`/a/${query}`)).body))
    expect(new Set(bodies).size).toBe(queries.length)
  })

  test('с метками рекламы та же самая, сами метки до неё не доходят', async () => {
    const plain = await get('/a/?sort=name')
    const marked = await get('/a/?utm_source=%3Cb%3E&sort=name&yclid=17')
    expect(marked.body).toBe(plain.body)
    const first = await get('/b/?utm_campaign=x')
    expect(first.body).toContain('http://shop.test/b/ ')
  })

  test('сжимается так, как просит браузер, и всегда одна и та же', async () => {
    const plain = await get('/a/')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const br = await get('/a/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(br.headers['content-length']).toBe(String(br.rawPayload.byteLength))
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    const gzip = await get('/a/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const other = await get('/a/', { 'accept-encoding': 'zstd' })
    expect(other.body).toBe(plain.body)
    expect(renders).toHaveLength(1)
  })

  test('у адреса один вид: с косой чертой, и переводится на него навсегда (D20)', async () => {
    const moved = await get('/a?b=1')
    expect(moved.statusCode).toBe(308)
    expect(moved.headers.location).toBe('/a/?b=1')
    expect(renders).toEqual([])
  })

  test('на HEAD приходит без тела, с теми же заголовками', async () => {
    const page = await get('/a/')
    const head = await app.inject({ method: 'HEAD', url: '/a/' })
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(page.headers['content-length'])
    expect(renders).toHaveLength(1)
  })
})

describe('страница по своим ценам', () => {
  const tokens = [token(600), token(700), token(800)]
  const see = (place: number, url = '/a/') => get(url, { cookie: cookieOf(tokens[place] ?? '') })
  /** The first two users have the same prices. */
  const keys = ['prices:3', 'prices:3', 'prices:4']
  const placeOf = (authorization: string) => tokens.indexOf(authorization.replace('Bearer ', ''))
  /** The body without the visitor's identity. */
  const shared = ({ body }: { body: string }) => body.replace(/<script.*/, '')
  const identityIn = ({ body }: { body: string }) => /id="isp-identity">(.*?)</.exec(body)?.[1]

  beforeEach(() => {
    pricesOf = (authorization) => ({ status: 200, body: { key: keys[placeOf(authorization)] } })
    answer = ({ cookies }) => ({
      sameFor: keys[tokens.indexOf(cookies[sessionCookies.accessToken] ?? '')] ?? null,
    })
  })

  test('одна на всех, кто покупает по тем же ценам; с другими ценами — другая', async () => {
    const [first, second, third] = [await see(0), await see(1), await see(2)]
    expect(shared(second)).toBe(shared(first))
    expect(shared(third)).not.toBe(shared(first))
    expect(renders).toHaveLength(2)
    expect(second.headers['cache-control']).toBe('private, no-store')
    expect((await get('/a/')).body).not.toContain(shared(first))
  })

  test('для кого прочитана, сказано в каждой своё', async () => {
    const claims = (place: number) => ({
      sub: String(place),
      sid: 's',
      exp: Date.now() / 1000 + 600,
    })
    tokens.forEach((_, place) => {
      const text = Buffer.from(JSON.stringify(claims(place))).toString('base64url')
      tokens[place] = `h.${text}.s`
    })
    const first = await see(0)
    const second = await get('/a/', {
      cookie: cookieOf(tokens[1] ?? ''),
      'accept-encoding': 'br',
    })
    const unpacked = { body: brotliDecompressSync(second.rawPayload).toString() }
    const zipped = []
    for (const place of [0, 1]) {
      const own = await get('/a/', {
        cookie: cookieOf(tokens[place] ?? ''),
        'accept-encoding': 'gzip',
      })
      zipped.push(identityIn({ body: gunzipSync(own.rawPayload).toString() }))
    }
    expect(zipped).toEqual(['"0/s|||"', '"1/s|||"'])
    expect(identityIn(first)).toBe('"0/s|||"')
    expect(identityIn(unpacked)).toBe('"1/s|||"')
    expect(shared(unpacked)).toBe(shared(first))
    expect(renders).toHaveLength(1)
  })

  test('личная остаётся личной, что бы ни сказали о ценах', async () => {
    answer = () => ({ sameFor: null })
    const [first, second] = [await see(0), await see(1)]
    expect(shared(second)).not.toBe(shared(first))
  })

  test('кроме входа и выбора компании до неё ничего не доходит', async () => {
    await get('/a/', { cookie: `${cookieOf(tokens[0] ?? '')}; isp_company=1; other=2` })
    expect(Object.keys(renders[0]?.cookies ?? {}).sort()).toEqual(
      [sessionCookies.accessToken, sessionCookies.refreshToken, sessionCookies.company].sort(),
    )
  })

  test.each(['/cabinet/', '/basket/', '/checkout/1/', '/auth/x/'])(
    '%s: о ценах не спрашивают и ни с кем не делятся',
    async (path) => {
      let asked = 0
      pricesOf = () => {
        asked++
        return { status: 200, body: { key: 'prices:3' } }
      }
      answer = () => ({ sameFor: 'prices:3' })
      await see(0, path)
      await see(1, path)
      expect(renders).toHaveLength(2)
      expect(asked).toBe(0)
    },
  )

  test('BFF о ценах молчит: страница своя, как прежде', async () => {
    pricesOf = () => null
    const [first, second] = [await see(0), await see(1)]
    expect(first.statusCode).toBe(200)
    expect(shared(second)).not.toBe(shared(first))
  })

  test('отвергнутый вход чужой страницы не получает', async () => {
    await see(0)
    pricesOf = () => ({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    const refused = await get('/a/', { cookie: `${sessionCookies.accessToken}=${tokens[1]}` })
    expect(refused.statusCode).toBe(307)
  })

  test('отвергнутая компания забыта, страница — по ценам без неё', async () => {
    const company = '0'.repeat(8)
    const answers = [
      { status: 403, body: { code: 'COMPANY_FORBIDDEN' } },
      { status: 200, body: { key: 'prices:3' } },
    ]
    pricesOf = () => answers.shift() ?? null
    const page = await get('/a/', {
      cookie: `${cookieOf(tokens[0] ?? '')}; ${sessionCookies.company}=${company}`,
    })
    expect(page.statusCode).toBe(200)
    expect(renders[0]?.cookies).not.toHaveProperty(sessionCookies.company)
    expect([page.headers['set-cookie'] ?? []].flat().join()).toContain(
      `${sessionCookies.company}=; Max-Age=0`,
    )
  })
})

describe('вход, которого больше нет (D28)', () => {
  const hasToken = ({ cookies }: Input) => sessionCookies.accessToken in cookies
  const refuseSignIn = (input: Input) =>
    hasToken(input) ? ({ kind: 'refused', what: 'token' } as const) : {}
  /** An expired sign-in that cannot be refreshed. */
  const expired = `${sessionCookies.accessToken}=${token(-1)}; ${sessionCookies.company}=1; other=1`
  /** A sign-in that is not expired but was ended by the BFF, and cannot be refreshed. */
  const ended = `${sessionCookies.accessToken}=${token(600)}`
  const clearedOf = (response: Awaited<ReturnType<typeof get>>) =>
    [response.headers['set-cookie'] ?? []].flat().map((text) => text.split(';', 2).join(';'))
  const allCleared = signInCookies.map((name) => `${name}=; Max-Age=0`)

  test.each([
    ['истёк и не обновляется', expired],
    ['отвергнут сервером', ended],
  ])('%s: страница ведёт на главную и стирает cookie входа', async (_name, cookie) => {
    answer = refuseSignIn
    const response = await get('/cabinet/', { cookie })
    expect(response.statusCode).toBe(307)
    expect(response.headers.location).toBe('/')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(clearedOf(response)).toEqual(allCleared)
  })

  test.each([
    ['истёк и не обновляется', expired],
    ['отвергнут сервером', ended],
  ])('%s: главная показана как без входа и никуда не ведёт', async (_name, cookie) => {
    answer = refuseSignIn
    const response = await get('/', { cookie: `${cookie}; isp_clientId=known-browser` })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('http://shop.test/ ')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(clearedOf(response)).toEqual(allCleared)
    const shown = renders.at(-1)
    expect(signInCookies.filter((name) => name in (shown?.cookies ?? {}))).toEqual([])
  })
})
