import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, clientId, openShop, password, type Shop, type Tokens } from '../people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('delete from token_family'))

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

const signIn = async (userAgent: string): Promise<Tokens> => {
  const body = { login: 'buyer@example.com', password, client_id: clientId }
  return (await shop.call('loginV2', { body, headers: { 'user-agent': userAgent } })).body
}
const list = async (tokens: Tokens) =>
  (await shop.call('ownSessions', { headers: bearer(tokens) })).body.items
const statusOf = async (tokens: Tokens) =>
  (await shop.call('currentUser', { headers: bearer(tokens) })).status

describe('где я вошёл (§7.1, входы)', () => {
  test('чужой вход не виден и не завершается; свой завершённый — тоже', async () => {
    const own = await signIn(chrome)
    const foreign = await shop.signIn('outsider')
    const [{ id }] = await list(foreign)
    const end = { params: { id }, headers: bearer(own) }
    expect((await shop.call('endSession', end)).body.code).toBe('SESSION_NOT_FOUND')
    expect(await statusOf(foreign)).toBe(200)
    expect((await list(own)).map((one: { id: string }) => one.id)).not.toContain(id)
    const body = { params: { id }, headers: bearer(foreign) }
    expect((await shop.call('endSession', body)).status).toBe(200)
    expect(await statusOf(foreign)).toBe(401)
  })

  test('список называет браузер и систему, этот вход помечен, строки браузера в ответе нет', async () => {
    await signIn(safari)
    const here = await signIn(`${chrome} <script>`)
    const items = await list(here)
    expect(items).toMatchObject([
      { browser: 'Chrome', system: 'Windows', isCurrent: true },
      { browser: 'Safari', system: 'iPhone', isCurrent: false },
    ])
    expect(JSON.stringify(items)).not.toMatch(/Mozilla|script/)
  })

  test('незнакомый и непомерно длинный браузер — просто неизвестный', async () => {
    const tokens = await signIn('x'.repeat(5000))
    expect(await list(tokens)).toMatchObject([{ browser: null, system: null }])
  })

  test('новая пара токенов обновляет время последней активности входа', async () => {
    const there = await signIn(safari)
    const here = await signIn(chrome)
    await shop.pool.query(`update token_family set seen_at = now() - interval '3 days'`)
    const body = { client_id: clientId, refreshToken: there.refreshToken }
    await shop.call('refreshTokens', { body, headers: { 'user-agent': safari } })
    const items = await list(here)
    expect(items.map(({ browser }: { browser: string }) => browser)).toEqual(['Safari', 'Chrome'])
    expect(Date.now() - Date.parse(items[0].seenAt)).toBeLessThan(3_600_000)
    expect(Date.now() - Date.parse(items[1].seenAt)).toBeGreaterThan(2 * 86_400_000)
  })

  test('один вход завершается, остальные живут; все остальные — этот живёт', async () => {
    const [here, there, third] = [await signIn(chrome), await signIn(safari), await signIn(chrome)]
    const other = (await list(there)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
    await shop.call('endSession', { params: { id: other.id }, headers: bearer(here) })
    expect([await statusOf(here), await statusOf(there), await statusOf(third)]).toEqual([
      200, 401, 200,
    ])
    const body = { client_id: clientId, refreshToken: there.refreshToken }
    expect((await shop.call('refreshTokens', { body })).body.code).toBe('REFRESH_REJECTED')
    await shop.call('endOtherSessions', { headers: bearer(here) })
    expect([await statusOf(here), await statusOf(third)]).toEqual([200, 401])
    expect(await list(here)).toHaveLength(1)
  })
})
