import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { comparedIdsField } from '../../schemas/comparison.schema.ts'
import { clientIdHeaderSchema } from '../../schemas/file.schema.ts'
import {
  promoChanges,
  promoEntriesSchema,
  promoEntrySchema,
  promoInputs,
  promoListSchema,
  promoSchema,
} from '../../schemas/promo.schema.ts'

const params = z.object({ id: pathIdField() })
const editors = { staff: ['admin', 'content'] } as const
const picture = { src: '/images/promo/example.webp', width: 1200, height: 400 }

/** §7.3: истории. */
export const promoStoriesEndpoints = {
  promoStories: endpoint({
    id: 'promoStories',
    method: 'GET',
    path: '/api/catalog/promo/stories',
    summary: 'Промо: истории, которые показывают сейчас',
    access: 'public',
    sameFor: 'everybody',
    answers: { 200: promoListSchema },
  }),
  createStory: endpoint({
    id: 'createStory',
    method: 'POST',
    path: '/api/catalog/promo/stories',
    summary: 'Промо: создать историю',
    access: editors,
    body: promoInputs.stories,
    example: {
      title: 'Как выбрать сверло',
      image: picture,
      slides: [{ image: picture, title: null, text: null, link: null }],
    },
    answers: { 200: promoEntrySchema },
    errors: ['SECTION_NOT_FOUND'],
  }),
  changeStories: endpoint({
    id: 'changeStories',
    method: 'PATCH',
    path: '/api/catalog/promo/stories',
    summary: 'Промо: изменить истории, все названные или ничего',
    access: editors,
    body: promoChanges.stories,
    example: { items: [{ id: 1, sort: 10 }] },
    answers: { 200: promoEntriesSchema },
    errors: ['PROMO_NOT_FOUND', 'SECTION_NOT_FOUND'],
  }),
  deleteStories: endpoint({
    id: 'deleteStories',
    method: 'DELETE',
    path: '/api/catalog/promo/stories',
    summary: 'Промо: удалить истории по номерам; неизвестные пропущены',
    access: editors,
    query: z.object({ ids: comparedIdsField() }),
    answers: { 200: z.object({ ids: z.array(z.int()).describe('Удалённые') }) },
  }),
  allStories: endpoint({
    id: 'allStories',
    method: 'GET',
    path: '/api/catalog/promo/stories/all',
    summary: 'Промо: истории, все, и те, которых не показывают',
    access: editors,
    answers: { 200: promoEntriesSchema },
  }),
  promoStory: endpoint({
    id: 'promoStory',
    method: 'GET',
    path: '/api/catalog/promo/stories/{id}',
    summary: 'Промо: одна запись, если её показывают сейчас',
    access: 'public',
    params,
    answers: { 200: promoSchema },
    errors: ['PROMO_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  viewStory: endpoint({
    id: 'viewStory',
    method: 'POST',
    path: '/api/catalog/promo/stories/{id}/view',
    summary: 'Промо: историю посмотрели; посетитель считается раз в день',
    access: 'public',
    headers: clientIdHeaderSchema,
    params,
    answers: { 200: z.object({ isCounted: z.boolean() }) },
    errors: ['PROMO_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
