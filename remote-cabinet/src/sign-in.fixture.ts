import type { MemberCompany, User } from '@isp/contract'
import type { Session } from '@isp/session'
import { act } from '@testing-library/react'

export const makeCompany = (over: Partial<MemberCompany> = {}): MemberCompany => ({
  uuid: 'company-1',
  name: 'ООО «Станкосервис»',
  inn: '5260123456',
  status: { code: 'ACTIVE' },
  role: 'manager',
  agreements: [{ uuid: 'agreement-1', name: 'Договор № 17 от 01.02.2026' }],
  ...over,
})

export const makeUser = (over: Partial<User> = {}): User => ({
  id: 7,
  uuid: 'user-7',
  login: 'chief@example.com',
  first_name: 'Анна',
  last_name: 'Соколова',
  patronymic: 'Викторовна',
  status: 'ACTIVE',
  mailing: true,
  staff_role: null,
  companies: [makeCompany()],
  ...over,
})

/** The state that a restored session reaches once the server has named the user. */
export const signInAs = async ({ session }: { session: Session }, user: User): Promise<void> => {
  const company = user.companies[0]
  await act(async () =>
    session.auth.setState({
      status: 'signed-in',
      user,
      companyUuid: company?.uuid ?? null,
      agreementUuid: company?.agreements[0]?.uuid ?? null,
      isConfirmed: true,
    }),
  )
}
