import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idField, pathIdField } from '../../fields/ids.ts'
import { comparedIdsField } from '../../schemas/comparison.schema.ts'
import {
  MAX_PROMO_PRODUCTS,
  promoChanges,
  promoEntriesSchema,
  promoEntrySchema,
  promoInputs,
  promoPlaceQuerySchema,
  promoProductListSchema,
  promoProductsSchema,
} from '../../schemas/promo.schema.ts'

const params = z.object({ id: pathIdField() })
const editors = { staff: ['admin', 'content'] } as const

/** §7.3: подборки товаров. */
export const promoProductsEndpoints = {
  promoProducts: endpoint({
    id: 'promoProducts',
    method: 'GET',
    path: '/api/catalog/promo/products',
    summary: 'Промо: подборки товаров, которые показывают сейчас: все, на главной или в разделе',
    access: 'public',
    sameFor: 'prices',
    query: promoPlaceQuerySchema,
    answers: { 200: promoProductListSchema },
    errors: ['SECTION_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  createProductSet: endpoint({
    id: 'createProductSet',
    method: 'POST',
    path: '/api/catalog/promo/products',
    summary: 'Промо: создать подборку товаров',
    access: editors,
    body: promoInputs.products,
    example: { title: 'Свёрла недели', productIds: [1, 2] },
    answers: { 200: promoEntrySchema },
    errors: ['SECTION_NOT_FOUND'],
  }),
  changeProducts: endpoint({
    id: 'changeProducts',
    method: 'PATCH',
    path: '/api/catalog/promo/products',
    summary: 'Промо: изменить подборки товаров, все названные или ничего',
    access: editors,
    body: promoChanges.products,
    example: { items: [{ id: 1, sort: 10 }] },
    answers: { 200: promoEntriesSchema },
    errors: ['PROMO_NOT_FOUND', 'SECTION_NOT_FOUND'],
  }),
  deleteProducts: endpoint({
    id: 'deleteProducts',
    method: 'DELETE',
    path: '/api/catalog/promo/products',
    summary: 'Промо: удалить подборки товаров по номерам; неизвестные пропущены',
    access: editors,
    query: z.object({ ids: comparedIdsField() }),
    answers: { 200: z.object({ ids: z.array(z.int()).describe('Удалённые') }) },
  }),
  allProducts: endpoint({
    id: 'allProducts',
    method: 'GET',
    path: '/api/catalog/promo/products/all',
    summary: 'Промо: подборки товаров, все, и те, которых не показывают',
    access: editors,
    answers: { 200: promoEntriesSchema },
  }),
  promoProductSet: endpoint({
    id: 'promoProductSet',
    method: 'GET',
    path: '/api/catalog/promo/products/{id}',
    summary: 'Промо: одна запись, если её показывают сейчас',
    access: 'public',
    params,
    answers: { 200: promoProductsSchema },
    errors: ['PROMO_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  addPromoProducts: endpoint({
    id: 'addPromoProducts',
    method: 'POST',
    path: '/api/catalog/promo/products/{id}/products',
    summary: 'Промо: добавить товары в подборку; неизвестные пропущены',
    access: editors,
    params,
    body: z.strictObject({ productIds: z.array(idField()).min(1).max(MAX_PROMO_PRODUCTS) }),
    answers: { 200: promoEntrySchema },
    errors: ['PROMO_NOT_FOUND', 'PROMO_PRODUCTS_FULL'],
  }),
  removePromoProducts: endpoint({
    id: 'removePromoProducts',
    method: 'DELETE',
    path: '/api/catalog/promo/products/{id}/products',
    summary: 'Промо: убрать товары из подборки',
    access: editors,
    params,
    query: z.object({ productIds: comparedIdsField() }),
    answers: { 200: promoEntrySchema },
    errors: ['PROMO_NOT_FOUND'],
  }),
}
