import { authEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { authRoutes } from './auth.routes.ts'
import { createAuthService } from './auth.service.ts'
import { openAuthParts } from './auth-parts.ts'
import { createReadCaller } from './caller.service.ts'

/** Signing in, and who asks. */
export const authModule = defineModule({
  endpoints: authEndpoints,
  open: async (context) => {
    const parts = await openAuthParts(context)
    return {
      handlers: authRoutes(createAuthService(parts)),
      readCaller: createReadCaller(parts),
    }
  },
})
