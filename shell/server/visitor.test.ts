import { sessionCookies } from '@isp/session/cookies'
import { server } from '@isp/testing'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createVisitors, parseCookies, type Visitor } from './visitor.ts'

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const NOW = Date.UTC(2026, 0, 1)
const token = (expiresInSeconds: number) => {
  const claims = { sub: '1', sid: 's', exp: NOW / 1000 + expiresInSeconds }
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
}
const cookiesOf = (accessToken: string | null) => ({
  ...(accessToken ? { [sessionCookies.accessToken]: accessToken } : {}),
  [sessionCookies.refreshToken]: 'refresh-1',
  [sessionCookies.clientId]: 'client-01',
  [sessionCookies.company]: 'company-1',
  isp_cookiePolicy: 'accepted',
})
const caller = { requestId: 'request-1', address: '10.0.0.1' }

/** A BFF that responds to each refresh with this status. */
const visitorsOver = (status: number) => {
  const calls: Request[] = []
  server.use(
    http.post('http://bff.test/bff/api/auth/token/refresh', ({ request }) => {
      calls.push(request.clone())
      return HttpResponse.json({ accessToken: token(900), refreshToken: 'refresh-2' }, { status })
    }),
  )
  const bffOrigin = 'http://bff.test'
  return { visitors: createVisitors({ bffOrigin, isSecure: true, now: () => NOW }), calls }
}

describe('посетитель страницы с сервера (D28)', () => {
  test('без входа это аноним, и ни одна cookie до страницы не доходит', async () => {
    const { visitors, calls } = visitorsOver(200)
    expect(await visitors.identify({ isp_cookiePolicy: '1', isp_company: '2' }, caller)).toEqual({
      kind: 'anonymous',
      cookies: {},
      setCookies: [],
    })
    expect(calls).toEqual([])
  })

  test('живой токен берётся как есть', async () => {
    const { visitors, calls } = visitorsOver(200)
    const cookies = cookiesOf(token(600))
    expect(await visitors.identify(cookies, caller)).toEqual({
      kind: 'signed-in',
      cookies,
      setCookies: [],
    })
    expect(calls).toEqual([])
  })

  test('истёкший токен обновляется, новые токены уходят в ответ; одновременные страницы обновляют один раз', async () => {
    const { visitors, calls } = visitorsOver(200)
    const pages = await Promise.all(
      [token(-1), token(2), null].map((access) => visitors.identify(cookiesOf(access), caller)),
    )
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers.get('x-forwarded-for')).toBe('10.0.0.1')
    for (const page of pages) {
      expect(page.kind).toBe('signed-in')
      expect(page.cookies[sessionCookies.refreshToken]).toBe('refresh-2')
      expect(page.setCookies).toContainEqual(
        'isp_refreshToken=refresh-2; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
      )
    }
  })

  test('чужой браузер с тем же токеном не получает пары, которую обновляет первый', async () => {
    const { visitors, calls } = visitorsOver(200)
    const own = cookiesOf(token(-1))
    const other = { ...own, [sessionCookies.clientId]: 'client-02' }
    await Promise.all([own, other].map((cookies) => visitors.identify(cookies, caller)))
    const asked = await Promise.all(calls.map((call) => call.json()))
    expect(asked.map(({ client_id }) => client_id).toSorted()).toEqual(['client-01', 'client-02'])
  })

  test('отказ в обновлении стирает cookie входа и оставляет остальные', async () => {
    const { visitors } = visitorsOver(401)
    const visitor = await visitors.identify(cookiesOf(token(-1)), caller)
    expect(visitor.kind).toBe('lost')
    expect(Object.keys(visitor.cookies)).toEqual([sessionCookies.clientId, 'isp_cookiePolicy'])
    expect(visitor.setCookies.map((text) => text.split(';', 2).join(';'))).toEqual([
      'isp_accessToken=; Max-Age=0',
      'isp_refreshToken=; Max-Age=0',
      'isp_company=; Max-Age=0',
      'isp_agreement=; Max-Age=0',
      'isp_specification=; Max-Age=0',
    ])
  })

  const expectKept = (visitor: Visitor) => {
    expect(visitor).toMatchObject({ kind: 'unknown', setCookies: [] })
    expect(visitor.cookies).not.toHaveProperty(sessionCookies.accessToken)
    expect(visitor.cookies).not.toHaveProperty(sessionCookies.company)
  }

  test.each([429, 500, 503])('сервер, который отвечает %i, вход не заканчивает', async (status) => {
    const { visitors } = visitorsOver(status)
    expectKept(await visitors.identify(cookiesOf(token(-1)), caller))
  })

  test('сервера нет — вход не кончается; он ответил не токенами — тоже', async () => {
    const url = 'http://bff.test/bff/api/auth/token/refresh'
    const { visitors } = visitorsOver(200)
    for (const answer of [
      HttpResponse.error(),
      HttpResponse.json({}),
      new HttpResponse('<html>'),
    ]) {
      server.use(http.post(url, () => answer))
      expectKept(await visitors.identify(cookiesOf(token(-1)), caller))
    }
  })

  test('срок ответа вышел — страница не ждёт, и вход не кончается', async () => {
    const { visitors } = visitorsOver(200)
    const over = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    expectKept(await visitors.identify(cookiesOf(token(-1)), caller))
    expect(over.mock.lastCall?.[0]).toBeLessThanOrEqual(5000)
    over.mockRestore()
  })

  test('обновлять нечем или не от кого — вход кончился', async () => {
    const { visitors, calls } = visitorsOver(200)
    const { [sessionCookies.clientId]: _, ...nameless } = cookiesOf(token(-1))
    const lone = { [sessionCookies.accessToken]: token(-1) }
    for (const cookies of [nameless, lone])
      expect(await visitors.identify(cookies, caller)).toMatchObject({ kind: 'lost' })
    expect(calls).toEqual([])
  })

  test('токен, который не прочесть, обновляется, а не принимается на веру', async () => {
    const { visitors, calls } = visitorsOver(200)
    const visitor = await visitors.identify(cookiesOf('a.b.c'), caller)
    expect(visitor.kind).toBe('signed-in')
    expect(calls).toHaveLength(1)
  })

  test('магазин на http не просит Secure: такую cookie браузер не сохранил бы', async () => {
    visitorsOver(200)
    const visitors = createVisitors({
      bffOrigin: 'http://bff.test',
      isSecure: false,
      now: () => NOW,
    })
    const { setCookies } = await visitors.identify(cookiesOf(token(-1)), caller)
    expect(setCookies).toContain('isp_clientId=client-01; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  test('отвергнутая компания стирается, вход остаётся', async () => {
    const { visitors } = visitorsOver(200)
    const visitor = await visitors.identify(cookiesOf(token(600)), caller)
    const without = visitors.withoutCompany(visitor)
    expect(without.cookies).not.toHaveProperty(sessionCookies.company)
    expect(without.cookies).toHaveProperty(sessionCookies.accessToken)
    expect(without.setCookies).toHaveLength(3)
  })

  test('заголовок cookie читается и испорченным', () => {
    expect(parseCookies('a=%D0%B0; b=%; =x; c; d=1=2')).toEqual({ a: 'а', b: '%', d: '1=2' })
    expect(parseCookies(undefined)).toEqual({})
  })
})
