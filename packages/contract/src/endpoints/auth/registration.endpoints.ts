import { endpoint } from '../../endpoint.ts'
import { clientHeaders, tokenPairSchema } from '../../schemas/auth.schema.ts'
import { registrationInputSchema } from '../../schemas/registration.schema.ts'

const registration = {
  method: 'POST',
  summary: 'Создать кабинет: почта подтверждена кодом в этом браузере (D37)',
  access: 'public',
  caller: 'nobody',
  headers: clientHeaders,
  body: registrationInputSchema,
  answers: { 200: tokenPairSchema },
  errors: ['CODE_NOT_CONFIRMED', 'ACCOUNT_EXISTS'],
  ignoredByPopup: [409, 403],
} as const

export const registrationEndpoints = {
  registerUser: endpoint({ ...registration, id: 'registerUser', path: '/api/user/registration' }),
  registerUserV2: endpoint({
    ...registration,
    id: 'registerUserV2',
    path: '/api/user/registration/v2',
  }),
}
