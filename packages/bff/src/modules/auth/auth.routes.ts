import type { authEndpoints } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../kernel/http/contract.plugin.ts'
import type { AuthService } from './auth.service.ts'
import { bearerOf } from './callers/caller.service.ts'

/** Longer than the user agent of any real browser. */
const USER_AGENT_MAX = 300

export const fromOf = ({ ip, headers }: FastifyRequest) => ({
  address: ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
})

export const authRoutes = (service: AuthService): Handlers<typeof authEndpoints> => ({
  login: ({ body }, request) => service.login(body, fromOf(request)),
  loginV2: ({ body }, request) => service.login(body, fromOf(request)),
  refreshTokens: ({ body }, request) => service.refresh(body, fromOf(request)),
  logout: async ({ body }, request) => {
    await service.logout({ refreshToken: body.refreshToken, accessToken: bearerOf(request) })
    return { done: true }
  },
})
