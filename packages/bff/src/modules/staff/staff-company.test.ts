import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  agreements,
  bearer,
  companies,
  openShop,
  type Person,
  type Shop,
} from '../auth/people.fixture.ts'
import { uuidOf } from './staff.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query(
    `update company set status = case uuid when $1 then 'MODERATION' else 'ACTIVE' end;`.replace(
      '$1',
      `'${companies.waiting}'`,
    ),
  )
  await shop.pool.query('delete from company_manager; delete from mail_outbox')
  await shop.pool.query(`delete from agreement where name like 'Новый%' or name = 'Договор-оферта'`)
})

const as = async (person: Person) => ({ headers: bearer(await shop.signIn(person)) })
const setStatus = async (person: Person, body: object) =>
  shop.call('setCompanyStatus', { ...(await as(person)), body })
const assign = async (...managers: Person[]) =>
  shop.call('setManagers', {
    ...(await as('admin')),
    body: { companyUuid: companies.alfa, managers: managers.map(uuidOf) },
  })

const approval = { companyUuid: companies.waiting, from: 'MODERATION', status: 'ACTIVE' }
const terms = { name: 'Новый договор', priceType: 'retail', paymentDays: 14, creditLimit: 500_000 }
const missing = { status: 404, body: { code: 'STAFF_COMPANY_NOT_FOUND' } }

describe('§6: компании ведут администратор и продавцы', () => {
  test.each(['content', 'manager', 'buyer', 'newcomer'] as const)('%s — нет', async (person) => {
    const who = await as(person)
    const companyUuid = companies.alfa
    const calls = [
      shop.call('staffCompanies', who),
      shop.call('staffCompany', { ...who, params: { uuid: companyUuid } }),
      shop.call('setCompanyStatus', { ...who, body: approval }),
      shop.call('setAgreement', { ...who, body: { companyUuid, ...terms } }),
      shop.call('setManagers', { ...who, body: { companyUuid, managers: [] } }),
      shop.call('deleteAgreement', {
        ...who,
        query: { companyUuid, agreementUuid: agreements.partner },
      }),
    ]
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
  })

  test('чужой компании для продавца нет: ни посмотреть, ни изменить', async () => {
    const who = await as('staff')
    const companyUuid = companies.alfa
    expect(
      await shop.call('staffCompany', { ...who, params: { uuid: companyUuid } }),
    ).toMatchObject(missing)
    const block = { companyUuid, from: 'ACTIVE', status: 'BLOCKED', comment: 'Долг' }
    expect(await setStatus('staff', block)).toMatchObject(missing)
    expect(
      await shop.call('setAgreement', { ...who, body: { companyUuid, ...terms } }),
    ).toMatchObject(missing)
    const query = { companyUuid, agreementUuid: agreements.partner }
    expect(await shop.call('deleteAgreement', { ...who, query })).toMatchObject(missing)
    const { body } = await shop.call('staffCompanies', who)
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Гамма'])
  })

  test('§7.2: продавец не назначает продавцов, и сам себя тоже', async () => {
    const body = { companyUuid: companies.waiting, managers: [uuidOf('staff')] }
    expect(await shop.call('setManagers', { ...(await as('staff')), body })).toMatchObject({
      status: 403,
    })
  })

  test('§7.2: назначить можно только действующего администратора или продавца', async () => {
    for (const person of ['buyer', 'content'] as const) {
      expect(await assign('staff', person)).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'managers.1', code: 'UNAVAILABLE' }] },
      })
    }
  })

  test('договор другой компании не находится под именем этой', async () => {
    const who = await as('admin')
    const ids = { companyUuid: companies.alfa, agreementUuid: agreements.beta }
    const gone = { status: 404, body: { code: 'STAFF_AGREEMENT_NOT_FOUND' } }
    expect(await shop.call('setAgreement', { ...who, body: { ...ids, ...terms } })).toMatchObject(
      gone,
    )
    expect(await shop.call('deleteAgreement', { ...who, query: ids })).toMatchObject(gone)
  })

  test('лишние поля и негодные значения — отказ', async () => {
    const who = await as('admin')
    for (const wrong of [
      { debt: 0 },
      { paymentDays: -1 },
      { paymentDays: 366 },
      { creditLimit: 0.5 },
      { name: ' ' },
      { name: 'а\u0007б' },
      { companyUuid: '1' },
    ]) {
      const body = { companyUuid: companies.alfa, ...terms, ...wrong }
      expect(await shop.call('setAgreement', { ...who, body })).toMatchObject({ status: 400 })
    }
    const body = { companyUuid: companies.alfa, ...terms, priceType: 'nothing' }
    expect(await shop.call('setAgreement', { ...who, body })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'priceType', code: 'UNAVAILABLE' }] },
    })
    expect(await setStatus('admin', { ...approval, inn: '1' })).toMatchObject({ status: 400 })
  })
})

