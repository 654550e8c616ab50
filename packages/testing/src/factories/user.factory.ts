import type { MemberCompany, User } from '@isp/contract'

/** A company with one agreement, as its manager sees it. */
export const makeCompany = (over: Partial<MemberCompany> = {}): MemberCompany => ({
  uuid: '5f0a2c3e-0000-4000-8000-000000000001',
  name: 'ООО «Завод «Прогресс»',
  inn: '5260000001',
  status: { code: 'ACTIVE' },
  role: 'manager',
  agreements: [{ uuid: '7b1d4e5f-0000-4000-8000-000000000001', name: 'Договор № 14' }],
  ...over,
})

export const makeUser = (over: Partial<User> = {}): User => ({
  id: 7,
  uuid: '3c9e8d7a-0000-4000-8000-000000000007',
  login: 'buyer@example.com',
  first_name: 'Анна',
  last_name: 'Соколова',
  patronymic: 'Игоревна',
  status: 'ACTIVE',
  mailing: false,
  staff_role: null,
  companies: [makeCompany()],
  ...over,
})
