import { registrationEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { fromOf } from './auth.routes.ts'
import { openAuthParts } from './auth-parts.ts'
import { openConfirmationCodes } from './confirmation-code.service.ts'
import { createRegistration } from './registration.service.ts'

/** Creating an account. */
export const registrationModule = defineModule({
  endpoints: registrationEndpoints,
  open: async (context) => {
    const parts = await openAuthParts(context)
    const codes = openConfirmationCodes(context, parts)
    const { register } = createRegistration({ ...parts, codes, transact: context.transact })
    return {
      handlers: {
        registerUser: ({ body, headers }, request) =>
          register(body, headers['x-client-id'], fromOf(request)),
        registerUserV2: ({ body, headers }, request) =>
          register(body, headers['x-client-id'], fromOf(request)),
      },
    }
  },
})
