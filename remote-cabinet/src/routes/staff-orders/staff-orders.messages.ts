export const staffOrdersMessages = {
  emptyTitle: 'Заказов пока нет',
  emptyText: 'Здесь появятся заказы компаний, которые вы ведёте.',
  search: 'Номер, компания или ИНН',
  ofCompany: 'Заказы одной компании.',
  allCompanies: 'Показать всех компаний',
  number: 'Номер',
  created: 'Оформлен',
  company: 'Компания',
  author: 'Оформил',
  lines: 'Позиций',
  total: 'Сумма с НДС',
} as const