describe('D43: проверка компании', () => {
  test('отказ и блокировка — только с причиной', async () => {
    for (const body of [
      { ...approval, status: 'REJECTED' },
      { ...approval, status: 'REJECTED', comment: '  ' },
      { companyUuid: companies.alfa, from: 'ACTIVE', status: 'BLOCKED' },
    ]) {
      expect(await setStatus('admin', body)).toMatchObject({
        status: 400,
        body: { fields: [{ path: 'comment', code: 'REQUIRED' }] },
      })
    }
  })

  test('продавец не решает за компанию, в которой состоит сам; администратор — может', async () => {
    await shop.pool.query(
      `insert into company_member (company_id, account_id, role)
       select company.id, account.id, 'employee' from company, account
        where company.uuid = $1 and login = 'staff@example.com'`,
      [companies.waiting],
    )
    try {
      expect(await setStatus('staff', approval)).toMatchObject(missing)
      await assign('staff')
      const { body } = await shop.call('staffCompanies', await as('staff'))
      expect(body.items).toMatchObject([{ uuid: companies.alfa }])
      expect((await setStatus('admin', approval)).status).toBe(200)
    } finally {
      await shop.pool.query(
        `delete from company_member using account where account.id = account_id and login = 'staff@example.com'`,
      )
    }
  })

  test('кто смотрел на старый статус, получает отказ; недозволенный переход тоже', async () => {
    expect(await setStatus('admin', { ...approval, from: 'REJECTED' })).toMatchObject({
      status: 409,
      body: { code: 'STAFF_STATUS_CHANGED' },
    })
    const reject = {
      companyUuid: companies.alfa,
      from: 'ACTIVE',
      status: 'REJECTED',
      comment: 'Передумали',
    }
    expect(await setStatus('admin', reject)).toMatchObject({
      status: 409,
      body: { code: 'STAFF_STATUS_REFUSED' },
    })
  })

  test('двое решают разом по-разному: решает первый, письма только его', async () => {
    const [one, other] = await Promise.all([as('admin'), as('staff')])
    const answers = await Promise.all([
      shop.call('setCompanyStatus', { ...one, body: approval }),
      shop.call('setCompanyStatus', {
        ...other,
        body: { ...approval, status: 'REJECTED', comment: 'Нет в реестре' },
      }),
    ])
    const refusals = answers.filter(({ status }) => status !== 200)
    expect(refusals).toHaveLength(1)
    const { rows } = await shop.pool.query('select recipient from mail_outbox')
    expect(rows).toEqual([{ recipient: 'Manager@example.com' }])
  })

  test('одобренная становится ACTIVE, получает договор-оферту и письмо, и её покупатель может оформлять', async () => {
    const { status, body } = await setStatus('staff', approval)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'ACTIVE',
        agreements: [{ name: 'Договор-оферта', priceType: 'retail' }],
        managers: [{ login: 'staff@example.com' }],
      },
    })
    const { rows } = await shop.pool.query('select * from mail_outbox')
    expect(rows).toMatchObject([
      { recipient: 'Manager@example.com', subject: 'Компания Гамма проверена' },
    ])
    expect(rows[0].job_id).not.toBeNull()
    const checkout = await shop.call('checkout', {
      headers: {
        ...bearer(await shop.signIn('manager')),
        'x-choosed-company': companies.waiting,
      },
    })
    expect(checkout).toMatchObject({ status: 409, body: { code: 'BASKET_EMPTY' } })
  })

  test('отклонённая узнаёт причину, и HTML в причине и названии остаётся текстом', async () => {
    await shop.pool.query(`update company set name = '<b>Гамма</b>' where uuid = $1`, [
      companies.waiting,
    ])
    const comment = 'Нет <img src=x onerror=alert(1)> в реестре'
    await setStatus('admin', { ...approval, status: 'REJECTED', comment })
    const { rows } = await shop.pool.query('select * from mail_outbox')
    expect(rows[0].body_text).toContain(`Причина: ${comment}`)
    expect(rows[0].body_html).not.toMatch(/<img|<b>/)
    await shop.pool.query(`update company set name = 'Гамма' where uuid = $1`, [companies.waiting])
  })

  test('D43: блокировка компании действует со следующего запроса и письма не шлёт', async () => {
    const buyer = {
      headers: {
        ...bearer(await shop.signIn('buyer')),
        'x-choosed-company': companies.alfa,
        'x-choosed-agreement': agreements.partner,
      },
    }
    expect(await shop.call('checkout', buyer)).toMatchObject({ body: { code: 'BASKET_EMPTY' } })
    const block = {
      companyUuid: companies.alfa,
      from: 'ACTIVE',
      status: 'BLOCKED',
      comment: 'Долг',
    }
    expect(await setStatus('admin', block)).toMatchObject({ status: 200 })
    expect(await shop.call('checkout', buyer)).toMatchObject({
      status: 403,
      body: { code: 'COMPANY_NOT_ACTIVE' },
    })
    expect((await shop.pool.query('select 1 from mail_outbox')).rows).toEqual([])
  })
})

