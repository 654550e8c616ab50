import type { ticketsErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const ticketsErrorMessages: ErrorMessages<typeof ticketsErrors> = {
  TICKET_NOT_FOUND: 'Такого обращения нет, или оно не ваше.',
  CLAIM_CHANGED: 'По рекламации уже решили иначе. Посмотрите решение и, если нужно, измените его.',
}
