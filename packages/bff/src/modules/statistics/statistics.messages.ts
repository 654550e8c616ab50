export const statisticsMessages = {
  file: 'Статистика заказов.xlsx',
  sheet: 'Статистика',
  company: 'Компания',
  month: 'Месяц',
  orders: 'Заказов',
  amount: 'Сумма, ₽',
  other: 'Прочее',
  total: 'Итого',
} as const
