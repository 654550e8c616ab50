import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { contentPageSchema } from '../../schemas/content.schema.ts'
import { slugSchema } from '../../schemas/section.schema.ts'

export const contentEndpoints = {
  contentPage: endpoint({
    id: 'contentPage',
    method: 'GET',
    path: '/api/content/pages/{slug}',
    summary:
      'Страница магазина: доставка, оплата, о компании; 204 — стоит та, с которой магазин пришёл',
    access: 'public',
    sameFor: 'everybody',
    params: z.object({ slug: slugSchema }),
    answers: { 200: contentPageSchema, 204: z.null() },
    errors: ['CONTENT_PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
    maxAge: 60,
  }),
}
