import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { fileAnswer } from '../../file-content.ts'
import { feedbackEndpoints } from './feedback.endpoints.ts'

/** Older addresses of constructor requests, still used in letters and by older releases. */
export const constructorRequestEndpoints = {
  sendConstructorRequest: endpoint({
    ...feedbackEndpoints.sendConstructorFeedback,
    id: 'sendConstructorRequest',
    path: '/api/core/mail/constructor',
    summary: 'Прежний адрес заявки на инструмент по чертежу',
  }),
  constructorRequestFile: endpoint({
    id: 'constructorRequestFile',
    method: 'GET',
    path: '/api/core/mail/constructor/files/{fileUuid}',
    summary: 'Файл прежней заявки по ссылке из письма: её знает только тот, кто получил письмо',
    access: 'public',
    caller: 'nobody',
    params: z.object({ fileUuid: z.uuid() }),
    answers: { 200: fileAnswer() },
    errors: ['FILE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
