import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientId, openShop, password, type Shop } from './people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const own = { login: 'manager@example.com', password, client_id: clientId }
const send = (payload: string | object, type = 'application/json') =>
  shop.app.inject({
    method: 'POST',
    url: '/bff/api/auth/login/v2',
    headers: { 'content-type': type },
    payload,
  })

describe('вход не принимает', () => {
  test.each([
    ['короткое имя браузера', { client_id: '1234567' }],
    ['пустое', { client_id: '' }],
    ['слишком длинное', { client_id: 'x'.repeat(101) }],
    ['не текст', { client_id: 12345678 }],
  ])('%s', async (_name, change) => {
    expect((await send({ ...own, ...change })).statusCode).toBe(400)
    const refreshed = await shop.call('refreshTokens', {
      body: { refreshToken: 'x', ...change },
    })
    expect(refreshed.status).toBe(400)
  })

  test('тело больше 256 КБ, каким бы оно ни было', async () => {
    const refused = await send(JSON.stringify({ ...own, password: 'x'.repeat(256 * 1024) }))
    expect(refused.json()).toMatchObject({ statusCode: 413, code: 'REQUEST_TOO_LARGE' })
  })

  test.each(['text/plain', 'text/plain; charset=utf-8', 'application/x-www-form-urlencoded'])(
    'тело вида %s, которое страница другого сайта может послать без спроса',
    async (type) => {
      const refused = await send(JSON.stringify(own), type)
      expect(refused.json()).toMatchObject({ statusCode: 415, code: 'MEDIA_TYPE_UNSUPPORTED' })
    },
  )

  test('а верное принимает', async () => {
    expect((await send(own)).statusCode).toBe(200)
  })
})
