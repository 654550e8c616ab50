import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { comparedIdsField } from '../../schemas/comparison.schema.ts'
import {
  promoChanges,
  promoEntriesSchema,
  promoEntrySchema,
  promoInputs,
  promoListSchema,
  promoPlaceQuerySchema,
  promoSchema,
} from '../../schemas/promo.schema.ts'

const params = z.object({ id: pathIdField() })
const editors = { staff: ['admin', 'content'] } as const

/** §7.3: продвигаемые разделы. */
export const promoSectionsEndpoints = {
  promoSections: endpoint({
    id: 'promoSections',
    method: 'GET',
    path: '/api/catalog/promo/sections',
    summary: 'Промо: разделы на виду, которые показывают сейчас: все, на главной или в разделе',
    access: 'public',
    sameFor: 'everybody',
    query: promoPlaceQuerySchema,
    answers: { 200: promoListSchema },
    errors: ['SECTION_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  createPromoSection: endpoint({
    id: 'createPromoSection',
    method: 'POST',
    path: '/api/catalog/promo/sections',
    summary: 'Промо: создать раздел на виду',
    access: editors,
    body: promoInputs.sections,
    example: { title: 'К сезону', sectionId: 1 },
    answers: { 200: promoEntrySchema },
    errors: ['SECTION_NOT_FOUND'],
  }),
  changeSections: endpoint({
    id: 'changeSections',
    method: 'PATCH',
    path: '/api/catalog/promo/sections',
    summary: 'Промо: изменить разделы на виду, все названные или ничего',
    access: editors,
    body: promoChanges.sections,
    example: { items: [{ id: 1, sort: 10 }] },
    answers: { 200: promoEntriesSchema },
    errors: ['PROMO_NOT_FOUND', 'SECTION_NOT_FOUND'],
  }),
  deleteSections: endpoint({
    id: 'deleteSections',
    method: 'DELETE',
    path: '/api/catalog/promo/sections',
    summary: 'Промо: удалить разделы на виду по номерам; неизвестные пропущены',
    access: editors,
    query: z.object({ ids: comparedIdsField() }),
    answers: { 200: z.object({ ids: z.array(z.int()).describe('Удалённые') }) },
  }),
  allSections: endpoint({
    id: 'allSections',
    method: 'GET',
    path: '/api/catalog/promo/sections/all',
    summary: 'Промо: разделы на виду, все, и те, которых не показывают',
    access: editors,
    answers: { 200: promoEntriesSchema },
  }),
  onePromoSection: endpoint({
    id: 'onePromoSection',
    method: 'GET',
    path: '/api/catalog/promo/sections/{id}',
    summary: 'Промо: одна запись, если её показывают сейчас',
    access: 'public',
    params,
    answers: { 200: promoSchema },
    errors: ['PROMO_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
