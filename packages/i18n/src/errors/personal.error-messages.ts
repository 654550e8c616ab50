import type { personalErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const personalErrorMessages: ErrorMessages<typeof personalErrors> = {
  PERSON_NOT_FOUND: 'Пользователь не найден.',
  SESSION_NOT_FOUND: 'Этот вход уже завершён. Обновите список.',
}
