import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../auth/people.fixture.ts'
import { createCalls, outcomeOf } from './people-calls.fixture.ts'

let shop: Shop
const { as, tokenTo } = createCalls(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query(`
    delete from company_join;
    delete from mail_outbox;
    update company set status = 'ACTIVE' where id = 1;
    delete from company_member where account_id = 4`)
})

const alfa = '5260000016'
const ask = (inn = alfa, message?: string) =>
  as('newcomer', 'createJoin', { body: { inn, ...(message ? { message } : {}) } })
const newcomer = async () =>
  (await shop.pool.query('select company_id, role from company_member where account_id = 4')).rows

describe('отказы (§7.2)', () => {
  test('неизвестный ИНН, закрытая компания, своя компания, закрытый доступ, второй запрос', async () => {
    expect(outcomeOf(await ask('7707083893'))).toBe('404 JOIN_COMPANY_NOT_FOUND')
    expect(outcomeOf(await ask('52600000x6'))).toBe('400 REQUEST_INVALID')
    await shop.pool.query(`update company set status = 'REJECTED' where id = 1`)
    expect(outcomeOf(await ask())).toBe('404 JOIN_COMPANY_NOT_FOUND')
    await shop.pool.query(`update company set status = 'ACTIVE' where id = 1`)
    const body = { inn: alfa }
    expect(outcomeOf(await as('buyer', 'createJoin', { body }))).toBe('409 ALREADY_MEMBER')
    expect(outcomeOf(await as('halfblocked', 'createJoin', { body }))).toBe('409 MEMBER_BLOCKED')
    expect(outcomeOf(await ask())).toBe('200')
    expect(outcomeOf(await ask())).toBe('409 JOIN_PENDING')
  })

  test('роль себе не выбрать', async () => {
    const body = { inn: alfa, role: 'manager', status: 'ACCEPTED' }
    expect(outcomeOf(await as('newcomer', 'createJoin', { body }))).toBe('400 REQUEST_INVALID')
  })

  test('чужой запрос не находится: другой компании, другому человеку, рядовому, заблокированному', async () => {
    const { body } = await ask()
    const params = { id: body.id }
    const answer = { params, body: { role: 'buyer' } }
    for (const id of ['companyJoin', 'declineJoin'] as const) {
      expect(outcomeOf(await as('outsider', id, { params }, 'beta')), id).toBe('404 JOIN_NOT_FOUND')
      expect(outcomeOf(await as('buyer', id, { params }, 'alfa')), id).toBe('403 ROLE_FORBIDDEN')
    }
    expect(outcomeOf(await as('outsider', 'acceptJoin', answer, 'beta'))).toBe('404 JOIN_NOT_FOUND')
    expect(outcomeOf(await as('outsider', 'withdrawJoin', { params }))).toBe('404 JOIN_NOT_FOUND')
    const token = await tokenTo('Manager@example.com')
    for (const person of ['newcomer', 'buyer', 'outsider', 'halfblocked'] as const) {
      const seen = await as(person, 'linkedJoin', { query: { token } })
      expect(outcomeOf(seen), person).toBe('404 JOIN_NOT_FOUND')
      const taken = await as(person, 'acceptLinkedJoin', { body: { token, role: 'manager' } })
      expect(outcomeOf(taken), person).toBe('404 JOIN_NOT_FOUND')
    }
    expect(await newcomer()).toEqual([])
  })

  test('отозванный, просроченный и уже решённый запрос не решается снова', async () => {
    const { id } = (await ask()).body
    const token = await tokenTo('Manager@example.com')
    expect(outcomeOf(await as('newcomer', 'withdrawJoin', { params: { id } }))).toBe('200')
    const body = { token, role: 'buyer' }
    expect(outcomeOf(await as('manager', 'acceptLinkedJoin', { body }))).toBe('409 JOIN_ENDED')
    expect(
      outcomeOf(
        await as('manager', 'acceptJoin', { params: { id }, body: { role: 'buyer' } }, 'alfa'),
      ),
    ).toBe('409 JOIN_ENDED')
    await ask()
    await shop.pool.query(`update company_join set expires_at = now() - interval '1 second'`)
    const late = { token: await tokenTo('Manager@example.com') }
    expect(outcomeOf(await as('manager', 'declineLinkedJoin', { body: late }))).toBe(
      '409 JOIN_ENDED',
    )
    expect(await newcomer()).toEqual([])
    expect(outcomeOf(await ask())).toBe('200')
  })

  test('§7.2: компания, которую магазин закрыл, никого не принимает, ни из списка, ни по ссылке', async () => {
    const { id } = (await ask()).body
    const token = await tokenTo('Manager@example.com')
    await shop.pool.query(`update company set status = 'BLOCKED' where id = 1`)
    const fromList = { params: { id }, body: { role: 'buyer' } }
    expect(outcomeOf(await as('manager', 'acceptJoin', fromList, 'alfa'))).toBe('409 JOIN_ENDED')
    const byLink = { body: { token, role: 'buyer' } }
    expect(outcomeOf(await as('manager', 'acceptLinkedJoin', byLink))).toBe('409 JOIN_ENDED')
    expect(await newcomer()).toEqual([])
    const declined = await as('manager', 'declineLinkedJoin', { body: { token } })
    expect(outcomeOf(declined)).toBe('200')
  })

  test('не больше десяти запросов за сутки', async () => {
    await shop.pool.query(
      `insert into company_join (company_id, account_id, status, token_hash, expires_at)
       select 2, 4, 'REVOKED', sha256(n::text::bytea), now() from generate_series(1, 10) n`,
    )
    expect(outcomeOf(await ask())).toBe('409 JOINS_TOO_MANY')
    expect((await shop.pool.query('select 1 from mail_outbox')).rows).toEqual([])
  })
})

