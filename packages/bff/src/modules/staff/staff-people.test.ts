import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, openShop, type Person, type Shop } from '../auth/people.fixture.ts'
import { uuidOf } from './staff.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const as = async (person: Person) => ({ headers: bearer(await shop.signIn(person)) })
const setRole = async (person: Person, body: object) =>
  shop.call('setStaffRole', { ...(await as(person)), body })
const setStatus = async (person: Person, body: object) =>
  shop.call('setAccountStatus', { ...(await as(person)), body })
const roleOf = async (person: Person): Promise<string | null> => {
  const { rows } = await shop.pool.query('select staff_role from account where uuid = $1', [
    uuidOf(person),
  ])
  return rows[0].staff_role
}

const refused = { status: 403, body: { code: 'FORBIDDEN' } }

describe('§6: людей ведёт только администратор', () => {
  test.each(['staff', 'content', 'manager', 'buyer', 'newcomer'] as const)(
    '%s не видит людей, не даёт ролей и не блокирует',
    async (person) => {
      expect(await shop.call('staffPeople', await as(person))).toMatchObject(refused)
      const own = { userUuid: uuidOf(person), role: 'admin' }
      expect(await setRole(person, own)).toMatchObject(refused)
      const block = { userUuid: uuidOf('admin'), status: 'BLOCKED' }
      expect(await setStatus(person, block)).toMatchObject(refused)
    },
  )

  test('§6: продавец не делает администратором ни себя, ни другого', async () => {
    for (const person of ['staff', 'buyer'] as const) {
      expect(await setRole('staff', { userUuid: uuidOf(person), role: 'admin' })).toMatchObject(
        refused,
      )
    }
    expect([await roleOf('staff'), await roleOf('buyer')]).toEqual(['sales', null])
  })

  test('§7.1: неизвестный человек, чужая форма номера, лишние поля и неведомая роль — отказ', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await setRole('admin', { userUuid: nobody, role: 'sales' })).toMatchObject({
      status: 404,
      body: { code: 'STAFF_ACCOUNT_NOT_FOUND' },
    })
    const userUuid = uuidOf('buyer')
    for (const body of [
      { userUuid: '2', role: 'sales' },
      { userUuid, role: 'root' },
      { userUuid },
      { userUuid, role: 'sales', status: 'BLOCKED' },
      { userUuid, role: 'sales', companies: [] },
    ]) {
      expect(await setRole('admin', body)).toMatchObject({ status: 400 })
    }
    for (const body of [
      { userUuid, status: 'NEW' },
      { userUuid, status: 'ACTIVE', staffRole: 'admin' },
      { userUuid, status: 'BLOCKED', comment: 'x'.repeat(181) },
    ]) {
      expect(await setStatus('admin', body)).toMatchObject({ status: 400 })
    }
    expect(await roleOf('buyer')).toBeNull()
  })
})

