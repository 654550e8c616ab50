import { NBSP } from '@isp/i18n'

/** Apart from those of prices and stock, which every list has in its first script. */
export const quantityMessages = {
  label: 'Количество',
  increase: 'Увеличить количество',
  decrease: 'Уменьшить количество',
  rule: (minimum: string, step: string | null) =>
    step === null ? `от${NBSP}${minimum}` : `от${NBSP}${minimum}, кратно${NBSP}${step}`,
  raised: (quantity: string) => `Количество увеличено до${NBSP}${quantity}`,
  limited: (quantity: string) => `Можно заказать не${NBSP}больше ${quantity}`,
  refused: (quantity: string) => `Нужно число. Осталось${NBSP}${quantity}`,
} as const
