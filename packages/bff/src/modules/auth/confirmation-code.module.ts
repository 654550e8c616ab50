import { confirmationCodeEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { openAuthParts } from './auth-parts.ts'
import { confirmationCodeRoutes } from './confirmation-code.routes.ts'
import { openConfirmationCodes } from './confirmation-code.service.ts'

/** Codes that confirm an e-mail or a phone. */
export const confirmationCodeModule = defineModule({
  endpoints: confirmationCodeEndpoints,
  open: async (context) => {
    const parts = await openAuthParts(context)
    return { handlers: confirmationCodeRoutes(openConfirmationCodes(context, parts)) }
  },
})
