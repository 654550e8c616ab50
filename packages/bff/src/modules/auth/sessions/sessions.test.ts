import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import { during } from '../../../kernel/held-database.fixture.ts'
import { bearer, clientId, openShop, password, type Shop } from '../people.fixture.ts'
import { createAccessTokens } from './access-token.ts'
import { openAuthKeys } from './auth-keys.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.startOver())
afterAll(() => shop.close())

const enter = async () =>
  (
    await shop.call('loginV2', {
      body: { login: 'manager@example.com', password, client_id: clientId },
    })
  ).body
const meStatus = async (tokens: { accessToken: string; refreshToken: string }) =>
  (await shop.call('currentUser', { headers: bearer(tokens) })).status
const countOf = async (table: string): Promise<number> =>
  (await shop.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count

describe('пока пароль проверялся', () => {
  test.each([
    ['его сменили', `update account set password_hash = 'другой' where id = 1`],
    ['человека заблокировали', `update account set status = 'BLOCKED' where id = 1`],
  ])('%s — вход не открыт', async (_name, change) => {
    const [answer] = await during(shop.pool, change, enter)
    expect(answer).toMatchObject({ statusCode: 403, code: 'LOGIN_FAILED' })
    expect([await countOf('token_family'), await countOf('known_device')]).toEqual([0, 0])
  })
})

describe('что кончилось, не копится', () => {
  test('новый вход убирает законченные неделю назад, свои живые и недавние остаются', async () => {
    const age = (column: string, days: number, client: string) =>
      shop.pool.query(
        `update token_family set ${column} = now() - make_interval(days => $1) where client_id = $2`,
        [days, client],
      )
    const clients = ['revoked-long-ago', 'expired-long-ago', 'revoked-lately', 'alive-0001']
    for (const client of clients) await shop.signIn('manager', client)
    await shop.signIn('buyer', 'revoked-long-ago-too')
    await age('revoked_at', 8, 'revoked-long-ago')
    await age('expires_at', 8, 'expired-long-ago')
    await age('revoked_at', 6, 'revoked-lately')
    await enter()
    const { rows } = await shop.pool.query(
      'select client_id from token_family where account_id = 1 order by client_id',
    )
    expect(rows.map(({ client_id }) => client_id)).toEqual([
      'alive-0001',
      'revoked-lately',
      clientId,
    ])
    expect(await countOf('refresh_token')).toBe(4)
  })

  test('смена токена убирает просроченные того же входа', async () => {
    let { refreshToken } = await shop.signIn('manager')
    for (let turn = 0; turn < 3; turn += 1) {
      const body = { client_id: clientId, refreshToken }
      refreshToken = (await shop.call('refreshTokens', { body })).body.refreshToken
    }
    expect(await countOf('refresh_token')).toBe(4)
    await shop.pool.query(
      `update refresh_token set expires_at = now() - interval '1 second' where rotated_at is not null`,
    )
    await shop.call('refreshTokens', { body: { client_id: clientId, refreshToken } })
    expect(await countOf('refresh_token')).toBe(2)
  })
})

test('токен обновления живёт 30 дней, вход — полгода; в базе — только хеши', async () => {
  const { refreshToken } = await shop.signIn('manager')
  const { rows } = await shop.pool.query(
    `select hash, extract(day from refresh_token.expires_at - now())::int as token,
            extract(day from token_family.expires_at - now())::int as family
       from refresh_token join token_family on token_family.id = family_id`,
  )
  expect(rows).toMatchObject([{ token: 29, family: 179 }])
  expect(rows[0].hash).toHaveLength(32)
  expect(rows[0].hash.toString('latin1')).not.toContain(refreshToken.slice(0, 10))
})

describe('выход', () => {
  test('закрывает один вход, остальные — свои и чужие — живут', async () => {
    const own = await shop.signIn('manager')
    const others = [
      await shop.signIn('manager', 'phone-00001'),
      await shop.signIn('buyer', 'phone-00002'),
    ]
    await shop.call('logout', { body: { refreshToken: own.refreshToken }, headers: bearer(own) })
    expect(await meStatus(own)).toBe(401)
    for (const other of others) expect(await meStatus(other)).toBe(200)
  })

  test('с просроченным токеном доступа тоже закрывает', async () => {
    const own = await shop.signIn('manager')
    shop.clock.ms = 15 * 60_000 + 1000
    const body = { refreshToken: own.refreshToken }
    const answer = await shop.call('logout', { body, headers: bearer(own) })
    expect(answer).toMatchObject({ status: 200, body: { done: true } })
    const again = await shop.call('refreshTokens', { body: { client_id: clientId, ...body } })
    expect(again.status).toBe(401)
  })
})

describe('выход: уходят всегда', () => {
  const leave = async (payload: string, type = 'application/json', late = 0) => {
    const own = await shop.signIn('manager')
    shop.clock.ms += late
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/bff/api/auth/logout',
      headers: { ...bearer(own), ...(type && { 'content-type': type }) },
      ...(payload && { payload }),
    })
    const body = { client_id: clientId, refreshToken: own.refreshToken }
    return [answer.statusCode, (await shop.call('refreshTokens', { body })).status]
  }

  test.each<[string, string, string?]>([
    ['лишнее поле', '{"refreshToken":"x","everywhere":true}'],
    ['токен не текстом', '{"refreshToken":5}'],
    ['не объект', '["a"]'],
    ['ничего', 'null'],
    ['чужие ключи', '{"__proto__":{"a":1}}'],
    ['не JSON', '{"refreshToken":'],
    ['форма', 'a=1', 'application/x-www-form-urlencoded'],
    ['пустое тело', '', ''],
    ['пустое тело под видом JSON', ''],
  ])('%s', async (...[, payload, type]: [string, string, string?]) => {
    expect(await leave(payload, type)).toEqual([200, 401])
  })

  test('по одному просроченному токену доступа', async () => {
    expect(await leave('{}', 'application/json', 16 * 60_000)).toEqual([200, 401])
  })

  test('токен обновления закрывает и среди лишнего', async () => {
    const own = await shop.signIn('manager')
    const payload = JSON.stringify({ refreshToken: own.refreshToken, client_id: clientId })
    const url = '/bff/api/auth/logout'
    const headers = { 'content-type': 'application/json' }
    await shop.app.inject({ method: 'POST', url, headers, payload })
    expect(await meStatus(own)).toBe(401)
  })
})

describe('не пускает, даже если вход почему-то не отозван', () => {
  const asked = ['smallBasket', 'currentUser'] as const

  test('заблокированного', async () => {
    const headers = bearer(await shop.signIn('manager'))
    await shop.pool.query(`update account set status = 'BLOCKED' where id = 1`)
    await shop.pool.query('update token_family set revoked_at = null')
    for (const id of asked) expect((await shop.call(id, { headers })).status, id).toBe(401)
  })

  test('того, чей токен назван чужим входом', async () => {
    await shop.signIn('manager')
    const database = databaseOf(shop.pool)
    const { rows } = await shop.pool.query<{ id: string }>('select id from token_family')
    const { access } = await openAuthKeys(database)
    const sign = (accountId: number) =>
      createAccessTokens(access).sign({ accountId, familyId: rows[0]?.id ?? '' })
    const headersOf = async (accountId: number) => ({
      authorization: `Bearer ${await sign(accountId)}`,
    })
    for (const id of asked) {
      expect((await shop.call(id, { headers: await headersOf(1) })).status, id).toBe(200)
      expect((await shop.call(id, { headers: await headersOf(2) })).status, id).toBe(401)
    }
  })
})
