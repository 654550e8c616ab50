export const ordersTableMessages = {
  number: 'Номер',
  created: 'Оформлен',
  status: 'Состояние',
  lines: 'Позиций',
  author: 'Оформил',
  total: 'Сумма с НДС',
} as const
