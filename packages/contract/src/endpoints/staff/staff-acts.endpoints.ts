import { endpoint } from '../../endpoint.ts'
import { staffActsQuerySchema, staffActsSchema } from '../../schemas/staff-acts.schema.ts'
import { staffRoles } from '../../schemas/user.schema.ts'

export const staffActsEndpoints = {
  staffActs: endpoint({
    id: 'staffActs',
    method: 'GET',
    path: '/api/admin/acts',
    summary:
      'Журнал действий сотрудников, новое сверху: администратор видит все, прочие — свои, продавец ещё и о своих компаниях',
    access: { staff: staffRoles },
    caller: 'account',
    query: staffActsQuerySchema,
    answers: { 200: staffActsSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
