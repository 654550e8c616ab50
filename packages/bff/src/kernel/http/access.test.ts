import { type Access, companyRoles, type Endpoint, endpoint, staffRoles } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { AppError } from '../app-error.ts'
import { admit } from './access.ts'
import type { Buyer, Caller, CallerOf, Member, SignedIn, Staff } from './caller.ts'

const account = {
  id: 1,
  uuid: 'a',
  login: 'anna@example.com',
  name: 'Анна',
  staffRole: null,
  sessionId: 's',
}
const company = {
  id: 1,
  uuid: 'c',
  name: 'Альфа',
  inn: '1',
  status: 'ACTIVE',
  seesAllOrders: false,
}
const agreement = { id: 1, uuid: 'd', name: 'Договор', priceTypeId: 2, specification: null }

const anonymous: Caller = { account: null, company: null, agreement: null }
const signedIn: Caller = { account, company: null, agreement: null }
const member = (role: (typeof companyRoles)[number], status = 'ACTIVE'): Caller => ({
  account,
  company: { ...company, status, role },
  agreement,
})
const staff = (staffRole: (typeof staffRoles)[number]): Caller => ({
  ...signedIn,
  account: { ...account, staffRole },
})

const outcome = (access: Access, caller: Caller): string => {
  try {
    admit(access, caller)
    return 'let in'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

describe('доступ по столбцу контракта', () => {
  test('без входа открыто только общее', () => {
    const columns: Access[] = ['signedIn', { company: companyRoles }, { staff: staffRoles }]
    for (const access of columns) expect(outcome(access, anonymous)).toBe('UNAUTHENTICATED')
    expect(outcome('public', anonymous)).toBe('let in')
  })

  test('столбец, которого этот сервер не знает, не пускает никого', () => {
    for (const caller of [anonymous, signedIn, member('manager'), staff('admin')]) {
      expect(outcome({} as Access, caller)).not.toBe('let in')
      expect(outcome('everybody' as Access, caller)).not.toBe('let in')
    }
  })

  test('каждая роль компании проходит только туда, где названа', () => {
    for (const named of companyRoles) {
      for (const own of companyRoles) {
        const expected = named === own ? 'let in' : 'ROLE_FORBIDDEN'
        expect(outcome({ company: [named] }, member(own)), `${own} к ${named}`).toBe(expected)
      }
    }
    expect(outcome({ company: companyRoles }, signedIn)).toBe('COMPANY_REQUIRED')
    expect(outcome({ company: companyRoles }, staff('admin'))).toBe('COMPANY_REQUIRED')
  })

  test('каждая роль сотрудника проходит только туда, где названа; роль в компании её не заменяет', () => {
    for (const named of staffRoles) {
      for (const own of staffRoles) {
        const expected = named === own ? 'let in' : 'FORBIDDEN'
        expect(outcome({ staff: [named] }, staff(own)), `${own} к ${named}`).toBe(expected)
      }
    }
    expect(outcome({ staff: staffRoles }, member('manager'))).toBe('FORBIDDEN')
  })

  test('где нужен договор, нужна и работающая компания', () => {
    const access: Access = { company: companyRoles, agreement: true }
    expect(outcome(access, member('buyer'))).toBe('let in')
    expect(outcome(access, member('buyer', 'MODERATION'))).toBe('COMPANY_NOT_ACTIVE')
    expect(outcome(access, { ...member('buyer'), agreement: null })).toBe('AGREEMENT_REQUIRED')
    expect(outcome({ company: companyRoles }, { ...member('buyer'), agreement: null })).toBe(
      'let in',
    )
  })
})

test('обработчик получает того, кого обещает столбец: проверяет компилятор', () => {
  const open = {} as CallerOf<'public'>
  const seen: Caller = open
  // @ts-expect-error nobody may be signed in behind a public endpoint
  const _notSignedIn: SignedIn = open
  const one: SignedIn = {} as CallerOf<'signedIn'>
  const company: Member<'manager'> = {} as CallerOf<{ company: ['manager'] }>
  // @ts-expect-error an agreement is there only when the column asks for it
  const _noAgreement: Buyer = {} as CallerOf<{ company: ['manager'] }>
  const buyer: Buyer<'buyer'> = {} as CallerOf<{ company: ['buyer']; agreement: true }>
  const office: Staff<'sales'> = {} as CallerOf<{ staff: ['sales'] }>
  // @ts-expect-error another role of the staff
  const _notAdmin: Staff<'admin'> = office
  // @ts-expect-error an endpoint without an access column
  const _entry: Endpoint = { id: 'x', method: 'GET', path: '/api/x', summary: '', answers: {} }
  // @ts-expect-error a role that there is not
  endpoint({ ...({} as Endpoint), access: { company: ['director'] } })
  expect([seen, one, company, buyer]).toHaveLength(4)
})
