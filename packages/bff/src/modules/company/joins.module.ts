import { joinsEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule } from '../../kernel/module.ts'
import { createJoinsService } from './joins.service.ts'

export const joinsModule = defineModule({
  endpoints: joinsEndpoints,
  open: (context) => {
    const service = createJoinsService(context)
    return {
      handlers: {
        createJoin: ({ body, caller }) => service.create(caller, body),
        ownJoins: ({ query, caller }) => service.listOwn(caller, query.status),
        companyJoins: ({ query, caller }) => service.list(caller, query.status),
        companyJoin: ({ params, caller }) => service.get(caller, params.id),
        linkedJoin: ({ query, caller }) => service.byLink(caller, query.token),
        acceptJoin: async ({ params, body, caller }) => {
          await service.answer(caller, params.id, body.role)
          return done
        },
        declineJoin: async ({ params, caller }) => {
          await service.answer(caller, params.id, null)
          return done
        },
        acceptLinkedJoin: async ({ body, caller }) => {
          await service.answerByLink(caller, body.token, body.role)
          return done
        },
        declineLinkedJoin: async ({ body, caller }) => {
          await service.answerByLink(caller, body.token, null)
          return done
        },
        withdrawJoin: async ({ params, caller }) => {
          await service.withdraw(caller, params.id)
          return done
        },
      },
    }
  },
})
