import type { orderErrors } from '@isp/contract/errors'
import { type ErrorMessages, shown } from './error-message.ts'

export const orderErrorMessages: ErrorMessages<typeof orderErrors> = {
  DELIVERY_METHOD_NOT_FOUND: 'Такого способа доставки нет. Выберите другой.',
  DELIVERY_ADDRESS_REQUIRED: 'Укажите адрес доставки.',
  ORDER_NOT_FOUND: 'Заказ не найден.',
  ORDERS_TOO_MANY: ({ total = 0, max = 0 }) =>
    `В файл помещается ${shown(max)} заказов, а найдено ${shown(total)}. Сузьте выбор, например по датам.`,
  ORDER_CHANGED: 'Заказ тем временем изменился. Посмотрите, каков он теперь, и решите ещё раз.',
  ORDER_STATUS_REFUSED: ({ from = '', next = '' }) =>
    `Заказ в состоянии «${shown(from)}»: так его перевести нельзя.${next && ` ${shown(next)}`}`,
  ORDER_NOT_SHIPPABLE: ({ from = '' }) =>
    `Отгружают собираемый заказ, а этот — в состоянии «${shown(from)}».`,
  ORDER_NOT_CANCELLABLE: ({ from = '' }) =>
    `Отменять нечего: заказ в состоянии «${shown(from)}», отгруженное не отменяется.`,
  SHIPMENT_OUT_OF_STOCK: ({ name = '', available = 0 }) =>
    `На складах нет столько, сколько отгружают: «${shown(name)}», можно отгрузить ${shown(available)}.`,
  IDEMPOTENCY_KEY_REQUIRED: 'Не удалось оформить заказ. Обновите страницу и попробуйте ещё раз.',
  IDEMPOTENCY_KEY_REUSED:
    'Этот заказ уже отправлен с другими данными. Обновите страницу и проверьте список заказов.',
}
