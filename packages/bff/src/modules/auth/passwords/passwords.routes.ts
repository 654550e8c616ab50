import type { passwordsEndpoints } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../kernel/app-error.ts'
import type { Handlers } from '../../../kernel/http/contract.plugin.ts'
import { bearerOf } from '../callers/caller.service.ts'
import type { AccessTokens } from '../sessions/access-token.ts'
import type { PasswordsService } from './passwords.service.ts'

export const passwordsRoutes = (
  service: PasswordsService,
  accessTokens: AccessTokens,
): Handlers<typeof passwordsEndpoints> => {
  /** Account and session from the access token: the caller does not include the session, which has to stay open. */
  const subjectOf = async (request: FastifyRequest) => {
    const subject = await accessTokens.read(bearerOf(request) ?? '')
    if (!subject) throw new AppError('UNAUTHENTICATED')
    return subject
  }
  return {
    forgotPassword: async ({ query }, { ip }) => {
      await service.forgot(query.login, ip)
      return { done: true }
    },
    resetPassword: async ({ body }) => {
      await service.reset(body)
      return { done: true }
    },
    changePassword: async ({ body }, request) => {
      await service.change(await subjectOf(request), body, request.ip)
      return { done: true }
    },
  }
}
