import { authEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createAccessTokens } from './access-token.ts'
import { authRoutes } from './auth.routes.ts'
import { createAuthService } from './auth.service.ts'
import { openAuthKeys } from './auth-keys.ts'
import { createReadCaller } from './caller.service.ts'
import { createPasswords } from './password.ts'
import { createRefreshTokens } from './refresh-token.ts'

/** Signing in, and who asks. */
export const authModule = defineModule({
  endpoints: authEndpoints,
  open: async ({ database, authSecret, now }) => {
    const keys = await openAuthKeys(database, authSecret)
    const accessTokens = createAccessTokens(keys.access, now)
    const refreshTokens = createRefreshTokens(keys.refresh)
    const passwords = await createPasswords()
    const service = createAuthService({ database, keys, accessTokens, refreshTokens, passwords })
    return {
      handlers: authRoutes(service),
      readCaller: createReadCaller({ database, accessTokens }),
    }
  },
})
