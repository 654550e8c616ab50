import { formatNumber, typograph } from '@isp/i18n'

export const staffOrdersMessages = {
  emptyTitle: 'Заказов пока нет',
  emptyText: 'Здесь появятся заказы компаний, которые вы ведёте.',
  search: 'Номер, компания или ИНН',
  ofCompany: 'Заказы одной компании.',
  company: 'Компания',
  /** The count where it is known. */
  differing: (count?: number) =>
    `Расхождения с учётом${count === undefined ? '' : `: ${formatNumber(count)}`}`,
  differingOnly: typograph('Заказы, о которых учётная система говорит иное, чем сайт.'),
  allOrders: 'Показать все заказы',
  difference: 'На сайте и в учёте',
  agreed: 'Расхождений нет',
} as const
