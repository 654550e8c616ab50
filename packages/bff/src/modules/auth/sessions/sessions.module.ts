import { sessionsEndpoints } from '@isp/contract'
import { done } from '../../../kernel/http/done.ts'
import { defineModule } from '../../../kernel/module.ts'
import { createSessionsService } from './sessions.service.ts'

export const sessionsModule = defineModule({
  endpoints: sessionsEndpoints,
  open: (context) => {
    const service = createSessionsService(context)
    return {
      handlers: {
        ownSessions: ({ caller }) => service.list(caller),
        endSession: async ({ params, caller }) => {
          await service.end(caller, params.id)
          return done
        },
        endOtherSessions: async ({ caller }) => {
          await service.endOthers(caller)
          return done
        },
      },
    }
  },
})
