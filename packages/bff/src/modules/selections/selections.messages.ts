import { countOf, NBSP, type PluralForms, quoted, typograph } from '@isp/i18n'

const NEW_PRODUCTS: PluralForms = ['новый товар', 'новых товара', 'новых товаров']
const PRODUCTS: PluralForms = ['товар', 'товара', 'товаров']
const SELECTIONS: PluralForms = ['подборке', 'подборках', 'подборках']

export const selectionsMessages = {
  subject: (names: readonly string[]): string =>
    names.length === 1
      ? `Новое в подборке ${quoted(names[0] ?? '')}`
      : `Новое в ${countOf(names.length, SELECTIONS)}`,
  greeting: 'Здравствуйте!',
  head: (name: string, count: number): string =>
    `Подборка ${quoted(name)}: ${countOf(count, NEW_PRODUCTS)}`,
  article: (article: string): string => `арт.${NBSP}${article}`,
  onRequest: 'цена по запросу',
  more: (count: number): string => `И${NBSP}ещё${NBSP}${countOf(count, PRODUCTS)}.`,
  open: 'Открыть подборку',
  prices: typograph('Цены — с НДС, на сегодня.'),
  why: typograph(
    'Вы получили это письмо, потому что попросили сообщать о новом в своих подборках.',
  ),
  settings: 'Настроить подборки',
  unsubscribe: 'Отписаться от писем о подборках',
  leaving: {
    title: 'Письма о подборках',
    question: typograph('Больше не присылать письма о новом в подборках? Сами подборки останутся.'),
    ended: typograph(
      'Писем о новом в подборках больше не будет. Включить их снова можно в кабинете, в разделе «Подборки».',
    ),
  },
} as const
