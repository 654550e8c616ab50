import { countOf, typograph } from '@isp/i18n'

export const clearBasketMessages = {
  clear: 'Очистить корзину',
  clearTitle: 'Очистить корзину?',
  clearText: (count: number) =>
    typograph(
      `Будет убрано: ${countOf(count, ['товар', 'товара', 'товаров'])}. Вернуть их можно будет только сразу после этого.`,
    ),
  clearConfirm: 'Очистить',
  cancel: 'Отмена',
} as const
