import type { Product } from '@isp/contract'
import {
  countOf,
  formatDateShort,
  formatForeign,
  formatMoney,
  formatNumber,
  NBSP,
  typograph,
} from '@isp/i18n'

const ANALOGUES = ['аналог', 'аналога', 'аналогов'] as const

export const productMessages = {
  withoutVat: `без${NBSP}НДС`,
  own: 'Ваша цена',
  foreign: ({ amount, code, rate, nominal, date }: NonNullable<Product['prices'][0]['foreign']>) =>
    `${formatForeign(amount, code)} по${NBSP}курсу ${formatNumber(rate, 4)}${NBSP}₽${
      nominal > 1 ? ` за${NBSP}${formatForeign(nominal, code, 0)}` : ''
    } от${NBSP}${formatDateShort(date)}`,
  article: 'Артикул',
  copy: 'Скопировать артикул',
  copied: (article: string) => `Артикул ${article} скопирован`,
  copyFailed: typograph('Не удалось скопировать. Выделите артикул и скопируйте его вручную.'),
  brand: 'Бренд',
  pictures: 'Изображения товара',
  zoom: 'Увеличить изображение',
  showPicture: (index: number) => `Показать изображение ${formatNumber(index)}`,
  minimum: 'Минимальный заказ',
  multiplicity: 'Кратность',
  requestText: typograph('Назовём цену и срок по запросу: напишите нам, указав артикул.'),
  stock: 'Наличие на складах',
  analogues: 'Аналоги',
  allAnalogues: (count: number) => `Все аналоги (${formatNumber(count)})`,
  analoguesOf: (name: string) => `Аналоги: ${name}`,
  analoguesNote: (count: number) => countOf(count, ANALOGUES),
  analoguesFailed: typograph('Не удалось загрузить аналоги.'),
  noAnalogues: 'Аналогов пока нет',
  noAnaloguesText: typograph(
    'Посмотрите товары того же раздела — там можно отобрать похожие по характеристикам.',
  ),
  toSection: (name: string) => `В${NBSP}раздел «${name}»`,
  toProduct: typograph('К товару'),
  analoguesLead: typograph(
    'Подходят по назначению и основным размерам. Сначала те, что есть в наличии.',
  ),
  headTitle: (name: string, article: string) => `${name}, арт. ${article}`,
  headDescription: (name: string, article: string, kopecks: number | null) =>
    typograph(
      kopecks === null
        ? `${name}, артикул ${article}: характеристики, документы, наличие на складах и аналоги.`
        : `${name}, артикул ${article}: ${formatMoney(kopecks)} с НДС, характеристики, наличие на складах и аналоги.`,
    ),
} as const
