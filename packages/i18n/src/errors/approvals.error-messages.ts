import type { approvalsErrors } from '@isp/contract/errors'
import { type ErrorMessages, shown } from './error-message.ts'

export const approvalsErrorMessages: ErrorMessages<typeof approvalsErrors> = {
  APPROVAL_NOT_FOUND: 'Заявка не найдена.',
  APPROVAL_DECIDED: ({ outcome = '', by = '' }) =>
    `Решение уже есть: ${shown(outcome)}${by && ` — ${shown(by)}`}.`,
  APPROVAL_CHANGED:
    'Цены, наличие или остаток бюджета тем временем изменились. Посмотрите, что стало, и подтвердите ещё раз.',
  APPROVAL_BUYER_GONE:
    'Автор заявки больше не может заказывать для компании по этому договору. Верните заявку.',
  APPROVAL_RULES_CHANGED:
    'Правила тем временем изменил другой руководитель. Посмотрите, каковы они теперь, и внесите своё ещё раз.',
}
