import { expect, test } from 'vitest'
import { answerHeaders, ownCookie, requestHeaders } from './rewrite-headers.ts'

const origins = { own: 'http://127.0.0.1:3300', shop: 'https://shop.example.com' }

test.each([
  ['a=1; Path=/; Secure; SameSite=Lax', 'a=1; Path=/; SameSite=Lax'],
  ['a=1; Domain=.shop.example.com; HttpOnly', 'a=1; HttpOnly'],
  ['a=1; SameSite=None; Secure; Partitioned', 'a=1; SameSite=Lax'],
  ['a=secure; Max-Age=0; Path=/', 'a=secure; Max-Age=0; Path=/'],
  ['secure', 'secure'],
  ['a=1;secure;domain=shop.example.com', 'a=1'],
])('cookie магазина %s годится и для машины разработчика: %s', (given, taken) => {
  expect(ownCookie(given)).toBe(taken)
})

test('магазин видит запрос своей страницы, чужой сайт — как есть', () => {
  const headers = (origin: string) =>
    requestHeaders(
      {
        host: '127.0.0.1:3300',
        origin,
        referer: `${origin}/auth/?a=1`,
        cookie: 'a=1',
        connection: 'keep-alive',
        te: 'trailers',
      },
      origins,
    )
  expect(headers(origins.own)).toEqual({
    host: 'shop.example.com',
    origin: origins.shop,
    referer: `${origins.shop}/auth/?a=1`,
    cookie: 'a=1',
  })
  for (const other of ['https://evil.example', 'http://127.0.0.1:33001'])
    expect(headers(other)).toMatchObject({ origin: other, referer: `${other}/auth/?a=1` })
})

test.each([
  ['https://shop.example.com/auth/?a=1#b', '/auth/?a=1#b'],
  ['/auth/', '/auth/'],
  ['https://pay.example.org/x', 'https://pay.example.org/x'],
  ['http://', 'http://'],
])('переадресация магазина на %s ведёт на %s', (given, taken) => {
  expect(answerHeaders([['Location', given]], origins)).toEqual([['Location', taken]])
})

test('заголовки соединения и требование https до браузера не доходят, остальное — дословно', () => {
  const kept: [string, string][] = [
    ['content-security-policy', "default-src 'none'"],
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ]
  const own: [string, string][] = [
    ['Connection', 'close'],
    ['Transfer-Encoding', 'chunked'],
    ['Strict-Transport-Security', 'max-age=1'],
  ]
  expect(answerHeaders([...own, ...kept], origins)).toEqual(kept)
})
