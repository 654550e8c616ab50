import { endpoint } from '../../endpoint.ts'
import { staffWaitingSchema } from '../../schemas/staff-waiting.schema.ts'
import { staffRoles } from '../../schemas/user.schema.ts'

export const staffWaitingEndpoints = {
  staffWaiting: endpoint({
    id: 'staffWaiting',
    method: 'GET',
    path: '/api/admin/waiting',
    summary: 'Что ждёт сотрудника: число и с какого времени; продавцу — по его компаниям',
    access: { staff: staffRoles },
    caller: 'account',
    answers: { 200: staffWaitingSchema },
  }),
}
