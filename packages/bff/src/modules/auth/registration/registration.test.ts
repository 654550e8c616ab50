import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer } from '../people.fixture.ts'
import {
  browser,
  consents,
  newcomer,
  newPassword,
  openRegistrationShop,
  type RegistrationShop,
} from './registration.fixture.ts'

let shop: RegistrationShop
beforeAll(async () => {
  shop = await openRegistrationShop()
})
beforeEach(() => shop.forget())
afterAll(() => shop.close())

const accounts = async () =>
  (await shop.pool.query('select login, status, staff_role, mailing from account where id > 10'))
    .rows

describe('регистрация: отказы (§7.1, D37)', () => {
  test('без подтверждённого кода — 403, есть такой кабинет или нет', async () => {
    const { requestId: _one, ...unknown } = (await shop.register()).body
    const { requestId: _two, ...known } = (await shop.register({ email: 'manager@example.com' }))
      .body
    expect(unknown).toMatchObject({ statusCode: 403, code: 'CODE_NOT_CONFIRMED' })
    expect(known).toEqual(unknown)
    expect(await accounts()).toEqual([])
  })

  test('код послан, но не введён — 403', async () => {
    await shop.sendCode()
    expect((await shop.register()).status).toBe(403)
  })

  test('код одной почты не годится для другой, код другого браузера — для этого', async () => {
    await shop.confirm()
    expect((await shop.register({ email: 'boris@zavod.example' })).status).toBe(403)
    expect((await shop.register({}, { client: 'browser-0002' })).status).toBe(403)
    expect((await shop.register()).status).toBe(200)
  })

  test('через полчаса подтверждение не действует', async () => {
    await shop.confirm()
    await shop.ageCodes(1801)
    expect((await shop.register()).status).toBe(403)
  })

  test('код расходуется: двадцать регистраций сразу — один кабинет', async () => {
    await shop.confirm()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.register()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 403].includes(status))).toBe(true)
    expect(await accounts()).toHaveLength(1)
    expect((await shop.register()).status).toBe(403)
  })

  test('почта занята — 409, но только для того, кто прочёл её письмо; заглавные и пробелы не обходят', async () => {
    await shop.confirm(' MANAGER@example.com ')
    expect(await shop.register({ email: ' MANAGER@example.com ' })).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_EXISTS' },
    })
    // the existing account is unchanged: its password still works
    await shop.signIn('manager')
    expect(await accounts()).toEqual([])
  })

  test('punycode и буквы — один кабинет (D35)', async () => {
    await shop.confirm('Анна@Домен.рф')
    expect((await shop.register({ email: 'Анна@Домен.рф' })).status).toBe(200)
    await shop.ageCodes(61)
    await shop.confirm('анна@xn--d1acufc.xn--p1ai')
    expect((await shop.register({ email: 'анна@xn--d1acufc.xn--p1ai' })).status).toBe(409)
    expect(await accounts()).toMatchObject([{ login: 'анна@домен.рф' }])
  })

  test.each([
    [{ consents: {} }, 'consents.personalData', 'AGREEMENT_REQUIRED'],
    [
      { consents: { personalData: 'personal-data-1999-01' } },
      'consents.personalData',
      'AGREEMENT_REQUIRED',
    ],
    [{ consents: { ...consents, mailing: true } }, 'consents.mailing', 'INVALID'],
    [{ password: 'short' }, 'password', 'PASSWORD_TOO_SHORT'],
    [{ password: '12345678' }, 'password', 'PASSWORD_COMMON'],
    [{ password: '       8       ' }, 'password', 'PASSWORD_TOO_SHORT'],
    [{ password: 'x'.repeat(21) }, 'password', 'PASSWORD_TOO_LONG'],
    [{ email: 'anna@' }, 'email', 'EMAIL_FORMAT'],
    [{ email: `anna@example.com\u0007` }, 'email', 'EMAIL_FORMAT'],
    [{ email: '<b>@example.com' }, 'email', 'EMAIL_FORMAT'],
    [{ status: 'ACTIVE' }, 'status', 'UNEXPECTED'],
    [{ staff_role: 'admin' }, 'staff_role', 'UNEXPECTED'],
    [{ companies: [1] }, 'companies', 'UNEXPECTED'],
    [{ client_id: browser }, 'client_id', 'UNEXPECTED'],
  ])('%j: ошибка у поля %s, кода это не тратит', async (change, path, code) => {
    await shop.confirm()
    const { status, body } = await shop.register(change)
    expect([status, body.fields]).toMatchObject([400, [{ path, code }]])
    expect((await shop.register()).status).toBe(200)
  })
})

describe('регистрация (§4, §7.1)', () => {
  test('кабинет создан: вошла, без компаний, без ролей; пароль хранится хешем и подходит', async () => {
    await shop.confirm()
    const { status, body } = await shop.register({ password: ` ${newPassword} ` })
    expect([status, Object.keys(body)]).toEqual([200, ['accessToken', 'refreshToken']])
    const me = await shop.call('currentUser', { headers: bearer(body) })
    expect(me.body).toMatchObject({
      login: newcomer,
      status: 'NEW',
      companies: [],
      staff_role: null,
      mailing: false,
    })
    const { rows } = await shop.pool.query('select password_hash from account where login = $1', [
      newcomer,
    ])
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    const entered = await shop.call('loginV2', {
      body: { login: 'ANNA@zavod.example', password: newPassword, client_id: browser },
    })
    expect(entered.status).toBe(200)
    const renewed = await shop.call('refreshTokens', {
      body: { client_id: browser, refreshToken: body.refreshToken },
    })
    expect(renewed.status).toBe(200)
  })

  test('§7.1: вход, открытый регистрацией, назван среди входов своим браузером', async () => {
    await shop.confirm()
    const { body } = await shop.register(
      {},
      { userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
    )
    const listed = await shop.call('ownSessions', { headers: bearer(body) })
    expect(listed.body.items).toMatchObject([
      { browser: 'Firefox', system: 'Linux', isCurrent: true },
    ])
  })

  test('согласие записано: какой текст, когда, откуда; рассылка — только когда отмечена (152-ФЗ, 38-ФЗ)', async () => {
    await shop.confirm()
    await shop.register()
    const read = async () =>
      (
        await shop.pool.query(
          `select kind, document, given_from, given_form, given_at > now() - interval '1 minute' as recent
             from account_consent order by id`,
        )
      ).rows
    expect(await read()).toEqual([
      {
        kind: 'personalData',
        document: consents.personalData,
        given_from: '203.0.113.7',
        given_form: 'registration',
        recent: true,
      },
    ])
    await shop.forget()
    await shop.confirm()
    await shop.register({ consents: { ...consents, mailing: 'mailing-2026-11' } })
    expect((await read()).map(({ kind }) => kind)).toEqual(['personalData', 'mailing'])
    expect(await accounts()).toMatchObject([{ mailing: true, staff_role: null }])
  })

  test('подтверждение видно этому браузеру, пока не израсходовано', async () => {
    const ask = async (client = browser) =>
      (
        await shop.call('emailConfirmation', {
          query: { email: newcomer },
          headers: { 'x-client-id': client },
        })
      ).body.isConfirmed
    expect(await ask()).toBe(false)
    await shop.confirm()
    expect([await ask(), await ask('browser-0002')]).toEqual([true, false])
    await shop.register()
    expect(await ask()).toBe(false)
  })
})
