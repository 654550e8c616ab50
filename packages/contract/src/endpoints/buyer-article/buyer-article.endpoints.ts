import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { buyerArticleInputSchema, buyerArticleSchema } from '../../schemas/buyer-article.schema.ts'
import { suggestedProductSchema } from '../../schemas/search.schema.ts'
import { companyRoles } from '../../schemas/user.schema.ts'

const params = z.object({ id: pathIdField() })

/** A company's own article number and note for a product; imported files and pasted lists may use that number. */
export const buyerArticleEndpoints = {
  ownProductsNamed: endpoint({
    id: 'ownProductsNamed',
    method: 'GET',
    path: '/api/company/products',
    summary: 'Товары, которые выбранная компания называет этим номером',
    access: { company: companyRoles },
    query: z.object({ number: z.string().trim().min(1).max(200) }),
    answers: { 200: z.object({ products: z.array(suggestedProductSchema) }) },
  }),
  ownProduct: endpoint({
    id: 'ownProduct',
    method: 'GET',
    path: '/api/company/products/{id}',
    summary: 'Как товар называет выбранная компания и что о нём записала',
    access: { company: companyRoles },
    params,
    answers: { 200: buyerArticleSchema },
    errors: ['PRODUCT_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  setOwnProduct: endpoint({
    id: 'setOwnProduct',
    method: 'PUT',
    path: '/api/company/products/{id}',
    summary: 'Назвать товар по-своему; пустые номер и заметка забывают прежние',
    access: { company: ['manager', 'buyer'] },
    params,
    body: buyerArticleInputSchema,
    answers: { 200: buyerArticleSchema },
    errors: ['PRODUCT_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
