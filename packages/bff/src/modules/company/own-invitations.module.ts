import { ownInvitationsEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule } from '../../kernel/module.ts'
import { createOwnInvitationsService } from './own-invitations.service.ts'

export const ownInvitationsModule = defineModule({
  endpoints: ownInvitationsEndpoints,
  open: (context) => {
    const service = createOwnInvitationsService(context)
    return {
      handlers: {
        ownInvitations: ({ query, caller }) => service.list(caller, query.status),
        ownInvitation: ({ params, caller }) => service.get(caller, params.id),
        linkedInvitation: ({ query, caller }) => service.byLink(caller, query.token),
        acceptInvitation: ({ params, caller }) => service.accept(caller, params),
        acceptLinkedInvitation: ({ body, caller }) => service.accept(caller, body),
        declineInvitation: async ({ params, caller }) => {
          await service.decline(caller, params)
          return done
        },
        deleteInvitation: async ({ params, caller }) => {
          await service.decline(caller, params)
          return done
        },
        declineLinkedInvitation: async ({ body, caller }) => {
          await service.decline(caller, body)
          return done
        },
      },
    }
  },
})
