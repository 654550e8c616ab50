import type { CompanyRole, MemberCompany, User } from '@isp/contract'

/** Users of all tests except e2e journeys, which use demo accounts: BFF tests insert them into the database, mocked endpoints return them. */
export const password = 'verno-2026'

const uuid = (kind: number, number: number): string =>
  `f1000000-000${kind}-4000-8000-0000000000${String(number).padStart(2, '0')}`

export const agreements = { partner: uuid(2, 1), retail: uuid(2, 2), beta: uuid(2, 3) } as const

type TestCompany = Pick<MemberCompany, 'uuid' | 'name' | 'inn' | 'status' | 'agreements'> & {
  id: number
  /** One for each agreement, in order. */
  priceTypeIds: readonly number[]
}

/** «Альфа» has an agreement with partner prices and one with retail prices, «Бета» one with partner prices, «Гамма» is on moderation. */
export const companyTable = {
  alfa: {
    id: 1,
    uuid: uuid(1, 1),
    name: 'Альфа',
    inn: '5260000016',
    status: { code: 'ACTIVE' },
    agreements: [
      { uuid: agreements.partner, name: 'Договор 1' },
      { uuid: agreements.retail, name: 'Договор 2' },
    ],
    priceTypeIds: [2, 1],
  },
  beta: {
    id: 2,
    uuid: uuid(1, 2),
    name: 'Бета',
    inn: '5260000023',
    status: { code: 'ACTIVE' },
    agreements: [{ uuid: agreements.beta, name: 'Договор 3' }],
    priceTypeIds: [2],
  },
  waiting: {
    id: 3,
    uuid: uuid(1, 3),
    name: 'Гамма',
    inn: '5260000030',
    status: { code: 'MODERATION' },
    agreements: [],
    priceTypeIds: [],
  },
} as const satisfies Record<string, TestCompany>

export type CompanyName = keyof typeof companyTable

type Membership = { company: CompanyName; role: CompanyRole; isBlocked?: true }

type TestAccount = Pick<User, 'id' | 'login'> &
  Partial<Omit<User, 'companies'>> & { memberships: readonly Membership[] }

/** One user per role; `outsider` is the manager of «Бета», `halfblocked` is blocked only in «Альфа». */
export const accountTable = {
  manager: {
    id: 1,
    login: 'Manager@example.com',
    first_name: 'Анна',
    last_name: 'Волкова',
    patronymic: 'Ильинична',
    memberships: [
      { company: 'alfa', role: 'manager' },
      { company: 'waiting', role: 'manager' },
    ],
  },
  buyer: {
    id: 2,
    login: 'buyer@example.com',
    first_name: 'Пётр',
    memberships: [{ company: 'alfa', role: 'buyer' }],
  },
  employee: {
    id: 3,
    login: 'employee@example.com',
    memberships: [{ company: 'alfa', role: 'employee' }],
  },
  newcomer: { id: 4, login: 'newcomer@example.com', status: 'NEW', memberships: [] },
  staff: { id: 5, login: 'staff@example.com', staff_role: 'sales', memberships: [] },
  outsider: {
    id: 6,
    login: 'outsider@example.com',
    first_name: 'Ольга',
    last_name: 'Зорина',
    patronymic: 'Петровна',
    memberships: [{ company: 'beta', role: 'manager' }],
  },
  halfblocked: {
    id: 7,
    login: 'halfblocked@example.com',
    memberships: [
      { company: 'waiting', role: 'buyer' },
      { company: 'alfa', role: 'manager', isBlocked: true },
    ],
  },
  blocked: {
    id: 8,
    login: 'blocked@example.com',
    memberships: [{ company: 'alfa', role: 'manager' }],
  },
  admin: { id: 9, login: 'admin@example.com', staff_role: 'admin', memberships: [] },
  content: { id: 10, login: 'content@example.com', staff_role: 'content', memberships: [] },
} as const satisfies Record<string, TestAccount>

export type Person = keyof typeof accountTable
export const people = Object.keys(accountTable) as Person[]

/** A company as shown to its member (`/api/user/me`). */
export const companyOf = (name: CompanyName, over: Partial<MemberCompany> = {}): MemberCompany => {
  const { id: _id, priceTypeIds: _types, ...company } = companyTable[name]
  const { role = 'manager' } = over
  return {
    role,
    seesAllOrders: role === 'manager',
    ...company,
    agreements: [...company.agreements],
    ...over,
  }
}

/** A user as returned by `/api/user/me`; a BFF test checks that both are equal. */
export const userOf = (person: Person, over: Partial<User> = {}): User => {
  const { memberships, ...account }: TestAccount = accountTable[person]
  const companies = memberships
    .filter(({ isBlocked }) => !isBlocked)
    .map(({ company, role }) => companyOf(company, { role }))
  return {
    uuid: uuid(3, account.id),
    first_name: '',
    last_name: '',
    patronymic: '',
    status: 'ACTIVE',
    mailing: false,
    phone: '',
    time_zone: 'Europe/Moscow',
    settings: {
      basket_version: 2,
      checkout_version: 2,
      product_version: 2,
      basket_view: 'list',
      catalog_view: 'list',
      user_registration: false,
    },
    staff_role: null,
    ...account,
    companies,
    ...over,
  }
}
