import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { during } from '../../../kernel/held-database.fixture.ts'
import { bearer, clientId, openShop, type Shop, type Tokens } from '../people.fixture.ts'

let shop: Shop
let first: Tokens
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.startOver()
  first = await shop.signIn('manager')
})
afterAll(() => shop.close())

const refresh = (refreshToken: string, client = clientId) =>
  shop.call('refreshTokens', { body: { client_id: client, refreshToken } })
const renew = async (tokens: Tokens): Promise<Tokens> => (await refresh(tokens.refreshToken)).body
const meStatus = async (tokens: Tokens) =>
  (await shop.call('currentUser', { headers: bearer(tokens) })).status
const age = (seconds: number) =>
  shop.pool.query(`update refresh_token set rotated_at = rotated_at - $1 * interval '1 second'`, [
    seconds,
  ])

describe('отказ', () => {
  test('повтор старого токена после того, как преемник уже работал, закрывает сеанс целиком', async () => {
    const second = await renew(first)
    const third = await renew(second)
    expect((await refresh(first.refreshToken)).body).toMatchObject({ code: 'REFRESH_REJECTED' })
    expect((await refresh(third.refreshToken)).status).toBe(401)
    expect(await meStatus(third)).toBe(401)
  })

  test('повтор через минуту закрывает сеанс, даже если преемником не пользовались', async () => {
    const second = await renew(first)
    await age(61)
    expect((await refresh(first.refreshToken)).status).toBe(401)
    expect((await refresh(second.refreshToken)).status).toBe(401)
  })

  test.each(['свежим', 'старым'])('чужой client_id со %s токеном закрывает сеанс', async (kind) => {
    const second = await renew(first)
    const stolen = kind === 'свежим' ? second : first
    expect((await refresh(stolen.refreshToken, 'thief-00001')).status).toBe(401)
    expect((await refresh(second.refreshToken)).status).toBe(401)
    expect(await meStatus(second)).toBe(401)
  })

  test('просроченный токен не годится', async () => {
    await shop.pool.query(`update refresh_token set expires_at = now() - interval '1 second'`)
    expect((await refresh(first.refreshToken)).status).toBe(401)
  })

  test('сеанс кончается через полгода, как бы часто токены ни менялись', async () => {
    await shop.pool.query(`update token_family set expires_at = now() - interval '1 second'`)
    expect((await refresh(first.refreshToken)).status).toBe(401)
    expect(await meStatus(first)).toBe(401)
  })

  test.each(['', 'x', 'x'.repeat(500), '../../etc', "' or 1=1 --"])(
    'выдуманный токен «%s» не проходит',
    async (token) => {
      expect([400, 401]).toContain((await refresh(token)).status)
      expect((await refresh(first.refreshToken)).status).toBe(200)
    },
  )

  test('чужие сеансы того же человека при этом живут', async () => {
    const phone = await shop.signIn('manager', 'phone-00001')
    const second = await renew(first)
    await renew(second)
    await refresh(first.refreshToken)
    expect((await refresh(phone.refreshToken, 'phone-00001')).status).toBe(200)
  })
})

describe('смена токенов', () => {
  test('новая пара работает, человек и сеанс те же', async () => {
    const second = await renew(first)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await meStatus(second)).toBe(200)
    const claims = ({ accessToken }: Tokens) => {
      const { sub, sid } = JSON.parse(
        Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
      )
      return { sub, sid }
    }
    expect(claims(second)).toEqual(claims(first))
  })

  test('ответ потерян: тот же токен даёт того же преемника, и он работает', async () => {
    const lost = await renew(first)
    const again = await renew(first)
    expect(again.refreshToken).toBe(lost.refreshToken)
    await age(50)
    expect((await renew(first)).refreshToken).toBe(lost.refreshToken)
    expect((await refresh(again.refreshToken)).status).toBe(200)
  })

  test('две вкладки сразу получают одного преемника', async () => {
    const ask = () => refresh(first.refreshToken)
    const answers = await during(shop.pool, 'select from token_family for update', ask, ask)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1)
    const { rows } = await shop.pool.query('select 1 from refresh_token')
    expect(rows).toHaveLength(2)
  })

  test('просроченный токен доступа в заголовке не мешает', async () => {
    const { status } = await shop.call('refreshTokens', {
      body: { client_id: clientId, refreshToken: first.refreshToken },
      headers: { authorization: 'Bearer expired' },
    })
    expect(status).toBe(200)
  })

  test('перезапуск сервера не выгоняет никого', async () => {
    const { buildApp } = await import('../../../composition/app.ts')
    const other = await buildApp({ pool: shop.pool, catalogIndex: { current: () => null } })
    const response = await other.inject({ url: '/bff/api/user/me', headers: bearer(first) })
    expect(response.statusCode).toBe(200)
    await other.close()
  })
})

describe('конец сеанса', () => {
  test('выход отзывает и токен обновления, и токен доступа; повтор не ошибка', async () => {
    const body = { refreshToken: first.refreshToken }
    expect((await shop.call('logout', { body })).body).toEqual({ done: true })
    expect((await shop.call('logout', { body })).status).toBe(200)
    expect(await meStatus(first)).toBe(401)
    expect((await refresh(first.refreshToken)).status).toBe(401)
  })

  test('выход с одним токеном доступа тоже закрывает сеанс; без токенов — не ошибка', async () => {
    expect((await shop.call('logout', { body: {} })).status).toBe(200)
    expect(await meStatus(first)).toBe(200)
    await shop.call('logout', { body: {}, headers: bearer(first) })
    expect(await meStatus(first)).toBe(401)
  })

  test('заблокированный посреди работы не проходит уже со следующим запросом', async () => {
    expect(await meStatus(first)).toBe(200)
    await shop.pool.query(`update account set status = 'BLOCKED' where id = 1`)
    expect(await meStatus(first)).toBe(401)
    expect((await refresh(first.refreshToken)).status).toBe(401)
    await shop.pool.query(`update account set status = 'ACTIVE' where id = 1`)
    expect(await meStatus(first)).toBe(401)
  })

  test('смена пароля закрывает все сеансы, смена имени — ни одного', async () => {
    await shop.pool.query(`update account set first_name = 'Мария' where id = 1`)
    expect(await meStatus(first)).toBe(200)
    await shop.pool.query(`update account set password_hash = 'другой' where id = 1`)
    expect(await meStatus(first)).toBe(401)
    expect((await refresh(first.refreshToken)).status).toBe(401)
  })
})
