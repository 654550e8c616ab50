import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import type { Registry } from '@isp/federation'
import { sessionCookies, signInCookies } from '@isp/session/cookies'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createPageCache } from './page-cache.ts'
import { registerPages } from './pages.ts'
import type { Renderer } from './renderer.ts'
import type { RenderAnswer, RenderedResult, RenderJob } from './rendering/render-job.ts'

const POLICY = "script-src 'self'"
const token = (secondsLeft: number) => {
  const claims = { sub: '1', sid: 's', exp: Date.now() / 1000 + secondsLeft }
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
}
const cookieOf = (accessToken: string) =>
  `${sessionCookies.accessToken}=${accessToken}; ${sessionCookies.refreshToken}=r; ${sessionCookies.clientId}=client-01`

let app: FastifyInstance
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
  app = Fastify()
  await app.register(compress, { threshold: 1024 })
  const render = async ({ input }: RenderJob): Promise<RenderAnswer> => {
    renders.push(input)
    const html = Buffer.from(`<p>${input.url} ${renders.length} ${'текст '.repeat(500)}</p>`)
    const own = answer(input)
    if (own.kind === 'refused') return { result: own, trouble: null }
    const page = { kind: 'page', status: 200, html, isWhole: true, failures: [] } as const
    return { result: { ...page, ...own }, trouble: null }
  }
  const renderer = { policy: POLICY } as unknown as Renderer
  const registry: Registry = { shell: null, remotes: [] }
  registerPages(app, {
    // nobody listens there: a refresh of tokens gets no answer
    config: readConfig({ BFF_ORIGIN: 'http://127.0.0.1:9', SHOP_ORIGIN: 'http://shop.test' }),
    readEdition: () => ({ renderer, registry }),
    pool: { render },
    cache: createPageCache({ now: () => 0 }), // the second does not pass
  })
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

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
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(first.headers.vary).toContain('cookie')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers['content-security-policy']).toBe(POLICY)
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

describe('вход, которого больше нет (D28)', () => {
  const hasToken = ({ cookies }: Input) => sessionCookies.accessToken in cookies
  const refuseSignIn = (input: Input) =>
    hasToken(input) ? ({ kind: 'refused', what: 'token' } as const) : {}
  /** Expired, with nothing to renew it. */
  const expired = `${sessionCookies.accessToken}=${token(-1)}; ${sessionCookies.company}=1; other=1`
  /** Alive by its date, ended by the BFF, and nothing to renew it. */
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
    const response = await get('/', { cookie })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('http://shop.test/ ')
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(clearedOf(response)).toEqual(allCleared)
    const shown = renders.at(-1)
    expect(signInCookies.filter((name) => name in (shown?.cookies ?? {}))).toEqual([])
  })
})
