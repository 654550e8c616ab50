import { consentsEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { done } from '../../plugins/done.ts'
import { createConsentsService } from './consents.service.ts'

export const consentsModule = defineModule({
  endpoints: consentsEndpoints,
  open: (context) => {
    const service = createConsentsService(context)
    return {
      handlers: {
        ownConsents: ({ caller }) => service.list(caller),
        withdrawConsent: async ({ body, caller }, { ip }) => {
          await service.withdraw(caller, body, ip)
          return done
        },
      },
    }
  },
})
