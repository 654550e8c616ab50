import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies, openShop, type Shop } from '../auth/people.fixture.ts'
import { createCalls, outcomeOf } from './people-calls.fixture.ts'

let shop: Shop
const { as } = createCalls(() => shop)
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query(`
    delete from company_member where company_id = 1;
    insert into company_member (company_id, account_id, role, is_blocked)
    values (1, 1, 'manager', false), (1, 2, 'buyer', false), (1, 3, 'employee', false),
           (1, 7, 'manager', true), (1, 8, 'manager', false);
    update account set status = 'BLOCKED' where id = 8`)
})

const params = (company: keyof typeof companies) => ({ params: { id: companies[company] } })
const roleOf = async (account: number) =>
  (
    await shop.pool.query(
      'select role, is_blocked from company_member where company_id = 1 and account_id = $1',
      [account],
    )
  ).rows[0]
const change = (person: Parameters<typeof as>[0], body: object) =>
  as(person, 'changeEmployee', { body }, 'alfa')

describe('отказы (§6, §7.2)', () => {
  test('чужая компания, и та, где человек заблокирован, не находятся — ни она, ни её люди', async () => {
    for (const id of ['companyCard', 'companyUsers', 'leaveCompany'] as const) {
      expect(outcomeOf(await as('buyer', id, params('beta'))), id).toBe('404 OWN_COMPANY_NOT_FOUND')
      expect(outcomeOf(await as('halfblocked', id, params('alfa'))), id).toBe(
        '404 OWN_COMPANY_NOT_FOUND',
      )
    }
  })

  test('людей видит и меняет только руководитель', async () => {
    expect(outcomeOf(await as('buyer', 'companyUsers', params('alfa')))).toBe('403 ROLE_FORBIDDEN')
    for (const person of ['buyer', 'employee'] as const) {
      expect(outcomeOf(await change(person, { id: 3, role: 'manager' }))).toBe('403 ROLE_FORBIDDEN')
    }
    expect(await roleOf(3)).toMatchObject({ role: 'employee' })
  })

  test('человек другой компании не находится, даже по верному номеру', async () => {
    expect(outcomeOf(await change('manager', { id: 6, role: 'employee' }))).toBe(
      '404 MEMBER_NOT_FOUND',
    )
    const { rows } = await shop.pool.query('select role from company_member where account_id = 6')
    expect(rows).toEqual([{ role: 'manager' }])
  })

  test.each([
    [{ id: 3, role: 'admin' }],
    [{ id: 3, role: 'buyer', status: 'ACTIVE' }],
    [{ id: 3, company: 2 }],
    [{ id: 3, staff_role: 'admin' }],
    [{ id: '3', role: 'buyer' }],
  ])('лишние и неверные поля не проходят: %j', async (body) => {
    expect(outcomeOf(await change('manager', body))).toBe('400 REQUEST_INVALID')
  })

  test('последний руководитель не уходит и не разжалует себя: заблокированные не в счёт', async () => {
    expect(outcomeOf(await change('manager', { id: 1, role: 'buyer' }))).toBe('409 LAST_MANAGER')
    expect(outcomeOf(await as('manager', 'leaveCompany', params('alfa')))).toBe('409 LAST_MANAGER')
    expect(await roleOf(1)).toMatchObject({ role: 'manager' })
  })

  test('себе доступ не закрыть', async () => {
    await change('manager', { id: 2, role: 'manager' })
    expect(outcomeOf(await change('manager', { id: 1, is_blocked: true }))).toBe(
      '409 MEMBER_IS_YOU',
    )
  })
})

describe('роли и доступ (§1, §7.2)', () => {
  test('руководитель меняет роль и закрывает доступ: компании у человека больше нет, корзина цела (D41)', async () => {
    expect((await change('manager', { id: 3, role: 'buyer' })).body).toMatchObject({
      id: 3,
      role: 'buyer',
      is_blocked: false,
    })
    await shop.pool.query(
      `insert into basket (account_id, company_id) values (3, 1) on conflict do nothing`,
    )
    expect((await change('manager', { id: 3, is_blocked: true })).body.is_blocked).toBe(true)
    expect((await as('employee', 'currentUser')).body.companies).toEqual([])
    expect(outcomeOf(await as('employee', 'companyAddresses', {}, 'alfa'))).toBe(
      '403 COMPANY_FORBIDDEN',
    )
    const { rows } = await shop.pool.query('select 1 from basket where account_id = 3')
    expect(rows).toHaveLength(1)
    await change('manager', { id: 3, is_blocked: false })
    expect((await as('employee', 'currentUser')).body.companies).toMatchObject([{ role: 'buyer' }])
  })

  test('список: руководители сверху, без доступа внизу, без хешей и телефонов', async () => {
    const { body } = await as('manager', 'companyUsers', params('alfa'))
    expect(body.items.map(({ id }: { id: number }) => id)).toEqual([8, 1, 2, 3, 7])
    expect(Object.keys(body.items[0]).sort()).toEqual([
      'id',
      'is_blocked',
      'login',
      'name',
      'role',
      'seesAllOrders',
    ])
  })

  test('карточка компании называет руководителей тем, кто просит', async () => {
    const { body } = await as('employee', 'companyCard', params('alfa'))
    expect(body).toMatchObject({
      name: 'Альфа',
      role: 'employee',
      managers: ['Волкова Анна Ильинична'],
    })
  })

  test('уйти может каждый, у кого есть замена; второй раз — компании уже нет', async () => {
    expect(outcomeOf(await as('buyer', 'leaveCompany', params('alfa')))).toBe('200')
    expect(outcomeOf(await as('buyer', 'leaveCompany', params('alfa')))).toBe(
      '404 OWN_COMPANY_NOT_FOUND',
    )
  })

  test('два руководителя разжалуют друг друга разом: один остаётся', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await shop.pool.query(
        `update company_member set role = 'manager' where company_id = 1 and account_id in (1, 2)`,
      )
      const answers = await Promise.all([
        change('manager', { id: 2, role: 'employee' }),
        change('buyer', { id: 1, role: 'employee' }),
      ])
      expect(answers.map(outcomeOf).sort()).toEqual(['200', '403 ROLE_FORBIDDEN'])
      const { rows } = await shop.pool.query(
        `select count(*)::int as count from company_member where company_id = 1 and role = 'manager' and account_id in (1, 2)`,
      )
      expect(rows[0].count).toBe(1)
    }
  })

  test('двое последних руководителей уходят разом: один остаётся', async () => {
    await shop.pool.query(
      `update company_member set role = 'manager' where company_id = 1 and account_id = 2`,
    )
    const answers = await Promise.all([
      as('manager', 'leaveCompany', params('alfa')),
      as('buyer', 'leaveCompany', params('alfa')),
    ])
    expect(answers.map(outcomeOf).sort()).toEqual(['200', '409 LAST_MANAGER'])
  })
})
