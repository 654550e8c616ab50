import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { during } from '../../../kernel/held-database.fixture.ts'
import { clientId, openShop, password, type Shop } from '../people.fixture.ts'

/** Ways in which an attacker could get more attempts; the waiting times themselves are tested in login.test. */
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // an unknown login costs a slow hash, as in production; these accounts exist, with the cheap hash of the test
  // accounts
  await shop.pool.query(
    `insert into account (login, password_hash, status)
     select 'user-' || n || '@example.com', password_hash, status
       from generate_series(1, 99) n, account where account.id = 1`,
  )
})
beforeEach(() => shop.startOver())
afterAll(() => shop.close())

type Door = 'login' | 'loginV2'
const enter = async (login: string, secret: string, from: string, door: Door = 'loginV2') => {
  const body = { login, password: secret, client_id: clientId }
  return (await shop.call(door, { body, headers: { 'x-forwarded-for': from } })).status
}

/** Uses up all free attempts of an address with many logins; `from` gives the address of each attempt. */
const useUp = async (from: (tried: number) => string, count = 50, door?: Door) => {
  const statuses: number[] = []
  for (let tried = 1; tried <= count; tried += 1) {
    statuses.push(await enter(`user-${tried}@example.com`, 'ne-to-2026', from(tried), door))
  }
  expect(new Set(statuses)).toEqual(new Set([403]))
}
const owner = (from: string) => enter('manager@example.com', password, from)

describe('новый адрес не даёт новых попыток', () => {
  test('клиенту IPv6 отведена сеть /64: её адреса считаются вместе, соседняя сеть — отдельно', async () => {
    await useUp((tried) => `2001:db8:5:7:${tried.toString(16)}::${tried}`)
    expect(await owner('2001:db8:5:7:ffff::1')).toBe(429)
    expect(await owner('2001:db8:5:8::1')).toBe(200)
  })

  test('IPv4, записанный как IPv6, — тот же адрес, и другим таким не мешает', async () => {
    await useUp((tried) => (tried % 2 === 0 ? '203.0.113.7' : '::ffff:203.0.113.7'))
    expect(await owner('::ffff:203.0.113.7')).toBe(429)
    expect(await owner('::ffff:203.0.113.8')).toBe(200)
  })

  test('заголовок верят только своему серверу: чужой не назовёт себя другим', async () => {
    const tryFrom = (named: string, login: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/bff/api/auth/login/v2',
        remoteAddress: '198.51.100.9',
        headers: { 'x-forwarded-for': named },
        payload: { login, password: 'ne-to-2026', client_id: clientId },
      })
    const statuses: number[] = []
    for (let tried = 1; tried <= 51; tried += 1) {
      const { statusCode } = await tryFrom(`10.1.1.${tried}`, `user-${tried}@example.com`)
      statuses.push(statusCode)
    }
    expect(statuses.slice(-2)).toEqual([403, 429])
  })
})

test('прежний адрес входа считает попытки вместе с новым', async () => {
  await useUp(() => '203.0.113.7', 50, 'login')
  expect(await owner('203.0.113.7')).toBe(429)
  expect(await enter('manager@example.com', password, '203.0.113.8', 'login')).toBe(200)
})

test('две попытки сразу сосчитаны обе', async () => {
  const fail = () => enter('buyer@example.com', 'ne-to-2026', '203.0.113.7')
  for (let tried = 0; tried < 4; tried += 1) await fail()
  const both = await during(shop.pool, 'select from login_attempt for update', fail, fail)
  expect(both.toSorted()).toEqual([403, 429])
})

test('вход со своим паролем не возвращает адресу чужих попыток', async () => {
  const from = '203.0.113.7'
  await useUp(() => from, 49)
  expect(await owner(from)).toBe(200)
  expect(await enter('user-98@example.com', 'ne-to-2026', from)).toBe(403)
  expect(await enter('user-99@example.com', 'ne-to-2026', from)).toBe(429)
})

test('верный пароль — не попытка: входить можно сколько угодно раз', async () => {
  for (let time = 0; time < 60; time += 1) expect(await owner('203.0.113.7')).toBe(200)
})

test('ошибки забываются через час тишины, не раньше', async () => {
  const login = 'buyer@example.com'
  const fail = () => enter(login, 'ne-to-2026', '203.0.113.7')
  const wait = (minutes: number) =>
    shop.pool.query(
      `update login_attempt set failed_at = failed_at - make_interval(mins => $1), wait_until = '-infinity'`,
      [minutes],
    )
  for (let tried = 0; tried < 5; tried += 1) expect(await fail()).toBe(403)
  await wait(59)
  expect([await fail(), await fail()]).toEqual([403, 429])
  await wait(61)
  for (let tried = 0; tried < 5; tried += 1) expect(await fail()).toBe(403)
  expect(await fail()).toBe(429)
})
