import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import { ownSessionSchema } from '../../schemas/personal.schema.ts'

const byPerson = { access: 'signedIn', caller: 'account' } as const

export const sessionsEndpoints = {
  ownSessions: endpoint({
    ...byPerson,
    id: 'ownSessions',
    method: 'GET',
    path: '/api/user/sessions',
    summary: 'Где вошёл этот человек: браузер, система, когда был там',
    answers: { 200: z.object({ items: z.array(ownSessionSchema) }) },
  }),
  endSession: endpoint({
    ...byPerson,
    id: 'endSession',
    method: 'DELETE',
    path: '/api/user/sessions/{id}',
    summary: 'Завершить один вход',
    params: z.object({ id: z.uuid() }),
    answers: { 200: doneSchema },
    errors: ['SESSION_NOT_FOUND'],
  }),
  endOtherSessions: endpoint({
    ...byPerson,
    id: 'endOtherSessions',
    method: 'DELETE',
    path: '/api/user/sessions',
    summary: 'Завершить все входы, кроме этого',
    answers: { 200: doneSchema },
  }),
}
