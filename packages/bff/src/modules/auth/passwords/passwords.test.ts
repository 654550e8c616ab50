import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transactionsOf } from '../../../kernel/transaction.ts'
import { openWorker, workerOptions } from '../../jobs/jobs.fixture.ts'
import type { Jobs } from '../../jobs/jobs.service.ts'
import { bearer, clientId, openShop, password, type Shop } from '../people.fixture.ts'
import { createPasswordReset } from './password-reset.job.ts'

let shop: Shop
let worker: Jobs
const shopOrigin = 'https://shop.example'
beforeAll(async () => {
  shop = await openShop()
  const transact = transactionsOf(shop.pool)
  worker = await openWorker(
    shop,
    [
      createPasswordReset({
        transact,
        shopOrigin,
        jobs: { enqueue: async () => crypto.randomUUID() } as never,
      }),
    ],
    workerOptions,
  )
})
afterAll(async () => {
  await worker.close()
  await shop.close()
})
let before: string
beforeEach(async () => {
  await shop.pool.query('truncate login_attempt, password_reset, token_family cascade')
  await shop.pool.query('delete from mail_outbox')
  const { rows } = await shop.pool.query('select password_hash from account where id = 2')
  before ??= rows[0].password_hash
  await shop.pool.query(`update account set password_hash = $1, status = 'ACTIVE'`, [before])
})

const next = 'novyi-2026'
const words = { newPassword: next, repeatNewPassword: next }
const forgot = (login: string, headers: Record<string, string> = {}) =>
  shop.call('forgotPassword', { query: { login }, headers })
const letters = async () =>
  (
    await shop.pool.query<{ recipient: string; body_text: string }>(
      'select recipient, body_text from mail_outbox order by id',
    )
  ).rows
/** Waits for the letter to this address and returns its token. */
const tokenFor = async (login: string) => {
  await forgot(login)
  await expect.poll(async () => (await letters()).length).toBe(1)
  const [letter] = await letters()
  return /#token=([\w-]+)/.exec(letter?.body_text ?? '')?.[1] ?? ''
}
const reset = (token: string, change: object = {}) =>
  shop.call('resetPassword', { body: { token, ...words, ...change } })
const enter = async (login: string, secret: string) =>
  (await shop.call('loginV2', { body: { login, password: secret, client_id: clientId } })).status

