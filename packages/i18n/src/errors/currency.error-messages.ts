import type { currencyErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const currencyErrorMessages: ErrorMessages<typeof currencyErrors> = {
  CURRENCY_RATE_NOT_FOUND: 'Курса этой валюты нет.',
}
