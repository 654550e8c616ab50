import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { MAX_FILE_SIZE, MAX_FILES } from '../../fields/file-rule.ts'
import { fileAnswer } from '../../file-content.ts'
import {
  constructorRequestInputSchema,
  constructorRequestSchema,
} from '../../schemas/constructor.schema.ts'

/** §7.5: a request to make a tool goes out as a letter to the shop. */
export const constructorRequestEndpoints = {
  sendConstructorRequest: endpoint({
    id: 'sendConstructorRequest',
    method: 'POST',
    path: '/api/core/mail/constructor',
    summary: 'Заявка на инструмент по чертежу: письмо магазину со ссылками на чертёж и файлы',
    access: 'public',
    multipart: {
      fields: constructorRequestInputSchema,
      maxFiles: MAX_FILES,
      maxBytes: MAX_FILE_SIZE,
    },
    answers: { 200: constructorRequestSchema },
    errors: [
      'CONSTRUCTOR_NOT_FOUND',
      'CONSTRUCTOR_CHANGED',
      'CONSTRUCTOR_CONFIGURATION_INVALID',
      'FILE_NAME_INVALID',
      'FILE_TYPE_REFUSED',
      'FILE_QUOTA_EXCEEDED',
    ],
    ignoredByPopup: [400, 404, 413, 415, 422, 429],
  }),
  constructorRequestFile: endpoint({
    id: 'constructorRequestFile',
    method: 'GET',
    path: '/api/core/mail/constructor/files/{fileUuid}',
    summary: 'Файл заявки по ссылке из письма: её знает только тот, кто получил письмо',
    access: 'public',
    caller: 'nobody',
    params: z.object({ fileUuid: z.uuid() }),
    answers: { 200: fileAnswer() },
    errors: ['FILE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
