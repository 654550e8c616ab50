import type { settlementsErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const settlementsErrorMessages: ErrorMessages<typeof settlementsErrors> = {
  SETTLEMENT_NOT_FOUND: 'Такого акта сверки нет.',
  SETTLEMENT_CHANGED: 'Данные акта изменились. Посмотрите его ещё раз и ответьте.',
}
