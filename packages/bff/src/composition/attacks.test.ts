import { type Endpoint, endpoints } from '@isp/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, companies, password } from '../modules/auth/people.fixture.ts'
import {
  newcomer,
  openRegistrationShop,
  type RegistrationShop,
} from '../modules/auth/registration/registration.fixture.ts'
import { readSamples } from './samples.fixture.ts'

let shop: RegistrationShop
beforeAll(async () => {
  shop = await openRegistrationShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate login_attempt'))

const clientId = 'browser-0099'
const signIn = (tried: string, address: string) =>
  shop.call('loginV2', {
    body: { login: 'buyer@example.com', password: tried, client_id: clientId },
    headers: { 'x-forwarded-for': address },
  })

describe('перебор', () => {
  test('тысяча паролей одного человека с тысячи адресов: проверены пять, верный среди них не помог', async () => {
    const outcomes: number[] = []
    for (let start = 0; start < 1000; start += 20) {
      const tries = Array.from({ length: 20 }, (_, at) => {
        const number = start + at
        // the correct one is among the attempts
        const tried = number === 700 ? password : `guess-${number}`
        return signIn(tried, `203.0.${Math.floor(number / 250)}.${1 + (number % 250)}`)
      })
      for (const { status } of await Promise.all(tries)) outcomes.push(status)
    }
    const checked = outcomes.filter((status) => status === 403)
    expect(checked.length).toBeLessThanOrEqual(5)
    expect(outcomes).not.toContain(200)
    expect(new Set(outcomes)).toEqual(new Set([403, 429]))
  })
})

describe('токен не того рода', () => {
  test('токен обновления в заголовке никого не впускает, токен доступа ничего не обновляет', async () => {
    const { accessToken, refreshToken } = await shop.signIn('buyer')
    const asAccess = await shop.call('currentUser', {
      headers: { authorization: `Bearer ${refreshToken}` },
    })
    expect(asAccess.status).toBe(401)
    const asRefresh = await shop.call('refreshTokens', {
      body: { client_id: 'visitor-0001', refreshToken: accessToken },
    })
    expect(asRefresh.status).toBe(401)
    expect(JSON.stringify(asRefresh.body)).not.toContain('eyJ')
  })
})

describe('лишние поля', () => {
  test('ни один вызов с телом не принимает роли, статуса, компании и номера, о которых его не спрашивают', async () => {
    const samples = await readSamples()
    const admin = bearer(await shop.signIn('admin'))
    const manager = {
      ...bearer(await shop.signIn('manager')),
      'x-choosed-company': companies.alfa,
    }
    const extra = {
      staff_role: 'admin',
      is_blocked: false,
      companyId: 2,
      account_id: 1,
      isAdmin: true,
    }
    const tried: string[] = []
    for (const [id, entry] of Object.entries<Endpoint>(endpoints)) {
      if (!entry.body || entry.multipart || entry.access === 'exchange') continue
      if (id === 'logout') continue // signing out always succeeds, whatever the body contains
      const sample = samples[entry.id as keyof typeof endpoints] ?? {}
      const isStaff = typeof entry.access === 'object' && 'staff' in entry.access
      const { status, body } = await shop.call(id as keyof typeof endpoints, {
        ...sample,
        body: { ...sample.body, ...extra },
        headers: { ...sample.headers, ...(isStaff ? admin : manager) },
      })
      tried.push(id)
      const told = `${id}: ${status} ${JSON.stringify(body).slice(0, 200)}`
      expect([400, 403, 404, 409], told).toContain(status)
    }
    expect(tried.length).toBeGreaterThan(40)
    const { rows } = await shop.pool.query(
      `select count(*)::int as count from account where staff_role = 'admin'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('чужая компания', () => {
  const list = async (headers: Record<string, string>) => {
    const { status, body } = await shop.call('companyInvitations', {
      headers: { ...bearer(await shop.signIn('outsider')), ...headers },
    })
    return status === 200 ? body.items.map(({ email }: { email: string }) => email) : status
  }

  test('ни в cookie, ни в заголовке, ни в теле вызова не открывает её людей', async () => {
    const manager = { ...bearer(await shop.signIn('manager')), 'x-choosed-company': companies.alfa }
    const body = { email: 'colleague@alfa.example', role: 'buyer' }
    expect((await shop.call('createInvitation', { body, headers: manager })).status).toBe(200)
    const cookie = `isp_company=${companies.alfa}; x-choosed-company=${companies.alfa}`
    const own = { 'x-choosed-company': companies.beta }

    expect(await list({ cookie })).toBe(409) // no company is chosen
    expect(await list({ ...own, cookie })).toEqual([])
    expect(await list({ 'x-choosed-company': companies.alfa })).toBe(403)
    for (const name of ['company', 'companyUuid', 'company_id']) {
      const smuggled = await shop.call('createInvitation', {
        body: { ...body, [name]: companies.alfa },
        headers: { ...bearer(await shop.signIn('outsider')), ...own },
      })
      expect(smuggled.status, name).toBe(400)
    }
    expect(await list(own)).toEqual([])
  })
})

describe('чужой Host', () => {
  const evil = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    origin: 'https://evil.example',
  }

  test('ни в одном письме нет адреса, которого магазин не знает: код, пароль, приглашение, запрос, решение о компании', async () => {
    await shop.pool.query('delete from mail_outbox')
    await shop.call('sendEmailCode', {
      body: { email: newcomer },
      headers: { ...evil, 'x-client-id': clientId },
    })
    await shop.call('forgotPassword', { query: { login: 'buyer@example.com' }, headers: evil })
    const manager = { ...bearer(await shop.signIn('manager')), 'x-choosed-company': companies.alfa }
    await shop.call('createInvitation', {
      body: { email: 'guest@zavod.example', role: 'buyer' },
      headers: { ...manager, ...evil },
    })
    await shop.call('createJoin', {
      body: { inn: '5260000016' },
      headers: { ...bearer(await shop.signIn('newcomer')), ...evil },
    })
    await shop.call('setCompanyStatus', {
      body: { companyUuid: companies.waiting, status: 'ACTIVE', from: 'MODERATION' },
      headers: { ...bearer(await shop.signIn('admin')), ...evil },
    })
    const { rows } = await shop.pool.query(
      'select subject, body_text, body_html from mail_outbox order by id',
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(rows)).not.toContain('evil.example')
  })
})
