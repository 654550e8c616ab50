import { invitationsEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule } from '../../kernel/module.ts'
import { createInvitationsService } from './invitations.service.ts'

export const invitationsModule = defineModule({
  endpoints: invitationsEndpoints,
  open: (context) => {
    const service = createInvitationsService(context)
    return {
      handlers: {
        createInvitation: ({ body, caller }) => service.create(caller, body),
        companyInvitations: ({ query, caller }) => service.list(caller, query.status),
        companyInvitation: ({ params, caller }) => service.get(caller, params.id),
        revokeInvitation: async ({ params, caller }) => {
          await service.revoke(caller, params.id)
          return done
        },
      },
    }
  },
})
