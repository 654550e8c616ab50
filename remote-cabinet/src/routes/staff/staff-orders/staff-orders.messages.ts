import { formatNumber, typograph } from '@isp/i18n'

export const staffOrdersMessages = {
  emptyTitle: 'Заказов пока нет',
  emptyText: 'Здесь появятся заказы компаний, которые вы ведёте.',
  search: 'Номер, компания или ИНН',
  ofCompany: 'Заказы одной компании.',
  allCompanies: 'Показать всех компаний',
  company: 'Компания',
  differences: 'Расхождения с учётом',
  differing: (count: number) => `Расхождения с учётом: ${formatNumber(count)}`,
  differingOnly: typograph('Заказы, о которых учётная система говорит иное, чем сайт.'),
  allOrders: 'Показать все заказы',
  difference: 'На сайте и в учёте',
  agreedTitle: 'Расхождений нет',
  agreedText: typograph('Сайт и учётная система говорят о заказах одно и то же.'),
} as const
