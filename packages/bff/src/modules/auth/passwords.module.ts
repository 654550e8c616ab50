import { passwordsEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { openAuthParts } from './auth-parts.ts'
import { createPasswordReset } from './password-reset.job.ts'
import { passwordsRoutes } from './passwords.routes.ts'
import { createPasswordsService } from './passwords.service.ts'

/** Forgotten, reset and changed passwords. */
export const passwordsModule = defineModule({
  endpoints: passwordsEndpoints,
  open: async (context) => {
    const parts = await openAuthParts(context)
    const service = createPasswordsService(parts, context)
    return {
      handlers: passwordsRoutes(service, parts.accessTokens),
      jobs: [createPasswordReset(context)],
    }
  },
})
