import type { MemberCompany, User } from '@isp/contract'
import type { Session } from '@isp/session'
import { act } from '@testing-library/react'

export const makeCompany = (over: Partial<MemberCompany> = {}): MemberCompany => ({
  uuid: 'company-1',
  name: 'ООО «Станкосервис»',
  inn: '5260123456',
  status: { code: 'ACTIVE' },
  role: 'manager',
  agreements: [{ uuid: 'agreement-1', name: 'Договор № 17' }],
  ...over,
})

export const makeUser = (companies: MemberCompany[]): User => ({
  id: 7,
  uuid: 'user-7',
  login: 'chief@example.com',
  first_name: 'Анна',
  last_name: 'Соколова',
  patronymic: '',
  status: 'ACTIVE',
  mailing: true,
  staff_role: null,
  companies,
})

/** The user of chief@example.com: two companies, the first with two agreements. */
export const chief = makeUser([
  makeCompany({
    agreements: [
      { uuid: 'agreement-1', name: 'Договор № 17' },
      { uuid: 'agreement-2', name: 'Договор № 18' },
    ],
  }),
  makeCompany({ uuid: 'company-2', name: 'АО «Завод»' }),
])

/** The state in which a session stands once the server has named the user and the choice is not confirmed yet. */
export const takeUser = async (
  session: Session,
  user: User,
  isConfirmed = false,
): Promise<void> => {
  await act(async () =>
    session.auth.setState({
      status: 'signed-in',
      user,
      companyUuid: user.companies[0]?.uuid ?? null,
      agreementUuid: user.companies[0]?.agreements[0]?.uuid ?? null,
      isConfirmed,
    }),
  )
}
