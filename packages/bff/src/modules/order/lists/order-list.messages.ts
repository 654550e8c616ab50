import { formatDateShort, shopDay } from '@isp/i18n'

export const orderListMessages = {
  file: 'Заказы.xlsx',
  sheet: 'Заказы',
  number: 'Номер',
  created: 'Оформлен',
  status: 'Состояние',
  agreement: 'Договор',
  author: 'Кто оформил',
  lines: 'Позиций',
  total: 'Сумма с НДС, ₽',
  all: 'Итого',
  day: (at: Date): string => formatDateShort(shopDay(at.toISOString())),
} as const
