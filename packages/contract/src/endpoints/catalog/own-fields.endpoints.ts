import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { ownFieldsSchema, setOwnFieldSchema } from '../../schemas/own-fields.schema.ts'

const common = {
  access: { staff: ['admin', 'content'] },
  caller: 'account',
  path: '/api/admin/product/{id}/own-fields',
  params: z.object({ id: pathIdField() }),
  answers: { 200: ownFieldsSchema },
  errors: ['PRODUCT_NOT_FOUND'],
} as const

/** D56: product fields edited by the staff. */
export const ownFieldsEndpoints = {
  ownFields: endpoint({
    ...common,
    id: 'ownFields',
    method: 'GET',
    summary: 'Какие поля товара ведут на сайте, кто и с какого времени',
  }),
  setOwnField: endpoint({
    ...common,
    id: 'setOwnField',
    method: 'PUT',
    summary: 'Вести поле товара на сайте, сразу с новым значением, или вернуть его загрузке',
    body: setOwnFieldSchema,
  }),
}
