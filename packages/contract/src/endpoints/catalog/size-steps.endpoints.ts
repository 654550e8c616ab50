import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { sizeStepsSchema } from '../../schemas/size-steps.schema.ts'

export const sizeStepsEndpoints = {
  sizeSteps: endpoint({
    id: 'sizeSteps',
    method: 'GET',
    path: '/api/catalog/products/{id}/size-steps',
    summary: 'Такой же товар на размер меньше и на размер больше',
    access: 'public',
    sameFor: 'prices',
    params: z.object({ id: pathIdField() }),
    answers: { 200: sizeStepsSchema },
    errors: ['PRODUCT_NOT_FOUND', 'CATALOG_NOT_READY'],
    ignoredByPopup: [404],
  }),
}
