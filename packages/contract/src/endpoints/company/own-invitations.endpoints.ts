import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  invitationStatusSchema,
  joinedSchema,
  linkedInvitationSchema,
  linkInputSchema,
  linkTokenSchema,
  ownInvitationSchema,
} from '../../schemas/company-people.schema.ts'

const byPerson = { access: 'signedIn', caller: 'account' } as const
const params = z.object({ id: pathIdField() })
const acceptErrors = [
  'INVITATION_NOT_FOUND',
  'INVITATION_FOR_ANOTHER',
  'INVITATION_ENDED',
  'MEMBER_BLOCKED',
] as const
const declineErrors = [
  'INVITATION_NOT_FOUND',
  'INVITATION_FOR_ANOTHER',
  'INVITATION_ENDED',
] as const

/** Invitations for the invited person, found by the account's e-mail or by the link in the letter. */
export const ownInvitationsEndpoints = {
  ownInvitations: endpoint({
    ...byPerson,
    id: 'ownInvitations',
    method: 'GET',
    path: '/api/user/invitations',
    summary: 'Приглашения на почту вошедшего, новые сверху; не больше ста',
    query: z.object({ status: invitationStatusSchema.optional() }),
    answers: { 200: z.object({ items: z.array(ownInvitationSchema) }) },
  }),
  linkedInvitation: endpoint({
    id: 'linkedInvitation',
    method: 'GET',
    path: '/api/user/invitations/by-token',
    summary: 'Приглашение по ссылке из письма, и до входа',
    access: 'public',
    caller: 'account',
    query: z.object({ token: linkTokenSchema }),
    answers: { 200: linkedInvitationSchema },
    errors: ['INVITATION_NOT_FOUND'],
  }),
  acceptLinkedInvitation: endpoint({
    ...byPerson,
    id: 'acceptLinkedInvitation',
    method: 'POST',
    path: '/api/user/invitations/by-token/accept',
    summary: 'Принять приглашение по ссылке; войти должен тот, кого пригласили',
    body: linkInputSchema,
    answers: { 200: joinedSchema },
    errors: acceptErrors,
    ignoredByPopup: [403, 404, 409],
  }),
  declineLinkedInvitation: endpoint({
    id: 'declineLinkedInvitation',
    method: 'POST',
    path: '/api/user/invitations/by-token/decline',
    summary: 'Отклонить приглашение по ссылке, и до входа; вошедший — только своё',
    access: 'public',
    caller: 'account',
    body: linkInputSchema,
    answers: { 200: doneSchema },
    errors: declineErrors,
    ignoredByPopup: [403, 404, 409],
  }),
  ownInvitation: endpoint({
    ...byPerson,
    id: 'ownInvitation',
    method: 'GET',
    path: '/api/user/invitations/{id}',
    summary: 'Приглашение на почту вошедшего',
    params,
    answers: { 200: ownInvitationSchema },
    errors: ['INVITATION_NOT_FOUND'],
  }),
  acceptInvitation: endpoint({
    ...byPerson,
    id: 'acceptInvitation',
    method: 'POST',
    path: '/api/user/invitations/{id}/accept',
    summary: 'Принять приглашение из списка',
    params,
    answers: { 200: joinedSchema },
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_ENDED', 'MEMBER_BLOCKED'],
  }),
  declineInvitation: endpoint({
    ...byPerson,
    id: 'declineInvitation',
    method: 'POST',
    path: '/api/user/invitations/{id}/decline',
    summary: 'Отклонить приглашение из списка',
    params,
    answers: { 200: doneSchema },
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_ENDED'],
  }),
  deleteInvitation: endpoint({
    ...byPerson,
    id: 'deleteInvitation',
    method: 'DELETE',
    path: '/api/user/invitations/{id}',
    summary: 'То же, что отклонить',
    params,
    answers: { 200: doneSchema },
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_ENDED'],
  }),
}
