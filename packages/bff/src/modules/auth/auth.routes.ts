import type { authEndpoints } from '@isp/contract'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { AuthService } from './auth.service.ts'
import { bearerOf } from './caller.service.ts'

export const authRoutes = (service: AuthService): Handlers<typeof authEndpoints> => ({
  login: ({ body }, request) => service.login(body, request.ip),
  loginV2: ({ body }, request) => service.login(body, request.ip),
  refreshTokens: ({ body }) => service.refresh(body),
  logout: async ({ body }, request) => {
    await service.logout({ refreshToken: body.refreshToken, accessToken: bearerOf(request) })
    return { done: true }
  },
})
