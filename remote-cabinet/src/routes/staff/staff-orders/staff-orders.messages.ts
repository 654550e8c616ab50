export const staffOrdersMessages = {
  emptyTitle: 'Заказов пока нет',
  emptyText: 'Здесь появятся заказы компаний, которые вы ведёте.',
  search: 'Номер, компания или ИНН',
  ofCompany: 'Заказы одной компании.',
  allCompanies: 'Показать всех компаний',
  company: 'Компания',
} as const
