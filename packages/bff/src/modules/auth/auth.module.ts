import { authEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { authRoutes } from './auth.routes.ts'
import { createAuthService } from './auth.service.ts'
import type { AuthParts } from './auth-parts.ts'
import { createReadCaller } from './callers/caller.service.ts'
import { liveRoutes } from './sessions/live.routes.ts'
import { createLiveHub } from './sessions/live-hub.ts'

export const authModule = defineModule({
  endpoints: authEndpoints,
  open: ({ database, databaseUrl, auth }: Shared & { auth: AuthParts }) => {
    const hub = createLiveHub(databaseUrl)
    const readCaller = createReadCaller({ database, accessTokens: auth.accessTokens })
    return {
      handlers: authRoutes(createAuthService(database, auth)),
      readCaller,
      routes: liveRoutes(readCaller, hub),
      measures: [
        {
          name: 'isp_live_streams',
          help: 'Event streams of browsers that are open at this process.',
          kind: 'gauge',
          read: hub.count,
        },
      ],
    }
  },
})
