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
const picture = { src: '/images/promo/example.webp', width: 1200, height: 400 }

/** §7.3: баннеры. */
export const promoBannersEndpoints = {
  promoBanners: endpoint({
    id: 'promoBanners',
    method: 'GET',
    path: '/api/catalog/promo/banners',
    summary: 'Промо: баннеры, которые показывают сейчас: все, на главной или в разделе',
    access: 'public',
    sameFor: 'everybody',
    query: promoPlaceQuerySchema,
    answers: { 200: promoListSchema },
    errors: ['SECTION_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  createBanner: endpoint({
    id: 'createBanner',
    method: 'POST',
    path: '/api/catalog/promo/banners',
    summary: 'Промо: создать баннер',
    access: editors,
    body: promoInputs.banners,
    example: { title: 'Фрезы по новой цене', link: '/catalog/', image: picture },
    answers: { 200: promoEntrySchema },
    errors: ['SECTION_NOT_FOUND'],
  }),
  changeBanners: endpoint({
    id: 'changeBanners',
    method: 'PATCH',
    path: '/api/catalog/promo/banners',
    summary: 'Промо: изменить баннеры, все названные или ничего',
    access: editors,
    body: promoChanges.banners,
    example: { items: [{ id: 1, sort: 10 }] },
    answers: { 200: promoEntriesSchema },
    errors: ['PROMO_NOT_FOUND', 'SECTION_NOT_FOUND'],
  }),
  deleteBanners: endpoint({
    id: 'deleteBanners',
    method: 'DELETE',
    path: '/api/catalog/promo/banners',
    summary: 'Промо: удалить баннеры по номерам; неизвестные пропущены',
    access: editors,
    query: z.object({ ids: comparedIdsField() }),
    answers: { 200: z.object({ ids: z.array(z.int()).describe('Удалённые') }) },
  }),
  allBanners: endpoint({
    id: 'allBanners',
    method: 'GET',
    path: '/api/catalog/promo/banners/all',
    summary: 'Промо: баннеры, все, и те, которых не показывают',
    access: editors,
    answers: { 200: promoEntriesSchema },
  }),
  promoBanner: endpoint({
    id: 'promoBanner',
    method: 'GET',
    path: '/api/catalog/promo/banners/{id}',
    summary: 'Промо: одна запись, если её показывают сейчас',
    access: 'public',
    params,
    answers: { 200: promoSchema },
    errors: ['PROMO_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
