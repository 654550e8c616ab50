import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { slugSchema } from '../../schemas/section.schema.ts'
import {
  newTextInputSchema,
  openedTextSchema,
  placeTextInputSchema,
  publicationInputSchema,
  redirectMapSchema,
  saveTextInputSchema,
  staffTextsQuerySchema,
  staffTextsSchema,
  textKinds,
  textPreviewInputSchema,
  textPreviewSchema,
  textWordsSchema,
} from '../../schemas/texts.schema.ts'

const forContent = { access: { staff: ['admin', 'content'] }, caller: 'account' } as const
const path = '/api/content/texts'
const one = `${path}/{kind}/{slug}`
const params = z.object({ kind: z.enum(textKinds), slug: slugSchema })
const version = z.object({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
})

/** What the staff writes for /help/ and the pages about the shop. */
export const textsEndpoints = {
  redirectMap: endpoint({
    id: 'redirectMap',
    method: 'GET',
    path: '/api/core/redirect-map',
    summary: 'Куда ведут прежние адреса: всегда сразу на нынешний',
    access: 'public',
    sameFor: 'everybody',
    answers: { 200: redirectMapSchema },
    maxAge: 60,
  }),
  staffTexts: endpoint({
    ...forContent,
    id: 'staffTexts',
    method: 'GET',
    path,
    summary: 'Материалы и страницы: что показано, что в черновиках',
    query: staffTextsQuerySchema,
    answers: { 200: staffTextsSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  createText: endpoint({
    ...forContent,
    id: 'createText',
    method: 'POST',
    path,
    summary: 'Новый материал: виден посетителям после первой публикации',
    body: newTextInputSchema,
    answers: { 200: openedTextSchema },
    errors: ['TOPIC_NOT_FOUND', 'TEXT_ADDRESS_TAKEN'],
    ignoredByPopup: [404, 409],
  }),
  previewText: endpoint({
    ...forContent,
    id: 'previewText',
    method: 'POST',
    path: `${path}/preview`,
    summary: 'Как текст будет выглядеть; ничего не сохраняет',
    body: textPreviewInputSchema,
    example: { source: '## Заголовок\n\nСлово **важное**.' },
    answers: { 200: textPreviewSchema },
  }),
  textWords: endpoint({
    ...forContent,
    id: 'textWords',
    method: 'GET',
    path: `${path}/versions/{id}`,
    summary: 'Слова одной версии',
    params: version,
    answers: { 200: textWordsSchema },
    errors: ['TEXT_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  publishText: endpoint({
    ...forContent,
    id: 'publishText',
    method: 'PUT',
    path: `${path}/versions/{id}/publication`,
    summary: 'Показать версию, сразу или с названного времени',
    params: version,
    body: publicationInputSchema,
    answers: { 200: openedTextSchema },
    errors: ['TEXT_NOT_FOUND', 'TEXT_EMPTY'],
    ignoredByPopup: [404, 409],
  }),
  unscheduleText: endpoint({
    ...forContent,
    id: 'unscheduleText',
    method: 'DELETE',
    path: `${path}/versions/{id}/publication`,
    summary: 'Отменить будущую публикацию; показанное остаётся',
    params: version,
    answers: { 200: openedTextSchema },
    errors: ['TEXT_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  openedText: endpoint({
    ...forContent,
    id: 'openedText',
    method: 'GET',
    path: one,
    summary: 'Один текст с версиями, чтобы править',
    params,
    answers: { 200: openedTextSchema },
    errors: ['TEXT_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  saveText: endpoint({
    ...forContent,
    id: 'saveText',
    method: 'PUT',
    path: one,
    summary: 'Сохранить новой версией; посетители видят прежнюю, пока эту не опубликуют',
    params,
    body: saveTextInputSchema,
    answers: { 200: openedTextSchema },
    errors: ['TEXT_NOT_FOUND', 'TEXT_CHANGED'],
    ignoredByPopup: [404, 409],
  }),
  placeText: endpoint({
    ...forContent,
    id: 'placeText',
    method: 'PATCH',
    path: one,
    summary: 'Материал: адрес, тема, снять с показа или вернуть',
    params,
    body: placeTextInputSchema,
    answers: { 200: openedTextSchema },
    errors: ['TEXT_NOT_FOUND', 'TOPIC_NOT_FOUND', 'TEXT_ADDRESS_TAKEN'],
    ignoredByPopup: [404, 409],
  }),
}
