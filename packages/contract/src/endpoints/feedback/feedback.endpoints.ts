import * as z from 'zod'
import { currentConsents } from '../../consent-documents.ts'
import { endpoint } from '../../endpoint.ts'
import { MAX_FILE_SIZE, MAX_FILES } from '../../fields/file-rule.ts'
import { fileAnswer } from '../../file-content.ts'
import {
  constructorFeedbackInputSchema,
  feedbackAnswerSchema,
  feedbackInputSchema,
  helpFeedbackInputSchema,
  machineFeedbackInputSchema,
  pagePathHeaderSchema,
  phoneFeedbackInputSchema,
} from '../../schemas/feedback.schema.ts'

const sent = {
  method: 'POST',
  access: 'public',
  headers: pagePathHeaderSchema,
  answers: { 200: feedbackAnswerSchema },
} as const
const limits = { maxFiles: MAX_FILES, maxBytes: MAX_FILE_SIZE }
const fileErrors = ['FILE_NAME_INVALID', 'FILE_TYPE_REFUSED', 'FILE_QUOTA_EXCEEDED'] as const
const withFiles = {
  ...sent,
  multipart: { fields: feedbackInputSchema, ...limits },
  errors: ['FEEDBACK_SUSPECT', ...fileErrors],
  ignoredByPopup: [400, 413, 415, 422, 429],
} as const
const consent = currentConsents.personalData

/** §7.5, D55: messages to the shop; those of a signed-in user become the user's tickets. The forms show failures themselves. */
export const feedbackEndpoints = {
  sendFooterFeedback: endpoint({
    ...withFiles,
    id: 'sendFooterFeedback',
    path: '/api/core/mail/feedback/footer',
    summary: 'Сообщение из формы внизу страницы, с файлами',
  }),
  sendHelpFeedback: endpoint({
    ...withFiles,
    id: 'sendHelpFeedback',
    path: '/api/core/mail/feedback/help',
    summary: 'Сообщение со страниц справки, контактов и спецпредложений, с файлами',
    multipart: { fields: helpFeedbackInputSchema, ...limits },
    errors: ['FEEDBACK_SUSPECT', 'OFFER_NOT_FOUND', ...fileErrors],
    ignoredByPopup: [400, 404, 413, 415, 422, 429],
  }),
  sendConstructorFeedback: endpoint({
    ...withFiles,
    id: 'sendConstructorFeedback',
    path: '/api/core/mail/feedback/constructor',
    summary: 'Заявка на инструмент по чертежу: чертёж прикладывает сервер, файлы – покупатель',
    multipart: { fields: constructorFeedbackInputSchema, ...limits },
    errors: [
      'FEEDBACK_SUSPECT',
      'CONSTRUCTOR_NOT_FOUND',
      'CONSTRUCTOR_CHANGED',
      'CONSTRUCTOR_CONFIGURATION_INVALID',
      ...fileErrors,
    ],
    ignoredByPopup: [400, 404, 409, 413, 415, 422, 429],
  }),
  sendMachineFeedback: endpoint({
    ...sent,
    id: 'sendMachineFeedback',
    path: '/api/core/mail/feedback/machine',
    summary: 'Запрос цены: о товаре, если он назван',
    body: machineFeedbackInputSchema,
    example: {
      userName: 'Анна',
      email: 'anna@example.com',
      messages: 'Сколько стоит десять штук?',
      consent,
    },
    errors: ['FEEDBACK_SUSPECT', 'PRODUCT_NOT_FOUND'],
    ignoredByPopup: [400, 404, 422, 429],
  }),
  sendPhoneFeedback: endpoint({
    ...sent,
    id: 'sendPhoneFeedback',
    path: '/api/core/mail/feedback/phone',
    summary: 'Просьба перезвонить',
    body: phoneFeedbackInputSchema,
    example: { tel: '+7 (831) 200-00-00', name: 'Анна', consent },
    errors: ['FEEDBACK_SUSPECT'],
    ignoredByPopup: [400, 422, 429],
  }),
  feedbackFile: endpoint({
    id: 'feedbackFile',
    method: 'GET',
    path: '/api/core/mail/feedback/files/{fileUuid}',
    summary: 'Файл из ответа магазина по ссылке из письма: её знает только тот, кому оно пришло',
    access: 'public',
    caller: 'nobody',
    params: z.object({ fileUuid: z.uuid() }),
    answers: { 200: fileAnswer() },
    errors: ['FILE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
