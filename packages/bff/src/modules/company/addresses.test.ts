import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../auth/people.fixture.ts'
import { createCalls, outcomeOf } from './people-calls.fixture.ts'

let shop: Shop
const { as } = createCalls(() => shop)
beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query(`
    insert into company_address (id, company_id, address) overriding system value values (900, 2, 'Тайный склад');
    insert into company_group (id, name, head_id) overriding system value values (1, 'Холдинг', 1);
    insert into company_group_daughter (company_id, group_id) values (3, 1)`)
})
afterAll(() => shop.close())

const body = { name: ' Склад ', address: 'г. Бор,\tул. Складская, 1' }

describe('адреса компании (§7.2)', () => {
  test('пишет только руководитель; чужой адрес не находится', async () => {
    for (const person of ['buyer', 'employee'] as const) {
      expect(outcomeOf(await as(person, 'addCompanyAddress', { body }, 'alfa'))).toBe(
        '403 ROLE_FORBIDDEN',
      )
    }
    const params = { id: 900 }
    expect(outcomeOf(await as('manager', 'changeCompanyAddress', { params, body }, 'alfa'))).toBe(
      '404 ADDRESS_NOT_FOUND',
    )
    expect(outcomeOf(await as('manager', 'deleteCompanyAddress', { params }, 'alfa'))).toBe(
      '404 ADDRESS_NOT_FOUND',
    )
    expect((await as('outsider', 'companyAddresses', {}, 'beta')).body.items).toMatchObject([
      { id: 900, address: 'Тайный склад' },
    ])
  })

  test.each([
    [{ name: '', address: ' ' }],
    [{ name: '', address: 'я'.repeat(501) }],
    [{ name: '', address: 'Склад\u0007' }],
    [{ name: '', address: 'Склад', company_id: 2 }],
  ])('негодный адрес не сохраняется: %j', async (wrong) => {
    expect(outcomeOf(await as('manager', 'addCompanyAddress', { body: wrong }, 'alfa'))).toBe(
      '400 REQUEST_INVALID',
    )
  })

  test('добавленный видят все, изменяют и удаляют руководители', async () => {
    const added = (await as('manager', 'addCompanyAddress', { body }, 'alfa')).body
    expect(added).toMatchObject({ name: 'Склад', address: 'г. Бор, ул. Складская, 1' })
    const params = { id: added.id }
    await as('manager', 'changeCompanyAddress', { params, body: { ...body, name: '' } }, 'alfa')
    expect((await as('employee', 'companyAddresses', {}, 'alfa')).body.items).toEqual([
      { id: added.id, name: '', address: 'г. Бор, ул. Складская, 1' },
    ])
    await as('manager', 'deleteCompanyAddress', { params }, 'alfa')
    expect((await as('employee', 'companyAddresses', {}, 'alfa')).body.items).toEqual([])
  })

  test('больше ста адресов не бывает', async () => {
    await shop.pool.query(
      `insert into company_address (company_id, address) select 1, n::text from generate_series(1, 100) n`,
    )
    expect(outcomeOf(await as('manager', 'addCompanyAddress', { body }, 'alfa'))).toBe(
      '409 ADDRESSES_TOO_MANY',
    )
  })
})

describe('холдинг (§7.2)', () => {
  const names = async (company: 'alfa' | 'waiting' | 'beta', person: 'manager' | 'outsider') =>
    (await as(person, 'groupCompanies', {}, company)).body.items.map(
      ({ name }: { name: string }) => name,
    )

  test('головная видит дочерние и их людей, дочерняя и посторонняя — только себя', async () => {
    expect(await names('alfa', 'manager')).toEqual(['Альфа', 'Гамма'])
    expect(await names('waiting', 'manager')).toEqual(['Гамма'])
    expect(await names('beta', 'outsider')).toEqual(['Бета'])
    const { items } = (await as('manager', 'groupUsers', {}, 'waiting')).body
    expect(new Set(items.map(({ company }: { company: string }) => company))).toEqual(
      new Set(['Гамма']),
    )
    const all = (await as('manager', 'groupUsers', {}, 'alfa')).body.items
    expect(all.map(({ company }: { company: string }) => company)).toContain('Гамма')
    expect(JSON.stringify(all)).not.toContain('outsider@')
  })

  test('список людей холдинга — только руководителям', async () => {
    expect(outcomeOf(await as('buyer', 'groupUsers', {}, 'alfa'))).toBe('403 ROLE_FORBIDDEN')
  })
})