describe('§6: последний администратор', () => {
  test('не снимает роль с себя и не блокирует себя', async () => {
    const last = { status: 409, body: { code: 'STAFF_LAST_ADMIN' } }
    const userUuid = uuidOf('admin')
    for (const role of [null, 'sales', 'content']) {
      expect(await setRole('admin', { userUuid, role })).toMatchObject(last)
    }
    expect(await setStatus('admin', { userUuid, status: 'BLOCKED' })).toMatchObject(last)
    expect(await roleOf('admin')).toBe('admin')
  })

  test('из двоих, снимающих роль друг с друга разом, остаётся один', async () => {
    await setRole('admin', { userUuid: uuidOf('content'), role: 'admin' })
    const [one, other] = await Promise.all([as('admin'), as('content')])
    const answers = await Promise.all([
      shop.call('setStaffRole', { ...one, body: { userUuid: uuidOf('content'), role: null } }),
      shop.call('setStaffRole', { ...other, body: { userUuid: uuidOf('admin'), role: null } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const { rows } = await shop.pool.query(
      `select count(*)::int as count from account where staff_role = 'admin'`,
    )
    expect(rows[0].count).toBe(1)
    await shop.pool.query(
      `update account set staff_role = 'admin' where login = 'admin@example.com'`,
    )
    await shop.pool.query(
      `update account set staff_role = 'content' where login = 'content@example.com'`,
    )
  })

  test('кто перестал быть администратором, пока его приказ ждал, уже не приказывает', async () => {
    await setRole('admin', { userUuid: uuidOf('content'), role: 'admin' })
    const headers = (await as('content')).headers
    const holder = await shop.pool.connect()
    try {
      await holder.query('begin')
      await holder.query(`update account set staff_role = null where uuid = $1`, [
        uuidOf('content'),
      ])
      const order = shop.call('setStaffRole', {
        headers,
        body: { userUuid: uuidOf('buyer'), role: 'admin' },
      })
      await expect
        .poll(async () => {
          const { rows } = await shop.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        })
        .toBe(1)
      await holder.query('commit')
      expect(await order).toMatchObject(refused)
    } finally {
      holder.release()
    }
    expect(await roleOf('buyer')).toBeNull()
    await shop.pool.query(
      `update account set staff_role = 'content' where login = 'content@example.com'`,
    )
  })
})

describe('§7.1 администратор', () => {
  test('находит людей по части имени и логина, видит роли, статусы и компании', async () => {
    const admin = await as('admin')
    const found = await shop.call('staffPeople', { ...admin, query: { q: 'ВОЛК' } })
    expect(found.body).toMatchObject({
      total: 1,
      items: [
        {
          login: 'Manager@example.com',
          staffRole: null,
          companies: [{ name: 'Альфа' }, { name: 'Гамма' }],
        },
      ],
    })
    const staff = await shop.call('staffPeople', { ...admin, query: { group: 'staff' } })
    expect(
      staff.body.items.map(({ staffRole }: { staffRole: string }) => staffRole).sort(),
    ).toEqual(['admin', 'content', 'sales'])
    const wild = await shop.call('staffPeople', { ...admin, query: { q: '%' } })
    expect(wild.body.total).toBe(0)
    const past = await shop.call('staffPeople', { ...admin, query: { page: '9' } })
    expect(past).toMatchObject({ status: 404, body: { code: 'PAGE_NOT_FOUND' } })
    expect(await shop.call('staffPeople', { ...admin, query: { pageSize: '7' } })).toMatchObject({
      status: 400,
    })
    expect(JSON.stringify(found.body)).not.toMatch(/password|argon/)
  })

  test('даёт роль, и она действует сразу; снимает — и её больше нет', async () => {
    const buyer = await as('buyer')
    expect(await shop.call('staffCompanies', buyer)).toMatchObject(refused)
    await setRole('admin', { userUuid: uuidOf('buyer'), role: 'sales' })
    expect(await shop.call('staffCompanies', buyer)).toMatchObject({ status: 200 })
    await setRole('admin', { userUuid: uuidOf('buyer'), role: null })
    expect(await shop.call('staffCompanies', buyer)).toMatchObject(refused)
  })

  test('D41: заблокированный никто со следующего запроса, разблокированный входит снова', async () => {
    const employee = await as('employee')
    expect(await shop.call('currentUser', employee)).toMatchObject({ status: 200 })
    const body = { userUuid: uuidOf('employee'), status: 'BLOCKED', comment: 'Уволен' }
    expect(await setStatus('admin', body)).toMatchObject({ body: { status: 'BLOCKED' } })
    expect(await shop.call('currentUser', employee)).toMatchObject({ status: 401 })
    await expect(shop.signIn('employee')).rejects.toThrow('403')
    await setStatus('admin', { userUuid: uuidOf('employee'), status: 'ACTIVE' })
    expect(await shop.call('currentUser', employee)).toMatchObject({ status: 401 })
    expect(await shop.call('currentUser', await as('employee'))).toMatchObject({ status: 200 })
  })
})
