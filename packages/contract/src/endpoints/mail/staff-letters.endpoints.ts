import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import {
  staffLettersQuerySchema,
  staffLettersSchema,
  staffLetterTextSchema,
} from '../../schemas/staff-letters.schema.ts'

export const staffLettersEndpoints = {
  staffLetters: endpoint({
    id: 'staffLetters',
    method: 'GET',
    path: '/api/admin/letters',
    summary: 'Письма магазина за 90 дней, новое сверху: кому, о чём, дошло ли и почему нет',
    access: { staff: ['admin'] },
    caller: 'account',
    query: staffLettersQuerySchema,
    answers: { 200: staffLettersSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
  staffLetter: endpoint({
    id: 'staffLetter',
    method: 'GET',
    path: '/api/admin/letters/{id}',
    summary: 'Текст одного письма',
    access: { staff: ['admin'] },
    caller: 'account',
    params: z.object({ id: pathIdField() }),
    answers: { 200: staffLetterTextSchema },
    errors: ['PAGE_NOT_FOUND'],
    ignoredByPopup: [404],
  }),
}
