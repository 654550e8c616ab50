import type { basketErrors } from '@isp/contract/errors'
import { quoted } from '../typography.ts'
import { type ErrorMessages, shown } from './error-message.ts'

export const basketErrorMessages: ErrorMessages<typeof basketErrors> = {
  BASKET_LINE_NOT_FOUND: 'Этого товара нет в корзине. Возможно, его убрали в другой вкладке.',
  BASKET_EMPTY: 'Корзина пуста. Добавьте в неё товары.',
  BASKET_CHANGED:
    'Цены или состав корзины изменились. Проверьте новую сумму и подтвердите заказ ещё раз.',
  PRODUCT_NOT_ORDERABLE: ({ name }) =>
    name === undefined
      ? 'Товар нельзя заказать: его сняли с продажи или цена не назначена.'
      : `Товар ${quoted(shown(name))} нельзя заказать: его сняли с продажи или цена не назначена.`,
}
