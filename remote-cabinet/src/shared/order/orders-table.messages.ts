export const ordersTableMessages = {
  number: 'Номер',
  created: 'Оформлен',
  status: 'Состояние',
  lines: 'Позиций',
  author: 'Оформил',
  agreement: 'Договор',
  total: 'Сумма с НДС',
} as const