describe('запрос в компанию по ИНН (§7.2)', () => {
  test('руководители получают письмо, заблокированные — нет; разметка остаётся текстом', async () => {
    await shop.pool.query(`update account set status = 'BLOCKED' where id = 8`)
    await ask(alfa, 'Я <b>новый</b> технолог 🔧')
    const { rows } = await shop.pool.query(
      'select recipient, body_html, body_text from mail_outbox',
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual(['Manager@example.com'])
    expect(rows[0].body_html).toContain('&lt;b&gt;новый')
    expect(rows[0].body_text).toContain('newcomer@example.com')
    await shop.pool.query(`update account set status = 'ACTIVE' where id = 8`)
  })

  test('руководитель принимает из списка с ролью, какую выбрал', async () => {
    const { id } = (await ask(alfa, 'Я ваш технолог')).body
    const query = { status: 'PENDING' }
    expect((await as('manager', 'companyJoins', { query }, 'alfa')).body.items).toMatchObject([
      { id, login: 'newcomer@example.com', message: 'Я ваш технолог' },
    ])
    await as('manager', 'acceptJoin', { params: { id }, body: { role: 'buyer' } }, 'alfa')
    expect(await newcomer()).toEqual([{ company_id: 1, role: 'buyer' }])
    expect((await as('newcomer', 'ownJoins')).body.items).toMatchObject([{ status: 'ACCEPTED' }])
  })

  test('руководитель решает по ссылке из письма; отказ ничего не даёт', async () => {
    await ask()
    const token = await tokenTo('Manager@example.com')
    expect((await as('manager', 'linkedJoin', { query: { token } })).body).toMatchObject({
      login: 'newcomer@example.com',
      company: { name: 'Альфа' },
      status: 'PENDING',
    })
    await as('manager', 'declineLinkedJoin', { body: { token } })
    expect(await newcomer()).toEqual([])
    expect((await as('newcomer', 'ownJoins')).body.items).toMatchObject([{ status: 'DECLINED' }])
  })
})
