import { confirmationCodeEndpoints } from '@isp/contract'
import { defineModule } from '../../../kernel/module.ts'
import type { AuthParts } from '../auth-parts.ts'
import { confirmationCodeRoutes } from './confirmation-code.routes.ts'

export const confirmationCodeModule = defineModule({
  endpoints: confirmationCodeEndpoints,
  open: ({ auth }: { auth: AuthParts }) => ({ handlers: confirmationCodeRoutes(auth.codes) }),
})
