import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies, openShop, type Person, type Shop } from '../auth/people.fixture.ts'
import { createCalls, outcomeOf } from './people-calls.fixture.ts'

let shop: Shop
const { as, tokenTo } = createCalls(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query(`
    delete from company_invitation;
    delete from mail_outbox;
    update company set name = 'Альфа', status = 'ACTIVE' where id = 1;
    delete from company_member where account_id in (4, 6) and company_id = 1`)
})

const invite = (email: string, role = 'employee', person: Person = 'manager') =>
  as(person, 'createInvitation', { body: { email, role } }, 'alfa')
const accept = (person: Person, token: string) =>
  as(person, 'acceptLinkedInvitation', { body: { token } })
const memberOf = async (account: number) =>
  (
    await shop.pool.query(
      'select role, is_blocked from company_member where company_id = 1 and account_id = $1',
      [account],
    )
  ).rows
const expire = () =>
  shop.pool.query(`update company_invitation set expires_at = now() - interval '1 second'`)

describe('отказы (§7.2)', () => {
  test('приглашает только руководитель, и только компании, которую проверили (D43)', async () => {
    for (const person of ['buyer', 'employee'] as const) {
      expect(outcomeOf(await invite('new@example.com', 'manager', person))).toBe(
        '403 ROLE_FORBIDDEN',
      )
    }
    const body = { email: 'new@example.com', role: 'buyer' }
    expect(outcomeOf(await as('manager', 'createInvitation', { body }, 'waiting'))).toBe(
      '403 COMPANY_NOT_ACTIVE',
    )
    expect(outcomeOf(await as('manager', 'createInvitation', { body }, 'beta'))).toBe(
      '403 COMPANY_FORBIDDEN',
    )
    expect((await shop.pool.query('select 1 from mail_outbox')).rows).toEqual([])
  })

  test.each([
    { email: '', role: 'buyer' },
    { email: 'не почта', role: 'buyer' },
    { email: 'a@example.com, b@example.com', role: 'buyer' },
    { email: 'a@example.com\r\nBcc: b@example.com', role: 'buyer' },
    { email: 'a@example.com', role: 'admin' },
    { email: 'a@example.com', role: 'buyer', status: 'ACCEPTED' },
    { email: 'a@example.com', role: 'buyer', company: companies.beta },
    { email: 'a@example.com' },
  ])('негодное приглашение не уходит: %j', async (body) => {
    expect(outcomeOf(await as('manager', 'createInvitation', { body }, 'alfa'))).toBe(
      '400 REQUEST_INVALID',
    )
  })

  test('кто уже в компании, заблокирован в ней или приглашён, второй раз не зовётся, в любом написании (D35)', async () => {
    expect(outcomeOf(await invite('BUYER@example.com'))).toBe('409 ALREADY_MEMBER')
    expect(outcomeOf(await invite('halfblocked@example.com'))).toBe('409 ALREADY_MEMBER')
    expect(outcomeOf(await invite('new@example.com'))).toBe('200')
    expect(outcomeOf(await invite(' New@Example.com '))).toBe('409 INVITATION_PENDING')
    await shop.pool.query(`update account set login = 'анна@почта.рф' where id = 3`)
    expect(outcomeOf(await invite('Анна@xn--80a1acny.xn--p1ai'))).toBe('409 ALREADY_MEMBER')
    await shop.pool.query(`update account set login = 'employee@example.com' where id = 3`)
  })

  test('приглашение другой компании не находится ни чтению, ни отзыву', async () => {
    const { body } = await invite('new@example.com')
    const input = { params: { id: body.id } }
    for (const id of ['companyInvitation', 'revokeInvitation'] as const) {
      expect(outcomeOf(await as('outsider', id, input, 'beta'))).toBe('404 INVITATION_NOT_FOUND')
      expect(outcomeOf(await as('outsider', id, input, 'alfa'))).toBe('403 COMPANY_FORBIDDEN')
    }
    expect((await as('outsider', 'companyInvitations', {}, 'beta')).body.items).toEqual([])
  })

  test('пересланное приглашение не принять и не отклонить под другой почтой — ни по ссылке, ни по номеру', async () => {
    const { body } = await invite('newcomer@example.com')
    const token = await tokenTo('newcomer@example.com')
    expect(outcomeOf(await accept('outsider', token))).toBe('403 INVITATION_FOR_ANOTHER')
    const declined = await as('outsider', 'declineLinkedInvitation', { body: { token } })
    expect(outcomeOf(declined)).toBe('403 INVITATION_FOR_ANOTHER')
    const params = { params: { id: body.id } }
    for (const id of [
      'ownInvitation',
      'acceptInvitation',
      'declineInvitation',
      'deleteInvitation',
    ] as const) {
      expect(outcomeOf(await as('outsider', id, params)), id).toBe('404 INVITATION_NOT_FOUND')
    }
    expect(await memberOf(6)).toEqual([])
    const seen = await as('outsider', 'linkedInvitation', { query: { token } })
    expect(seen.body).toMatchObject({ isForMe: false, status: 'PENDING' })
  })

  test('отозванное и просроченное не принимаются; ссылка говорит почему', async () => {
    const { body } = await invite('newcomer@example.com')
    const token = await tokenTo('newcomer@example.com')
    await as('manager', 'revokeInvitation', { params: { id: body.id } }, 'alfa')
    expect(outcomeOf(await accept('newcomer', token))).toBe('409 INVITATION_ENDED')
    expect((await shop.call('linkedInvitation', { query: { token } })).body.status).toBe('REVOKED')
    expect(
      outcomeOf(await as('manager', 'revokeInvitation', { params: { id: body.id } }, 'alfa')),
    ).toBe('409 INVITATION_ENDED')

    await invite('newcomer@example.com')
    const late = await tokenTo('newcomer@example.com')
    expect(late).not.toBe(token)
    await expire()
    expect(outcomeOf(await accept('newcomer', late))).toBe('409 INVITATION_ENDED')
    expect((await shop.call('linkedInvitation', { query: { token: late } })).body.status).toBe(
      'EXPIRED',
    )
    expect(await memberOf(4)).toEqual([])
    expect(outcomeOf(await invite('newcomer@example.com'))).toBe('200')
  })

  test('принятое второй раз ничего не даёт, в том числе тому, кого потом заблокировали', async () => {
    await invite('newcomer@example.com', 'manager')
    const token = await tokenTo('newcomer@example.com')
    const answers = await Promise.all([accept('newcomer', token), accept('newcomer', token)])
    expect(answers.map(outcomeOf).sort()).toEqual(['200', '409 INVITATION_ENDED'])
    await as('manager', 'changeEmployee', { body: { id: 4, is_blocked: true } }, 'alfa')
    expect(outcomeOf(await accept('newcomer', token))).toBe('409 INVITATION_ENDED')
    expect(await memberOf(4)).toEqual([{ role: 'manager', is_blocked: true }])
  })

  test('приглашение не открывает доступ тому, кому его закрыли', async () => {
    await invite('newcomer@example.com', 'manager')
    const token = await tokenTo('newcomer@example.com')
    await shop.pool.query(`insert into company_member values (1, 4, 'employee', true)`)
    expect(outcomeOf(await accept('newcomer', token))).toBe('409 MEMBER_BLOCKED')
    expect(await memberOf(4)).toEqual([{ role: 'employee', is_blocked: true }])
  })

  test('компания, которую закрыли, никого не принимает', async () => {
    await invite('newcomer@example.com')
    const token = await tokenTo('newcomer@example.com')
    await shop.pool.query(`update company set status = 'BLOCKED' where id = 1`)
    expect(outcomeOf(await accept('newcomer', token))).toBe('409 INVITATION_ENDED')
  })

  test('выдуманная ссылка и сам хеш из базы ничего не открывают', async () => {
    await invite('newcomer@example.com')
    const { rows } = await shop.pool.query<{ hash: Buffer }>(
      'select token_hash as hash from company_invitation',
    )
    const hash = rows[0]?.hash.toString('base64url') ?? ''
    for (const token of ['a'.repeat(43), hash]) {
      expect(outcomeOf(await accept('newcomer', token))).toBe('404 INVITATION_NOT_FOUND')
    }
    const token = await tokenTo('newcomer@example.com')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('ждать ответа могут не больше пятидесяти сразу', async () => {
    await shop.pool.query(
      `insert into company_invitation (company_id, email, email_key, role, token_hash, expires_at)
       select 1, n || '@example.com', n || '@example.com', 'buyer', sha256(n::text::bytea), now() + interval '1 day'
         from generate_series(1, 50) n`,
    )
    expect(outcomeOf(await invite('new@example.com'))).toBe('409 INVITATIONS_TOO_MANY')
    expect((await shop.pool.query('select 1 from mail_outbox')).rows).toEqual([])
  })
})

describe('приглашение (§7.2, §2.9)', () => {
  test('письмо со ссылкой; имя компании с разметкой и знаками направления остаётся текстом', async () => {
    await shop.pool.query(`update company set name = $1 where id = 1`, [
      '<img src=x onerror=alert(1)> \u202eАльфа 🔧',
    ])
    await invite('newcomer@example.com', 'buyer')
    const { rows } = await shop.pool.query('select * from mail_outbox')
    expect(rows[0].body_html).not.toContain('<img')
    expect(rows[0].body_html).toContain('&lt;img src=x')
    expect(rows[0].subject + rows[0].body_text + rows[0].body_html).not.toContain('\u202e')
    expect(rows[0].body_text).toContain('🔧')
    expect(rows[0].body_text).toMatch(
      /http:\/\/127\.0\.0\.1:3000\/cabinet\/accept-invitation\/\?token=[\w-]{43}/,
    )
    expect(rows[0].body_text).toContain('Волкова Анна Ильинична')
  })

  test('по ссылке видно кто, куда и кем зовёт — и до входа', async () => {
    await invite('newcomer@example.com', 'buyer')
    const query = { token: await tokenTo('newcomer@example.com') }
    const { body } = await shop.call('linkedInvitation', { query })
    expect(body).toMatchObject({
      email: 'newcomer@example.com',
      company: { name: 'Альфа', inn: '5260000016' },
      role: 'buyer',
      author: 'Волкова Анна Ильинична',
      status: 'PENDING',
      isForMe: null,
    })
    expect((await as('newcomer', 'linkedInvitation', { query })).body.isForMe).toBe(true)
  })

  test('§7.2: отправленное письмо в базе не хранится: в нём ключ, от которого там один хеш', async () => {
    await invite('new@example.com')
    await as('newcomer', 'createJoin', { body: { inn: '5260000016' } })
    const { rows } = await shop.pool.query('select is_secret from mail_outbox')
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.every((row) => row.is_secret)).toBe(true)
    await shop.pool.query('delete from company_join')
  })

  test('§7.2: на ответ даётся две недели, как и сказано в кабинете', async () => {
    const { createdAt, expiresAt } = (await invite('new@example.com')).body
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(14 * 24 * 60 * 60 * 1000)
  })

  test('приглашённый принимает по ссылке и становится тем, кем звали', async () => {
    await invite('Newcomer@Example.com', 'buyer')
    const answer = await accept('newcomer', await tokenTo('Newcomer@Example.com'))
    expect(answer.body).toEqual({ company: companies.alfa })
    expect((await as('newcomer', 'currentUser')).body.companies).toMatchObject([
      { uuid: companies.alfa, role: 'buyer' },
    ])
  })

  test('из списка: принять, отклонить; список отбирается по состоянию', async () => {
    const first = (await invite('newcomer@example.com')).body
    const pending = { query: { status: 'PENDING' } }
    expect((await as('newcomer', 'ownInvitations', pending)).body.items).toMatchObject([
      { id: first.id, company: { name: 'Альфа' }, role: 'employee' },
    ])
    await as('newcomer', 'declineInvitation', { params: { id: first.id } })
    expect((await as('newcomer', 'ownInvitations', pending)).body.items).toEqual([])
    expect((await as('manager', 'companyInvitations', {}, 'alfa')).body.items).toMatchObject([
      { id: first.id, status: 'DECLINED' },
    ])
    const second = (await invite('newcomer@example.com')).body
    expect(outcomeOf(await as('newcomer', 'acceptInvitation', { params: { id: second.id } }))).toBe(
      '200',
    )
    expect(await memberOf(4)).toMatchObject([{ role: 'employee' }])
    const byStatus = { query: { status: 'DECLINED' } }
    expect((await as('manager', 'companyInvitations', byStatus, 'alfa')).body.items).toHaveLength(1)
  })

  test('отклонить по ссылке можно и не входя: у кого письмо, у того и почта', async () => {
    await invite('stranger@example.com')
    const token = await tokenTo('stranger@example.com')
    expect(outcomeOf(await shop.call('declineLinkedInvitation', { body: { token } }))).toBe('200')
    expect(outcomeOf(await shop.call('declineLinkedInvitation', { body: { token } }))).toBe(
      '409 INVITATION_ENDED',
    )
  })
})
