import type { onecErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const onecErrorMessages: ErrorMessages<typeof onecErrors> = {
  ONEC_ACCESS_NOT_FOUND: 'Такого доступа для 1С нет, или он уже отозван.',
  ONEC_EXCHANGE_NOT_FOUND: 'Такого обмена с 1С нет.',
  ONEC_LOGIN_TAKEN: 'Это имя занято другой учётной системой.',
}
