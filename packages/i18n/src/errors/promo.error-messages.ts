import type { promoErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const promoErrorMessages: ErrorMessages<typeof promoErrors> = {
  PROMO_NOT_FOUND: 'Такой записи нет.',
  PROMO_PRODUCTS_FULL: 'В подборке уже 60 товаров. Уберите лишние, чтобы добавить новые.',
}
