export const staffOrdersMessages = {
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
