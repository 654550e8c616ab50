import { countOf, formatNumber, NBSP, typograph } from '@isp/i18n'
import { countOfProducts } from '../../shared/listing/listing.messages.ts'

const BRANDS = ['бренд', 'бренда', 'брендов'] as const

export const brandsMessages = {
  title: 'Бренды',
  brands: (count: number) => countOf(count, BRANDS),
  headDescription: typograph(
    'Производители инструмента и оборудования в каталоге: по алфавиту, с числом товаров.',
  ),
  alphabet: 'Бренды по буквам',
  emptyTitle: 'Брендов пока нет',
  emptyText: typograph('Они появятся вместе с товарами каталога.'),
  products: countOfProducts,
  countryAndCount: (country: string | null, count: number) =>
    country ? `${country}, ${countOfProducts(count)}` : countOfProducts(count),
  sections: 'Разделы бренда',
  headTitle: (name: string, page: number) =>
    page > 1
      ? `${name} — страница${NBSP}${formatNumber(page)}`
      : `${name}: каталог, цены и${NBSP}наличие`,
  brandDescription: (name: string, count: number) =>
    typograph(
      `${name}: ${countOfProducts(count)} с ценами, характеристиками и остатками по складам.`,
    ),
} as const
