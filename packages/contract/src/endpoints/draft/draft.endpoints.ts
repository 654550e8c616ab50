import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { pageOf } from '../../fields/pages.ts'
import { LONG_BODY } from '../../limits.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  createDraftInputSchema,
  draftChangeSchema,
  draftIdsInputSchema,
  draftListQuerySchema,
  draftSchema,
  draftSummarySchema,
  fillBasketInputSchema,
  filledBasketSchema,
  updateDraftInputSchema,
} from '../../schemas/draft.schema.ts'

const ROOT = '/api/sale/v2/basket/draft'

/** Every signed-in user has drafts; the SQL statements select those of the caller's company. */
const ofDraft = {
  access: 'signedIn',
  params: z.object({ id: pathIdField() }),
  ignoredByPopup: [404],
} as const

const fill = {
  ...ofDraft,
  method: 'POST',
  body: fillBasketInputSchema,
  answers: { 200: filledBasketSchema },
  errors: ['DRAFT_NOT_FOUND', 'DRAFT_EMPTY', 'BASKET_FULL'],
} as const

export const draftEndpoints = {
  createDraft: endpoint({
    id: 'createDraft',
    method: 'POST',
    path: ROOT,
    summary: 'Сохранить черновик: корзину, её строки, присланные строки или заказ',
    access: 'signedIn',
    body: createDraftInputSchema,
    maxBody: LONG_BODY,
    example: { name: 'Инструмент на июль', items: [{ productId: 1, quantityOrdered: 10 }] },
    answers: { 200: draftSummarySchema },
    errors: ['BASKET_EMPTY', 'BASKET_LINE_NOT_FOUND', 'ORDER_NOT_FOUND', 'DRAFTS_TOO_MANY'],
  }),
  drafts: endpoint({
    id: 'drafts',
    method: 'GET',
    path: ROOT,
    summary: 'Черновики: руководитель видит все черновики компании, остальные — свои',
    access: 'signedIn',
    query: draftListQuerySchema,
    answers: { 200: pageOf(draftSummarySchema) },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  deleteDrafts: endpoint({
    id: 'deleteDrafts',
    method: 'DELETE',
    path: ROOT,
    summary: 'Удалить несколько черновиков; чужих и удалённых раньше среди ответа нет',
    access: 'signedIn',
    query: z.object({
      ids: z
        .string()
        .max(1100)
        .regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
        .describe('Номера черновиков через запятую, до ста'),
    }),
    answers: { 200: z.object({ ids: z.array(z.int()) }) },
  }),
  restoreDrafts: endpoint({
    id: 'restoreDrafts',
    method: 'POST',
    path: `${ROOT}/restore`,
    summary: 'Вернуть удалённые черновики: они хранятся ещё месяц',
    access: 'signedIn',
    body: draftIdsInputSchema,
    example: { ids: [1] },
    answers: { 200: z.object({ ids: z.array(z.int()) }) },
    errors: ['DRAFTS_TOO_MANY'],
  }),
  draft: endpoint({
    ...ofDraft,
    id: 'draft',
    method: 'GET',
    path: `${ROOT}/{id}`,
    summary: 'Черновик со строками по нынешним ценам и остаткам',
    answers: { 200: draftSchema },
    errors: ['DRAFT_NOT_FOUND'],
  }),
  updateDraft: endpoint({
    ...ofDraft,
    id: 'updateDraft',
    method: 'PUT',
    path: `${ROOT}/{id}`,
    summary: 'Изменить название, заметку или строки; неназванное остаётся',
    body: updateDraftInputSchema,
    maxBody: LONG_BODY,
    answers: { 200: draftChangeSchema },
    errors: ['DRAFT_NOT_FOUND'],
  }),
  deleteDraft: endpoint({
    ...ofDraft,
    id: 'deleteDraft',
    method: 'DELETE',
    path: `${ROOT}/{id}`,
    summary: 'Удалить черновик',
    answers: { 200: doneSchema },
    errors: ['DRAFT_NOT_FOUND'],
  }),
  applyDraft: endpoint({
    ...fill,
    id: 'applyDraft',
    path: `${ROOT}/apply/{id}`,
    summary: 'Заменить корзину черновиком; черновик остаётся',
  }),
  mergeDraft: endpoint({
    ...fill,
    id: 'mergeDraft',
    path: `${ROOT}/merge/{id}`,
    summary: 'Добавить черновик к корзине; черновик остаётся',
  }),
}
