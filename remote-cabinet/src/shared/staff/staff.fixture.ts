import type { StaffCompany, StaffPerson } from '@isp/contract'
import type { Session } from '@isp/session'

export const pageOf = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  pages: 1,
})

export const makeStaffCompany = (over: Partial<StaffCompany> = {}): StaffCompany => ({
  uuid: 'f1000000-0001-4000-8000-00000000000c',
  name: 'Гамма',
  inn: '5260000030',
  kpp: null,
  ogrn: null,
  country: 'RU',
  legalAddress: '',
  status: 'MODERATION',
  createdAt: '2026-11-20T09:00:00.000Z',
  orderCount: 0,
  agreements: [],
  managers: [],
  people: [
    {
      uuid: 'f1000000-0003-4000-8000-00000000000d',
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
  uuid: 'f1000000-0003-4000-8000-00000000000d',
  login: 'anna@example.com',
  name: 'Волкова Анна',
  status: 'ACTIVE',
  staffRole: null,
  companies: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  ...over,
})

/** What the shell would show: a remote alone draws no popups. */
export const popupsOf = ({ popups }: Pick<Session, 'popups'>): (string | undefined)[] =>
  popups.getState().items.map(({ text }) => text)
