import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  companyInvitationSchema,
  createInvitationInputSchema,
  invitationStatusSchema,
} from '../../schemas/company-people.schema.ts'

const byManager = { access: { company: ['manager'] } } as const
const params = z.object({ id: pathIdField() })

/** Invitations for the managers of the company. */
export const invitationsEndpoints = {
  createInvitation: endpoint({
    ...byManager,
    id: 'createInvitation',
    method: 'POST',
    path: '/api/company/invitations',
    summary: 'Пригласить человека в выбранную компанию: письмо со ссылкой на его почту',
    body: createInvitationInputSchema,
    example: { email: 'colleague@example.com', role: 'employee' },
    answers: { 200: companyInvitationSchema },
    errors: ['COMPANY_NOT_ACTIVE', 'ALREADY_MEMBER', 'INVITATION_PENDING', 'INVITATIONS_TOO_MANY'],
  }),
  companyInvitations: endpoint({
    ...byManager,
    id: 'companyInvitations',
    method: 'GET',
    path: '/api/company/invitations',
    summary: 'Приглашения выбранной компании, новые сверху; не больше ста',
    query: z.object({ status: invitationStatusSchema.optional() }),
    answers: { 200: z.object({ items: z.array(companyInvitationSchema) }) },
  }),
  companyInvitation: endpoint({
    ...byManager,
    id: 'companyInvitation',
    method: 'GET',
    path: '/api/company/invitations/{id}',
    summary: 'Приглашение выбранной компании',
    params,
    answers: { 200: companyInvitationSchema },
    errors: ['INVITATION_NOT_FOUND'],
  }),
  revokeInvitation: endpoint({
    ...byManager,
    id: 'revokeInvitation',
    method: 'DELETE',
    path: '/api/company/invitations/{id}',
    summary: 'Отозвать приглашение: ссылка из письма больше не действует',
    params,
    answers: { 200: doneSchema },
    errors: ['INVITATION_NOT_FOUND', 'INVITATION_ENDED'],
  }),
}
