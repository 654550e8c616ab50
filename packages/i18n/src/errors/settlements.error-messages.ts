import type { settlementsErrors } from '@isp/contract/errors'
import { type ErrorMessages, shown } from './error-message.ts'

export const settlementsErrorMessages: ErrorMessages<typeof settlementsErrors> = {
  SETTLEMENT_NOT_FOUND: 'Такого акта сверки нет.',
  SETTLEMENT_ANSWERED: ({ answer = '', ticket = '' }) =>
    `На этот акт ваша компания уже ответила: ${shown(answer)}. Чтобы изменить ответ, ${ticket ? `напишите в обращении ${shown(ticket)}` : 'создайте обращение'}.`,
  SETTLEMENT_CHANGED: 'Данные акта изменились. Посмотрите его ещё раз и ответьте.',
}
