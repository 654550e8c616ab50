import type { staffErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const staffErrorMessages: ErrorMessages<typeof staffErrors> = {
  STAFF_ACCOUNT_NOT_FOUND: 'Такого пользователя нет.',
  STAFF_COMPANY_NOT_FOUND: 'Такой компании нет, или её ведёт другой сотрудник.',
  STAFF_AGREEMENT_NOT_FOUND: 'У этой компании нет такого договора.',
  STAFF_STATUS_CHANGED:
    'Статус уже изменил кто-то другой. Посмотрите, каков он теперь, и решите ещё раз.',
  STAFF_STATUS_REFUSED: 'Из нынешнего статуса так перейти нельзя.',
  STAFF_LAST_ADMIN:
    'Это единственный администратор. Сначала сделайте администратором кого-нибудь ещё.',
}
