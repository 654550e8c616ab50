import { formatNumber, NBSP, typograph } from '@isp/i18n'
import { countOfProducts } from '../../shared/listing/listing.messages.ts'

export const sectionMessages = {
  products: countOfProducts,
  subsections: 'Подразделы',
  /** Title of the browser tab; pages after the first differ, or search engines take them for copies. */
  headTitle: (name: string, page: number) =>
    page > 1
      ? `${name} — страница${NBSP}${formatNumber(page)}`
      : `${name}: цены, наличие и${NBSP}характеристики`,
  headDescription: (name: string, count: number) =>
    typograph(
      `${name} для предприятий: ${countOfProducts(count)} с техническими характеристиками, ценами с НДС и остатками по складам.`,
    ),
} as const
