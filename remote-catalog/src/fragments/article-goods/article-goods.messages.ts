import { countOf } from '@isp/i18n'

export const articleGoodsMessages = {
  title: 'Подходящие товары',
  all: (count: number) => `Весь список: ${countOf(count, ['товар', 'товара', 'товаров'])}`,
} as const
