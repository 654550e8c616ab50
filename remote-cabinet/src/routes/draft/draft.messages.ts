import {
  countOf,
  formatDate,
  formatMoney,
  formatQuantity,
  momentHere,
  NBSP,
  type PluralForms,
  quoted,
  typograph,
} from '@isp/i18n'

const MORE: PluralForms = ['строка', 'строки', 'строк']

export const draftPageMessages = {
  back: 'Все черновики',
  by: (author: string, at: string) => typograph(`${author}, изменён ${at}`),
  byYou: 'Ваш черновик',
  notFoundTitle: 'Черновик не найден',
  notFoundText: typograph('Его удалили, или он принадлежит другой компании.'),
  emptyTitle: 'В черновике нет товаров',
  emptyText: typograph('Отложите в черновик корзину или удалите его, если он больше не нужен.'),
  toBasket: 'Открыть корзину',
  find: 'Найти в черновике',
  findPlaceholder: 'Название или артикул',
  found: (count: number) => `Найдено:${NBSP}${countOf(count, ['товар', 'товара', 'товаров'])}`,
  nothingFound: (text: string) => typograph(`В черновике нет ничего похожего на ${quoted(text)}.`),
  showMore: (count: number) => typograph(`Показать ещё ${countOf(count, MORE)}`),
  caption: 'Товары черновика: цена, количество, сумма и наличие',
  columnPicture: 'Изображение',
  columnProduct: 'Наименование и артикул',
  columnStock: 'Наличие',
  columnPrice: `Цена с${NBSP}НДС`,
  columnQuantity: 'Количество',
  columnSum: 'Сумма',
  columnActions: 'Действия',
  article: (article: string) => `Арт.${NBSP}${article}`,
  quantityOf: (name: string) => `Количество: ${name}`,
  remove: 'Убрать',
  removeOf: (name: string) => `Убрать из${NBSP}черновика: ${name}`,
  removed: (name: string) => typograph(`${quoted(name)} больше не в черновике.`),
  undo: 'Вернуть',
  allNow: 'Есть сейчас',
  now: (quantity: number, unit: string) => `Сейчас ${formatQuantity(quantity, unit)}`,
  later: (quantity: number, unit: string, on: string | null) =>
    on === null
      ? typograph(`Под заказ ${formatQuantity(quantity, unit)}, срок уточнит менеджер`)
      : typograph(`Под заказ ${formatQuantity(quantity, unit)}, ожидаем ${formatDate(on)}`),
  raised: (from: number, to: number, unit: string) =>
    typograph(
      `Вместо ${formatQuantity(from, unit)} будет ${formatQuantity(to, unit)}: так продаётся.`,
    ),
  gone: typograph('Товар снят с продажи'),
  noPrice: typograph('Цена по запросу: заказать сразу нельзя'),
  analogues: 'Подобрать аналог',
  similar: 'Поискать похожее',
  total: 'Сумма сейчас',
  vat: (sum: number) => typograph(`в том числе НДС — ${formatMoney(sum)}`),
  availableNow: 'Есть сейчас',
  onOrder: 'Под заказ',
  pricesNote: typograph('Цены и остатки — нынешние, по вашему договору. Черновик их не хранит.'),
  shared: (until: string) =>
    typograph(`Открыта ссылка, действует до ${formatDate(momentHere(until))}`),
} as const
