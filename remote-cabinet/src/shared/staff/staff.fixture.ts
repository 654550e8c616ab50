import type { StaffCompany, StaffCompanySummary, StaffPerson } from '@isp/contract'

export const pageOf = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  pages: 1,
})

/** Its name is what an attacker would register. */
export const makeCompanySummary = (
  over: Partial<StaffCompanySummary> = {},
): StaffCompanySummary => ({
  uuid: 'c1',
  name: '<b>Гамма</b>',
  inn: '5260000030',
  kpp: null,
  status: 'MODERATION',
  createdAt: '2026-11-20T09:00:00.000Z',
  agreementCount: 0,
  managers: [],
  ...over,
})

export const makeStaffCompany = (over: Partial<StaffCompany> = {}): StaffCompany => ({
  uuid: 'c1',
  name: 'Гамма',
  inn: '5260000030',
  kpp: null,
  status: 'MODERATION',
  createdAt: '2026-11-20T09:00:00.000Z',
  orderCount: 0,
  agreements: [],
  managers: [],
  people: [
    {
      uuid: 'p1',
      name: 'Волкова Анна',
      login: 'anna@example.com',
      role: 'manager',
      isBlocked: false,
      status: 'ACTIVE',
    },
  ],
  priceTypes: [
    { code: 'base', name: 'Базовая' },
    { code: 'dealer', name: 'Дилерская' },
  ],
  staff: [],
  ...over,
})

export const makePerson = (over: Partial<StaffPerson> = {}): StaffPerson => ({
  uuid: 'p1',
  login: 'anna@example.com',
  name: 'Волкова Анна',
  status: 'ACTIVE',
  staffRole: null,
  companies: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  ...over,
})
