import type { LiveTable } from '@isp/contract'

export const liveMessages = {
  titles: {
    warehouses: 'Склады магазина',
    delivery: 'Способы получения',
  } satisfies Record<LiveTable, string>,
  warehouse: 'Склад',
  city: 'Город',
  inStock: 'Позиций в наличии',
  method: 'Способ',
  terms: 'Условия',
  address: 'Адрес доставки',
  needed: 'нужен',
  notNeeded: 'не нужен',
} as const
