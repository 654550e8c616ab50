import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  acceptJoinInputSchema,
  acceptLinkedJoinInputSchema,
  companyJoinSchema,
  createJoinInputSchema,
  invitationStatusSchema,
  linkedJoinSchema,
  linkInputSchema,
  linkTokenSchema,
  ownJoinSchema,
} from '../../schemas/company-people.schema.ts'

const byPerson = { access: 'signedIn', caller: 'account' } as const
const byManager = { access: { company: ['manager'] } } as const
const params = z.object({ id: pathIdField() })
const query = z.object({ status: invitationStatusSchema.optional() })

/** Requests to join a company: the person sends its INN, its managers decide. */
export const joinsEndpoints = {
  createJoin: endpoint({
    ...byPerson,
    id: 'createJoin',
    method: 'POST',
    path: '/api/company/joins',
    summary: 'Попроситься в компанию по ИНН: её руководители получат письмо',
    body: createJoinInputSchema,
    example: { inn: '5260000023' },
    answers: { 200: ownJoinSchema },
    errors: [
      'JOIN_COMPANY_NOT_FOUND',
      'ALREADY_MEMBER',
      'MEMBER_BLOCKED',
      'JOIN_PENDING',
      'JOINS_TOO_MANY',
    ],
  }),
  ownJoins: endpoint({
    ...byPerson,
    id: 'ownJoins',
    method: 'GET',
    path: '/api/company/joins/own',
    summary: 'Запросы вошедшего, новые сверху; не больше ста',
    query,
    answers: { 200: z.object({ items: z.array(ownJoinSchema) }) },
  }),
  companyJoins: endpoint({
    ...byManager,
    id: 'companyJoins',
    method: 'GET',
    path: '/api/company/joins',
    summary: 'Запросы в выбранную компанию, новые сверху; не больше ста',
    query,
    answers: { 200: z.object({ items: z.array(companyJoinSchema) }) },
  }),
  linkedJoin: endpoint({
    ...byPerson,
    id: 'linkedJoin',
    method: 'GET',
    path: '/api/company/joins/by-token',
    summary: 'Запрос по ссылке из письма; видит только руководитель этой компании',
    query: z.object({ token: linkTokenSchema }),
    answers: { 200: linkedJoinSchema },
    errors: ['JOIN_NOT_FOUND'],
  }),
  acceptLinkedJoin: endpoint({
    ...byPerson,
    id: 'acceptLinkedJoin',
    method: 'POST',
    path: '/api/company/joins/by-token/accept',
    summary: 'Принять в компанию по ссылке из письма',
    body: acceptLinkedJoinInputSchema,
    answers: { 200: doneSchema },
    errors: ['JOIN_NOT_FOUND', 'JOIN_ENDED'],
  }),
  declineLinkedJoin: endpoint({
    ...byPerson,
    id: 'declineLinkedJoin',
    method: 'POST',
    path: '/api/company/joins/by-token/decline',
    summary: 'Отказать по ссылке из письма',
    body: linkInputSchema,
    answers: { 200: doneSchema },
    errors: ['JOIN_NOT_FOUND', 'JOIN_ENDED'],
  }),
  companyJoin: endpoint({
    ...byManager,
    id: 'companyJoin',
    method: 'GET',
    path: '/api/company/joins/{id}',
    summary: 'Запрос в выбранную компанию',
    params,
    answers: { 200: companyJoinSchema },
    errors: ['JOIN_NOT_FOUND'],
  }),
  acceptJoin: endpoint({
    ...byManager,
    id: 'acceptJoin',
    method: 'POST',
    path: '/api/company/joins/{id}/accept',
    summary: 'Принять в компанию с этой ролью',
    params,
    body: acceptJoinInputSchema,
    answers: { 200: doneSchema },
    errors: ['JOIN_NOT_FOUND', 'JOIN_ENDED'],
  }),
  declineJoin: endpoint({
    ...byManager,
    id: 'declineJoin',
    method: 'POST',
    path: '/api/company/joins/{id}/decline',
    summary: 'Отказать',
    params,
    answers: { 200: doneSchema },
    errors: ['JOIN_NOT_FOUND', 'JOIN_ENDED'],
  }),
  withdrawJoin: endpoint({
    ...byPerson,
    id: 'withdrawJoin',
    method: 'DELETE',
    path: '/api/company/joins/{id}',
    summary: 'Отозвать свой запрос',
    params,
    answers: { 200: doneSchema },
    errors: ['JOIN_NOT_FOUND', 'JOIN_ENDED'],
  }),
}
