import { consentsEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { unsubscribeRoutes } from '../mail/outgoing/unsubscribe.service.ts'
import { consentsMessages } from './consents.messages.ts'
import { createConsentsService } from './consents.service.ts'
import type { ClosingPorts } from './personal.service.ts'

export const consentsModule = defineModule({
  endpoints: consentsEndpoints,
  open: (asked: Shared & ClosingPorts) => {
    const service = createConsentsService(asked)
    return {
      handlers: {
        ownConsents: ({ caller }) => service.list(caller),
        withdrawConsent: async ({ body, caller }, { ip }) => {
          await service.withdraw(caller, body, ip)
          return done
        },
      },
      routes: unsubscribeRoutes({
        name: 'news',
        words: consentsMessages.leaving,
        end: service.leave,
      }),
    }
  },
})
