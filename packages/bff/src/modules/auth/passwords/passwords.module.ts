import { passwordsEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../../kernel/module.ts'
import type { AuthParts } from '../auth-parts.ts'
import { createPasswordReset } from './password-reset.job.ts'
import { passwordsRoutes } from './passwords.routes.ts'
import { createPasswordsService } from './passwords.service.ts'

export const passwordsModule = defineModule({
  endpoints: passwordsEndpoints,
  open: ({ auth, ...shared }: Shared & { auth: AuthParts }) => ({
    handlers: passwordsRoutes(createPasswordsService(auth, shared), auth.accessTokens),
    jobs: [createPasswordReset(shared)],
  }),
})
