import type { exchangeErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const exchangeErrorMessages: ErrorMessages<typeof exchangeErrors> = {
  EXCHANGE_KEY_REUSED: 'С этим ключом повтора уже приходило другое тело.',
  EXCHANGE_LOAD_NOT_FOUND: 'Такой загрузки нет.',
  EXCHANGE_REFUSED: ({ reason }) =>
    reason
      ? `База данных не приняла записи: ${reason}`
      : 'База данных не приняла записи. Ничего не записано.',
}
