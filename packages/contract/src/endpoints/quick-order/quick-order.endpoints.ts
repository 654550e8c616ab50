import { endpoint } from '../../endpoint.ts'
import { quickOrderCheckSchema, quickOrderInputSchema } from '../../schemas/quick-order.schema.ts'

/** D45: §7 leaves the path open; it stands beside the Excel import, which checks the same for a file. */
export const quickOrderEndpoints = {
  checkQuickOrder: endpoint({
    id: 'checkQuickOrder',
    method: 'POST',
    isRead: true,
    path: '/api/sale/basket/quick-order/check',
    summary: 'Понять вставленные строки: товары, количества, из чего выбрать, что не найдено',
    access: 'public',
    body: quickOrderInputSchema,
    example: { text: '2301-0054, 10 шт' },
    answers: { 200: quickOrderCheckSchema },
    ignoredByPopup: [400],
  }),
}
