import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  fillBasketInputSchema,
  filledBasketSchema,
  sharingLinkSchema,
} from '../../schemas/draft.schema.ts'
import {
  ownLinksSchema,
  shareBasketInputSchema,
  sharedListSchema,
} from '../../schemas/sharing.schema.ts'

const ROOT = '/api/sale/sharing'

/** Every signed-in user with the link may read (D45): the id cannot be guessed. */
const byLink = {
  access: 'signedIn',
  params: z.object({ id: z.uuid() }),
  ignoredByPopup: [404, 410],
} as const

const fill = {
  ...byLink,
  method: 'POST',
  body: fillBasketInputSchema,
  answers: { 200: filledBasketSchema },
  errors: ['SHARING_NOT_FOUND', 'SHARING_ENDED', 'DRAFT_EMPTY', 'BASKET_FULL'],
} as const

export const sharingEndpoints = {
  sharedList: endpoint({
    ...byLink,
    id: 'sharedList',
    method: 'GET',
    path: `${ROOT}/{id}`,
    summary: 'Список, которым поделились, по ценам того, кто смотрит',
    answers: { 200: sharedListSchema },
    errors: ['SHARING_NOT_FOUND', 'SHARING_ENDED'],
  }),
  ownLinks: endpoint({
    id: 'ownLinks',
    method: 'GET',
    path: ROOT,
    summary: 'Открытые ссылки того, кто спрашивает: двести последних, новые первыми',
    access: 'signedIn',
    answers: { 200: ownLinksSchema },
  }),
  shareBasket: endpoint({
    id: 'shareBasket',
    method: 'POST',
    path: ROOT,
    summary: 'Поделиться корзиной или её строками: снимок на 30 дней',
    access: 'signedIn',
    body: shareBasketInputSchema,
    example: {},
    answers: { 200: sharingLinkSchema },
    errors: ['BASKET_EMPTY', 'BASKET_LINE_NOT_FOUND'],
  }),
  shareDraft: endpoint({
    id: 'shareDraft',
    method: 'POST',
    path: `${ROOT}/draft/{id}`,
    summary:
      'Поделиться черновиком: по ссылке он такой, какой есть; повтор продлевает ту же ссылку',
    access: 'signedIn',
    params: z.object({ id: pathIdField() }),
    answers: { 200: sharingLinkSchema },
    errors: ['DRAFT_NOT_FOUND', 'DRAFT_EMPTY'],
    ignoredByPopup: [404],
  }),
  revokeSharing: endpoint({
    ...byLink,
    id: 'revokeSharing',
    method: 'DELETE',
    path: `${ROOT}/{id}`,
    summary: 'Отозвать ссылку: тот, кто поделился, или тот, чей это черновик',
    answers: { 200: doneSchema },
    errors: ['SHARING_NOT_FOUND'],
  }),
  applySharing: endpoint({
    ...fill,
    id: 'applySharing',
    path: `${ROOT}/apply/{id}`,
    summary: 'Заменить корзину списком по ссылке',
  }),
  mergeSharing: endpoint({
    ...fill,
    id: 'mergeSharing',
    path: `${ROOT}/merge/{id}`,
    summary: 'Добавить список по ссылке к корзине',
  }),
}
