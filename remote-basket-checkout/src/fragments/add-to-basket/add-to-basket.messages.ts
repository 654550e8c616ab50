import { formatMoney, formatQuantity, NBSP, typograph } from '@isp/i18n'

export const addToBasketMessages = {
  add: `В${NBSP}корзину`,
  addOf: (name: string) => typograph(`В корзину: ${name}`),
  inBasket: `В${NBSP}корзине`,
  inBasketOf: (name: string, quantity: number, unit: string) =>
    typograph(`В корзине ${formatQuantity(quantity, unit)}: ${name}. Открыть корзину`),
  quantityOf: (name: string) => `Количество: ${name}`,
  raised: (quantity: number, unit: string) =>
    typograph(`Количество увеличено до ${formatQuantity(quantity, unit)}: меньше не продаётся.`),
  /** D21: what of the line is there and what is not; the day it comes stands in the basket. */
  split: (now: number, later: number, unit: string) =>
    typograph(
      now > 0
        ? `Сейчас есть ${formatQuantity(now, unit)}, под заказ ${formatQuantity(later, unit)}`
        : `Под заказ ${formatQuantity(later, unit)}`,
    ),
  askPrice: `Запросить цену`,
  added: (goods: number, sum: number) =>
    typograph(`Только что добавлено: ${goods} поз. на ${formatMoney(sum)}`),
  gone: `Снят с${NBSP}продажи`,
} as const
