import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { fileAnswer } from '../../file-content.ts'
import { productDrawingQuerySchema } from '../../schemas/product-drawing.schema.ts'

const YEAR = 365 * 86_400

export const productDrawingEndpoints = {
  productDrawing: endpoint({
    id: 'productDrawing',
    method: 'GET',
    path: '/api/catalog/products/{id}/drawing',
    summary: 'Чертёж товара с его размерами, SVG; по адресу с версией не меняется',
    access: 'public',
    caller: 'nobody',
    params: z.object({ id: pathIdField() }),
    query: productDrawingQuerySchema,
    answers: { 200: fileAnswer(['image/svg+xml']) },
    maxAge: YEAR,
    errors: ['PRODUCT_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
