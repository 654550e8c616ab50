import { formatNumber, NBSP, quoted, typograph } from '@isp/i18n'
import { countOfProducts } from '../../shared/listing/listing.messages.ts'

export const searchMessages = {
  rootTitle: 'Поиск по каталогу',
  rootText: typograph('Ищите по названию, бренду или артикулу — с дефисами и без них.'),
  placeholder: 'найти товар, бренд, категорию',
  submit: 'Найти',
  field: 'Что найти',
  crumb: 'Поиск',
  title: (text: string) => `Поиск: ${quoted(text)}`,
  found: countOfProducts,
  sections: 'Разделы каталога',
  rootDescription: typograph(
    'Поиск инструмента по названию, бренду или артикулу: с дефисами и без них, с опечатками и в другой раскладке.',
  ),
  headDescription: (text: string) =>
    typograph(`Инструмент по запросу ${quoted(text)}: цены, наличие и сроки поставки.`),
  headTitle: (text: string, page: number) =>
    page > 1
      ? `Поиск ${quoted(text)}, страница${NBSP}${formatNumber(page)}`
      : `Поиск ${quoted(text)}`,
} as const
