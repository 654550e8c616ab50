import type { orderErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const orderErrorMessages: ErrorMessages<typeof orderErrors> = {
  DELIVERY_METHOD_NOT_FOUND: 'Такого способа доставки нет. Выберите другой.',
  DELIVERY_ADDRESS_REQUIRED: 'Укажите адрес доставки.',
  ORDER_NOT_FOUND: 'Заказ не найден.',
  IDEMPOTENCY_KEY_REQUIRED: 'Не удалось оформить заказ. Обновите страницу и попробуйте ещё раз.',
  IDEMPOTENCY_KEY_REUSED:
    'Этот заказ уже отправлен с другими данными. Обновите страницу и проверьте список заказов.',
}
