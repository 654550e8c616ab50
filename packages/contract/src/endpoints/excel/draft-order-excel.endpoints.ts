import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { fileAnswer } from '../../file-content.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

const list = {
  method: 'GET',
  params: z.object({ id: pathIdField() }),
  answers: {
    200: fileAnswer(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']),
  },
} as const

/** §7.4: Excel files of drafts; those of orders are with the other order endpoints. The Excel import can read both. */
export const draftOrderExcelEndpoints = {
  exportDraft: endpoint({
    ...list,
    id: 'exportDraft',
    path: '/api/sale/v2/basket/draft/{id}/excel-export',
    summary: 'Черновик файлом Excel по нынешним ценам, суммы — формулами; загружается обратно',
    access: 'signedIn',
    errors: ['DRAFT_NOT_FOUND'],
  }),
  exportOrder: endpoint({
    ...list,
    id: 'exportOrder',
    path: '/api/sale/order/{id}/excel-export',
    summary: 'Заказ файлом Excel: что не отменено, по ценам заказа; загружается обратно',
    access: { company: companyRoles },
    errors: ['ORDER_NOT_FOUND'],
  }),
}
