import { endpoint } from '../../endpoint.ts'
import {
  accountStatusInputSchema,
  staffPeopleQuerySchema,
  staffPeopleSchema,
  staffPersonSchema,
  staffRoleInputSchema,
} from '../../schemas/staff-people.schema.ts'

/** A uuid that no user has: the test of permissions must change nothing. */
const nobody = '00000000-0000-4000-8000-000000000000'

const change = {
  method: 'PUT',
  access: { staff: ['admin'] },
  caller: 'account',
  answers: { 200: staffPersonSchema },
  errors: ['STAFF_ACCOUNT_NOT_FOUND', 'STAFF_LAST_ADMIN'],
} as const

export const staffPeopleEndpoints = {
  staffPeople: endpoint({
    id: 'staffPeople',
    method: 'GET',
    path: '/api/admin/access/user',
    summary: 'Все люди: поиск, роли сотрудников, статусы',
    access: { staff: ['admin'] },
    caller: 'account',
    query: staffPeopleQuerySchema,
    answers: { 200: staffPeopleSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  setStaffRole: endpoint({
    ...change,
    id: 'setStaffRole',
    path: '/api/admin/access/user',
    summary: 'Сделать сотрудником, сменить роль сотрудника или снять её',
    body: staffRoleInputSchema,
    example: { userUuid: nobody, role: 'sales' },
  }),
  setAccountStatus: endpoint({
    ...change,
    id: 'setAccountStatus',
    path: '/api/user/set/status',
    summary:
      'Заблокировать учётную запись или разблокировать: действует со следующего запроса (D41)',
    body: accountStatusInputSchema,
    example: { userUuid: nobody, status: 'BLOCKED', comment: 'Причина' },
  }),
}
