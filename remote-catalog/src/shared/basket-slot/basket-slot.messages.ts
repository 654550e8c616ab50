import { NBSP, typograph } from '@isp/i18n'

export const basketSlotMessages = {
  column: 'Заказ',
  add: `В${NBSP}корзину`,
  addOf: (name: string) => typograph(`В корзину: ${name}`),
  quantityOf: (name: string) => `Количество: ${name}`,
  askPrice: `Запросить цену`,
  askPriceOf: (name: string) => `Запросить цену: ${name}`,
  failed: `Корзина не${NBSP}отвечает`,
  retry: 'Повторить',
} as const
