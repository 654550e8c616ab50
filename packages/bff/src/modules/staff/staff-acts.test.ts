import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, companies, openShop, type Person, type Shop } from '../auth/people.fixture.ts'
import { uuidOf } from './staff.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const as = async (person: Person) => ({ headers: bearer(await shop.signIn(person)) })
const actsOf = async (person: Person, query: Record<string, string> = {}) =>
  (await shop.call('staffActs', { ...(await as(person)), query })).body

describe('журнал действий сотрудников', () => {
  test('§6: покупателям и прохожим его нет', async () => {
    expect(await shop.call('staffActs')).toMatchObject({ status: 401 })
    for (const person of ['manager', 'buyer', 'newcomer'] as const) {
      expect(await shop.call('staffActs', await as(person))).toMatchObject({ status: 403 })
    }
  })

  test('каждое действие записано: кто, когда, что было и что стало', async () => {
    const admin = await as('admin')
    const companyUuid = companies.waiting
    const terms = { name: 'Договор 9', priceType: 'retail', paymentDays: 7, creditLimit: null }
    const { body } = await shop.call('setAgreement', { ...admin, body: { companyUuid, ...terms } })
    const agreementUuid = body.agreements[0].uuid
    await shop.call('setAgreement', {
      ...admin,
      body: { companyUuid, agreementUuid, ...terms, paymentDays: 30 },
    })
    await shop.call('setCompanyStatus', {
      ...admin,
      body: { companyUuid, from: 'MODERATION', status: 'ACTIVE', comment: 'Звонили' },
    })
    await shop.call('deleteAgreement', { ...admin, query: { companyUuid, agreementUuid } })
    await shop.call('setManagers', {
      ...admin,
      body: { companyUuid, managers: [uuidOf('staff')] },
    })
    const userUuid = uuidOf('employee')
    await shop.call('setStaffRole', { ...admin, body: { userUuid, role: 'content' } })
    await shop.call('setAccountStatus', {
      ...admin,
      body: { userUuid, status: 'BLOCKED', comment: 'Уволен' },
    })
    const { items, total } = await actsOf('admin')
    expect(total).toBe(7)
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual([
      'account.status',
      'account.role',
      'company.managers',
      'agreement.deleted',
      'company.status',
      'agreement.changed',
      'agreement.created',
    ])
    expect(items[0]).toMatchObject({
      actor: { login: 'admin@example.com', role: 'admin' },
      subject: { kind: 'account', uuid: userUuid },
      changes: [{ field: 'status', before: 'ACTIVE', after: 'BLOCKED' }],
      comment: 'Уволен',
    })
    expect(items[5].changes).toEqual([{ field: 'paymentDays', before: '7', after: '30' }])
    expect(Date.parse(items[0].at)).not.toBeNaN()
  })

  test('отказ и «ничего не изменилось» в журнал не идут', async () => {
    const admin = await as('admin')
    const before = (await actsOf('admin')).total
    await shop.call('setStaffRole', {
      ...admin,
      body: { userUuid: uuidOf('admin'), role: null },
    })
    await shop.call('setStaffRole', {
      ...admin,
      body: { userUuid: uuidOf('staff'), role: 'sales' },
    })
    expect((await actsOf('admin')).total).toBe(before)
  })

  test('продавец видит свои действия и о своих компаниях, редактор — только свои', async () => {
    const subjects = (await actsOf('staff')).items.map(
      ({ subject }: { subject: { name: string } }) => subject.name,
    )
    expect(new Set(subjects)).toEqual(new Set(['Гамма']))
    expect((await actsOf('content')).total).toBe(0)
  })

  test('записанное не изменить и не стереть даже из базы', async () => {
    for (const text of [
      `update staff_act set actor_name = 'другой'`,
      'delete from staff_act',
      'truncate staff_act',
    ]) {
      await expect(shop.pool.query(text)).rejects.toThrow('append-only')
    }
  })

  test('ищется по имени, по компании, по страницам', async () => {
    expect((await actsOf('admin', { q: 'ГАММА' })).total).toBe(5)
    expect((await actsOf('admin', { subject: uuidOf('employee') })).total).toBe(2)
    const past = await shop.call('staffActs', { ...(await as('admin')), query: { page: '2' } })
    expect(past).toMatchObject({ status: 404, body: { code: 'PAGE_NOT_FOUND' } })
  })
})
