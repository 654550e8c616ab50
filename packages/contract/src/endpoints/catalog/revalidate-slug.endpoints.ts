import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idField, pathIdField } from '../../fields/ids.ts'
import {
  MAX_REVALIDATED,
  revalidatedListSchema,
  revalidatedSlugSchema,
} from '../../schemas/revalidate-slug.schema.ts'

const editors = { staff: ['admin', 'content'] } as const

/** §7.3: revalidate-slug, of many products and of one. */
export const revalidateSlugEndpoints = {
  revalidateSlugs: endpoint({
    id: 'revalidateSlugs',
    method: 'POST',
    path: '/api/catalog/products/revalidate-slug',
    summary: 'Проверить адреса товаров: новые — по нынешним названиям, прежние ведут на товар',
    access: editors,
    body: z.strictObject({ ids: z.array(idField()).min(1).max(MAX_REVALIDATED) }),
    answers: { 200: revalidatedListSchema },
  }),
  revalidateSlug: endpoint({
    id: 'revalidateSlug',
    method: 'POST',
    path: '/api/catalog/products/revalidate-slug/{id}',
    summary: 'Проверить адрес одного товара',
    access: editors,
    params: z.object({ id: pathIdField() }),
    answers: { 200: revalidatedSlugSchema },
    errors: ['PRODUCT_NOT_FOUND'],
  }),
}