describe('забытый пароль: отказы (D12)', () => {
  test('известный и неизвестный логин: один ответ, письмо только известному', async () => {
    const unknown = await forgot('nobody@example.com')
    const known = await forgot('BUYER@example.com')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await expect
      .poll(async () => (await letters()).map(({ recipient }) => recipient))
      .toEqual(['buyer@example.com'])
  })

  test('письма одному логину кончаются одинаково, есть он или нет', async () => {
    const statuses = async (login: string) => {
      const all: number[] = []
      for (let asked = 0; asked < 4; asked += 1) all.push((await forgot(login)).status)
      return all
    }
    const limited = [200, 200, 200, 429]
    expect(await statuses('nobody@example.com')).toEqual(limited)
    expect(await statuses('employee@example.com')).toEqual(limited)
    // letters are sent after the answers; waiting keeps them out of the next test
    await expect.poll(async () => (await letters()).length).toBe(3)
  })

  test('ссылка ведёт в магазин, чей бы Host ни прислали', async () => {
    await forgot('buyer@example.com', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await expect.poll(async () => (await letters()).length).toBe(1)
    const [letter] = await letters()
    expect(letter?.body_text).toContain(`${shopOrigin}/auth/change-password/#token=`)
    expect(letter?.body_text).not.toContain('evil')
  })

  test('заблокированному письма нет', async () => {
    await shop.pool.query(`update account set status = 'BLOCKED' where id = 2`)
    await forgot('buyer@example.com')
    await forgot('employee@example.com')
    await expect
      .poll(async () => (await letters()).map(({ recipient }) => recipient))
      .toEqual(['employee@example.com'])
  })
})

describe('ссылка из письма (§7.1)', () => {
  test('выдуманная, повторная, просроченная — 404', async () => {
    const token = await tokenFor('buyer@example.com')
    expect((await reset('vydumka')).body.code).toBe('RESET_LINK_INVALID')
    await shop.pool.query(`update password_reset set expires_at = now() - interval '1 second'`)
    expect((await reset(token)).status).toBe(404)
    await shop.pool.query(`update password_reset set expires_at = now() + interval '1 minute'`)
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token)).status).toBe(404)
  })

  test('две вкладки сразу: сработает одна', async () => {
    const token = await tokenFor('buyer@example.com')
    const answers = await Promise.all([reset(token), reset(token), reset(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  test('после смены пароля мертва; ссылка одного не меняет другого', async () => {
    const token = await tokenFor('buyer@example.com')
    await shop.pool.query(`update account set password_hash = 'другой' where id = 2`)
    expect((await reset(token)).status).toBe(404)
    await shop.pool.query('delete from mail_outbox')
    const own = await tokenFor('employee@example.com')
    expect((await reset(own, { login: 'manager@example.com' })).body.fields).toMatchObject([
      { path: 'login', code: 'UNEXPECTED' },
    ])
    expect((await reset(own)).status).toBe(200)
    expect(await enter('manager@example.com', password)).toBe(200)
    expect(await enter('employee@example.com', next)).toBe(200)
  })

  test('хранится только хеш; действует час', async () => {
    const token = await tokenFor('buyer@example.com')
    const { rows } = await shop.pool.query<{ hash: Buffer; minutes: number }>(
      'select hash, round(extract(epoch from expires_at - now()) / 60)::int as minutes from password_reset',
    )
    expect(rows.map(({ minutes }) => minutes)).toEqual([60])
    expect(rows[0]?.hash.toString('latin1')).not.toContain(token)
    expect(rows[0]?.hash.equals(Buffer.from(token))).toBe(false)
  })

  test('пароли различаются — ошибка у второго поля, ссылка цела', async () => {
    const token = await tokenFor('buyer@example.com')
    expect((await reset(token, { repeatNewPassword: 'drugoi-2026' })).body.fields).toMatchObject([
      { path: 'repeatNewPassword', code: 'PASSWORDS_DIFFER' },
    ])
    expect((await reset(token)).status).toBe(200)
  })

  test('новый пароль завершает все сеансы, прежний не подходит, хозяину пишут', async () => {
    const session = await shop.signIn('buyer')
    const token = await tokenFor('buyer@example.com')
    await reset(token)
    expect((await shop.call('currentUser', { headers: bearer(session) })).status).toBe(401)
    expect(await enter('buyer@example.com', password)).toBe(403)
    expect(await enter('buyer@example.com', next)).toBe(200)
    expect((await letters()).at(-1)?.body_text).toContain('Пароль от\u00a0вашего кабинета изменён')
  })
})

describe('смена пароля в кабинете (§7.1)', () => {
  const change = async (tokens: { accessToken: string; refreshToken: string }, body: object = {}) =>
    shop.call('changePassword', { body: { password, ...words, ...body }, headers: bearer(tokens) })

  test('неверный пароль — ошибка у его поля; перебор кончается ожиданием', async () => {
    const session = await shop.signIn('buyer')
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await change(session, { password: `ne-to-${tried}` })).toMatchObject({
        status: 403,
        body: { code: 'PASSWORD_WRONG', fields: [{ path: 'password', code: 'PASSWORD_WRONG' }] },
      })
    }
    expect((await change(session)).status).toBe(429)
  })

  test('остальные сеансы завершены, этот продолжается, ссылки из писем мертвы', async () => {
    const phone = await shop.signIn('buyer', 'phone-00001')
    const session = await shop.signIn('buyer')
    const foreign = await shop.signIn('employee')
    const token = await tokenFor('buyer@example.com')
    expect((await change(session)).status).toBe(200)
    const status = async (tokens: typeof session) =>
      (await shop.call('currentUser', { headers: bearer(tokens) })).status
    expect([await status(session), await status(phone), await status(foreign)]).toEqual([
      200, 401, 200,
    ])
    const renewed = await shop.call('refreshTokens', {
      body: { client_id: clientId, refreshToken: session.refreshToken },
    })
    expect(renewed.status).toBe(200)
    expect((await reset(token)).status).toBe(404)
    expect(await enter('buyer@example.com', next)).toBe(200)
  })
})
