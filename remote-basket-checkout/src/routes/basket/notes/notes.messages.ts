import {
  countOf,
  formatMoney,
  formatQuantity,
  NBSP,
  type PluralForms,
  quoted,
  typograph,
} from '@isp/i18n'

/** «у 3 товаров» */
const OF_GOODS: PluralForms = ['товара', 'товаров', 'товаров']

export const notesMessages = {
  addComment: 'Комментарий',
  addCommentOf: (name: string) => `Написать комментарий к${NBSP}строке: ${name}`,
  changeComment: 'Изменить',
  changeCommentOf: (name: string) => `Изменить комментарий к${NBSP}строке: ${name}`,
  commentOf: (name: string) => `Комментарий к${NBSP}строке: ${name}`,
  commentHint: typograph('Останется со строкой в черновике и в заказе. До 180 знаков.'),
  save: 'Сохранить',
  cancel: 'Отмена',
  nextStep: ({ missing, amount }: { missing: number; amount: number }, unit: string) =>
    typograph(`ещё ${formatQuantity(missing, unit)} — и цена ${formatMoney(amount)}`),
  priceWas: (was: number, now: number) =>
    typograph(`Цена изменилась: была ${formatMoney(was)}, теперь ${formatMoney(now)}.`),
  stockWas: (was: number, now: number, unit: string) =>
    typograph(
      `Наличие изменилось: было ${formatQuantity(was, unit)}, теперь ${formatQuantity(now, unit)}.`,
    ),
  pricesChanged: (count: number) => typograph(`У ${countOf(count, OF_GOODS)} изменилась цена`),
  stockChanged: (count: number) => typograph(`у ${countOf(count, OF_GOODS)} — наличие`),
  stockOnlyChanged: (count: number) =>
    typograph(`У ${countOf(count, OF_GOODS)} изменилось наличие`),
  moreBy: (sum: number) => typograph(`За них выходит на ${formatMoney(sum)} больше.`),
  lessBy: (sum: number) => typograph(`За них выходит на ${formatMoney(sum)} меньше.`),
  changed: typograph('Что изменилось в корзине'),
  accept: 'Понятно',
  analogues: 'Подобрать аналог',
  analoguesTitle: 'Чем заменить',
  analoguesOf: (name: string) => typograph(`Вместо ${quoted(name)}:`),
  replace: 'Заменить',
  replaceWith: (name: string) => `Заменить на${NBSP}${name}`,
  noAnalogues: typograph('Аналогов у этого товара нет.'),
  similar: 'Поискать похожее',
  article: (article: string) => `Арт.${NBSP}${article}`,
  onRequest: typograph('Цена по запросу'),
  available: (quantity: number, unit: string) =>
    quantity > 0
      ? typograph(`есть ${formatQuantity(quantity, unit)}`)
      : typograph('сейчас нет на складе'),
} as const