describe('§7.2 договоры и продавцы', () => {
  test('назначенный продавец видит компанию и меняет её договоры; снятый — больше нет', async () => {
    expect(await assign('staff')).toMatchObject({
      status: 200,
      body: { managers: [{ login: 'staff@example.com', role: 'sales' }] },
    })
    const who = await as('staff')
    const made = await shop.call('setAgreement', {
      ...who,
      body: { companyUuid: companies.alfa, ...terms },
    })
    const agreement = made.body.agreements.at(-1)
    expect(agreement).toMatchObject({ ...terms, debt: null, overdue: null })
    const change = { companyUuid: companies.alfa, agreementUuid: agreement.uuid, ...terms }
    const changed = await shop.call('setAgreement', {
      ...who,
      body: { ...change, paymentDays: null, priceType: 'partner' },
    })
    expect(changed.body.agreements.at(-1)).toMatchObject({
      uuid: agreement.uuid,
      paymentDays: null,
      priceType: 'partner',
    })
    const gone = await shop.call('deleteAgreement', {
      ...who,
      query: { companyUuid: companies.alfa, agreementUuid: agreement.uuid },
    })
    expect(gone.body.agreements).toHaveLength(2)
    await assign()
    expect(
      await shop.call('staffCompany', { ...who, params: { uuid: companies.alfa } }),
    ).toMatchObject(missing)
  })

  test('§2.7: удалённый договор больше никому не даёт цен', async () => {
    const who = await as('admin')
    const made = await shop.call('setAgreement', {
      ...who,
      body: { companyUuid: companies.alfa, ...terms },
    })
    const { uuid } = made.body.agreements.at(-1)
    const buyer = {
      headers: {
        ...bearer(await shop.signIn('buyer')),
        'x-choosed-company': companies.alfa,
        'x-choosed-agreement': uuid,
      },
    }
    expect(await shop.call('ownPrices', buyer)).toMatchObject({ status: 200 })
    await shop.call('deleteAgreement', {
      ...who,
      query: { companyUuid: companies.alfa, agreementUuid: uuid },
    })
    expect(await shop.call('ownPrices', buyer)).toMatchObject({
      status: 403,
      body: { code: 'COMPANY_FORBIDDEN' },
    })
  })

  test('кто перестал быть продавцом, компаний больше не ведёт, и с новой ролью тоже', async () => {
    await assign('staff')
    const admin = await as('admin')
    for (const role of [null, 'sales']) {
      await shop.call('setStaffRole', { ...admin, body: { userUuid: uuidOf('staff'), role } })
    }
    expect(
      await shop.call('staffCompany', { ...(await as('staff')), params: { uuid: companies.alfa } }),
    ).toMatchObject(missing)
  })
})
