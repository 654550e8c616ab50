import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { filterOrderSchema, setFilterOrderSchema } from '../../schemas/filter-order.schema.ts'

const common = {
  access: { staff: ['admin', 'content'] },
  caller: 'account',
  path: '/api/admin/section/{id}/filter-order',
  params: z.object({ id: pathIdField() }),
  answers: { 200: filterOrderSchema },
  errors: ['SECTION_NOT_FOUND'],
} as const

/** The order of a section's filters; subsections without one of their own have it too. */
export const filterOrderEndpoints = {
  filterOrder: endpoint({
    ...common,
    id: 'filterOrder',
    method: 'GET',
    summary: 'Порядок фильтров раздела, заданный сотрудником, и по чему люди отбирают',
  }),
  setFilterOrder: endpoint({
    ...common,
    id: 'setFilterOrder',
    method: 'PUT',
    summary: 'Задать порядок фильтров раздела или вернуть тот, который он находит сам',
    body: setFilterOrderSchema,
    example: { codes: ['diameter', 'overall_length'] },
  }),
}
