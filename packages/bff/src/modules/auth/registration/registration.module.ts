import { registrationEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../../kernel/module.ts'
import { fromOf } from '../auth.routes.ts'
import type { AuthParts } from '../auth-parts.ts'
import { createRegistration } from './registration.service.ts'

/** Registration of an account. */
export const registrationModule = defineModule({
  endpoints: registrationEndpoints,
  open: ({ auth, transact }: Shared & { auth: AuthParts }) => {
    const { register } = createRegistration(auth, transact)
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
