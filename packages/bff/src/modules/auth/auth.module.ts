import { authEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { authRoutes } from './auth.routes.ts'
import { createAuthService } from './auth.service.ts'
import { openAuthParts } from './auth-parts.ts'
import { createReadCaller } from './caller.service.ts'
import { liveRoutes } from './live.routes.ts'
import { createLiveHub } from './live-hub.ts'

/** Signing in, and who asks. */
export const authModule = defineModule({
  endpoints: authEndpoints,
  open: async (context) => {
    const parts = await openAuthParts(context)
    const readCaller = createReadCaller(parts)
    return {
      handlers: authRoutes(createAuthService(parts)),
      readCaller,
      routes: liveRoutes(readCaller, createLiveHub(context.databaseUrl)),
    }
  },
})
