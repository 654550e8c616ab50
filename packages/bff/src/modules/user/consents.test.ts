import { currentConsents } from '@isp/contract/consent-documents'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, openShop, password, type Shop } from '../auth/people.fixture.ts'
import { createCalls, outcomeOf } from '../company/people-calls.fixture.ts'
import { unsubscribePath } from '../mail/outgoing/unsubscribe.service.ts'

let shop: Shop
const { as } = createCalls(() => shop)
const NEWCOMER = 4
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('delete from account_consent')
  await shop.pool.query('update account set mailing = true where id = $1', [NEWCOMER])
  for (const [kind, document] of Object.entries(currentConsents)) {
    await shop.pool.query(
      `insert into account_consent (account_id, kind, document, given_from) values ($1, $2, $3, '203.0.113.7')`,
      [NEWCOMER, kind, document],
    )
  }
})

const list = async () => (await as('newcomer', 'ownConsents', {})).body.items
const withdraw = (body: object) => as('newcomer', 'withdrawConsent', { body })
const subscribe = (mailing: boolean) =>
  as('newcomer', 'updateUser', {
    params: { id: NEWCOMER },
    body: { id: NEWCOMER, infoAboutUser: { status: 'ACTIVE', mailing } },
  })
const mailingOf = async () =>
  (await shop.pool.query('select mailing from account where id = $1', [NEWCOMER])).rows[0].mailing

describe('отказы (152-ФЗ)', () => {
  test.each([
    {},
    { kind: 'cookies' },
    { kind: 'mailing', password: 'x' },
    { kind: 'personalData' },
    { kind: 'personalData', password: 'x', accountId: 1 },
  ])('негодный запрос %j ничего не отзывает', async (body) => {
    expect(outcomeOf(await withdraw(body))).toBe('400 REQUEST_INVALID')
    for (const consent of await list()) expect(consent.withdrawnAt).toBeNull()
  })

  test('не тот пароль не подтверждает отзыв: учётная запись и согласие остаются', async () => {
    const answer = await withdraw({ kind: 'personalData', password: `${password}!` })
    expect(outcomeOf(answer)).toBe('403 PASSWORD_WRONG')
    expect(answer.body.fields).toEqual([
      expect.objectContaining({ path: 'password', code: 'PASSWORD_WRONG' }),
    ])
    for (const consent of await list()) expect(consent.withdrawnAt).toBeNull()
  })

  test('единственный руководитель сначала передаёт компанию', async () => {
    await shop.pool.query(
      `insert into company_member (company_id, account_id, role) select 3, $1, 'manager' where not exists
         (select from company_member where company_id = 3 and account_id = $1)`,
      [NEWCOMER],
    )
    await shop.pool.query('delete from company_member where company_id = 3 and account_id <> $1', [
      NEWCOMER,
    ])
    const answer = await withdraw({ kind: 'personalData', password })
    expect(outcomeOf(answer)).toBe('409 LAST_MANAGER')
    for (const consent of await list()) expect(consent.withdrawnAt).toBeNull()
    await shop.pool.query('delete from company_member where company_id = 3 and account_id = $1', [
      NEWCOMER,
    ])
  })

  test('чужих согласий не видно', async () => {
    expect((await as('buyer', 'ownConsents', {})).body.items).toEqual([])
  })
})

