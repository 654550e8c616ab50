import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import { ownConsentSchema, withdrawConsentInputSchema } from '../../schemas/consents.schema.ts'

const byPerson = { access: 'signedIn', caller: 'account' } as const

export const consentsEndpoints = {
  ownConsents: endpoint({
    ...byPerson,
    id: 'ownConsents',
    method: 'GET',
    path: '/api/user/consents',
    summary: 'Свои согласия с временем и редакцией текста, новые сверху; отозванные тоже (152-ФЗ)',
    answers: { 200: z.object({ items: z.array(ownConsentSchema) }) },
  }),
  withdrawConsent: endpoint({
    ...byPerson,
    id: 'withdrawConsent',
    method: 'POST',
    path: '/api/user/consents/withdraw',
    summary:
      'Отозвать согласие: на рассылку — письма прекращаются, на обработку данных — учётная запись удаляется',
    body: withdrawConsentInputSchema,
    example: { kind: 'mailing' },
    answers: { 200: doneSchema },
    errors: ['PASSWORD_WRONG', 'TOO_MANY_REQUESTS', 'LAST_MANAGER'],
    ignoredByPopup: [403, 409],
  }),
}