describe('ссылка рассылки (RFC 8058)', () => {
  const tokens = async (): Promise<string[]> =>
    (
      await shop.pool.query(
        `select token from account_consent where kind = 'mailing' and account_id = $1 order by id`,
        [NEWCOMER],
      )
    ).rows.map(({ token }) => token)
  const open = (token: string, method: 'GET' | 'POST') =>
    shop.app.inject({
      ...{ method, url: unsubscribePath('news', token) },
      ...(method === 'POST' && {
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    })

  test('открытая — спрашивает, отправленная — отписывает без входа, и второй раз тоже', async () => {
    const [token = ''] = await tokens()
    expect((await open(token, 'GET')).body).toContain('<form method="post">')
    expect(await mailingOf()).toBe(true)
    for (const _time of [1, 2]) {
      expect((await open(token, 'POST')).statusCode).toBe(200)
      expect(await mailingOf()).toBe(false)
    }
    const { rows } = await shop.pool.query(
      `select withdrawn_form from account_consent where token = $1`,
      [token],
    )
    expect(rows).toEqual([{ withdrawn_form: 'letter' }])
  })

  test('старое письмо отписывает и того, кто подписался заново; ничей ключ — никого', async () => {
    await subscribe(false)
    await subscribe(true)
    const nobodys = 'f1000000-0009-4000-8000-000000000003'
    expect((await open(nobodys, 'POST')).statusCode).toBe(200)
    expect(await mailingOf()).toBe(true)
    const [old = ''] = await tokens()
    await open(old, 'POST')
    expect(await mailingOf()).toBe(false)
  })
})

describe('согласия', () => {
  test('видны с редакцией и временем', async () => {
    const items = await list()
    expect(items.map(({ kind, document }: Record<string, string>) => [kind, document])).toEqual(
      Object.entries(currentConsents).reverse(),
    )
    for (const { givenAt } of items) expect(Date.parse(givenAt)).not.toBeNaN()
  })

  test('рассылка: отозвана — писем нет, запись с временем и адресом остаётся; второй отзыв ничего не меняет', async () => {
    expect(outcomeOf(await withdraw({ kind: 'mailing' }))).toBe('200')
    expect(await mailingOf()).toBe(false)
    const [first] = await list()
    expect(first).toMatchObject({ kind: 'mailing', withdrawnAt: expect.any(String) })
    expect(outcomeOf(await withdraw({ kind: 'mailing' }))).toBe('200')
    expect((await list())[0]).toEqual(first)
    const { rows } = await shop.pool.query(
      `select withdrawn_from, withdrawn_form from account_consent where kind = 'mailing'`,
    )
    expect(rows).toEqual([
      { withdrawn_from: expect.stringMatching(/\d/), withdrawn_form: 'consents' },
    ])
  })

  test('подписка и отписка в кабинете — те же согласия (38-ФЗ)', async () => {
    await subscribe(false)
    expect((await list())[0]).toMatchObject({ kind: 'mailing', withdrawnAt: expect.any(String) })
    await subscribe(true)
    await subscribe(true)
    const mailing = (await list()).filter(({ kind }: { kind: string }) => kind === 'mailing')
    expect(mailing).toMatchObject([
      { document: currentConsents.mailing, withdrawnAt: null },
      { withdrawnAt: expect.any(String) },
    ])
    expect(await mailingOf()).toBe(true)
  })

  test('подписка записана с формой и страницей, без того, что стоит в её адресе (152-ФЗ)', async () => {
    await subscribe(false)
    await as('newcomer', 'updateUser', {
      params: { id: NEWCOMER },
      body: { id: NEWCOMER, infoAboutUser: { status: 'ACTIVE', mailing: true } },
      headers: { referer: 'https://shop.example/section/drills/?secret=1#token=2' },
    })
    const { rows } = await shop.pool.query(
      `select given_form, given_page from account_consent where kind = 'mailing' and withdrawn_at is null`,
    )
    expect(rows).toEqual([{ given_form: 'subscription', given_page: '/section/drills/' }])
  })

  test('на обработку данных: учётной записи больше нет, а доказательство согласия и отзыва остаётся', async () => {
    const headers = bearer(await shop.signIn('newcomer'))
    const body = { kind: 'personalData', password }
    expect(outcomeOf(await shop.call('withdrawConsent', { headers, body }))).toBe('200')
    expect((await shop.call('ownConsents', { headers })).status).toBe(401)
    const { rows } = await shop.pool.query(
      `select login, kind, withdrawn_at is not null as "isWithdrawn" from account
         join account_consent on account_id = account.id where account.id = $1 order by kind`,
      [NEWCOMER],
    )
    expect(rows).toEqual([
      { login: expect.stringMatching(/^deleted-/), kind: 'mailing', isWithdrawn: true },
      { login: expect.stringMatching(/^deleted-/), kind: 'personalData', isWithdrawn: true },
    ])
  })
})
