import { countOf, formatDate, formatQuantity, NBSP, quoted } from '@isp/i18n'

/** Words that components say of themselves; everything else comes in through props. */
export const uiMessages = {
  loading: 'Загрузка…',
  close: 'Закрыть',
  retry: 'Повторить',
  required: 'обязательное поле',
  showPassword: 'Показать пароль',
  hidePassword: 'Скрыть пароль',
  breadcrumbs: 'Путь по каталогу',
  pagination: 'Страницы',
  previousPage: 'Назад, на предыдущую страницу',
  nextPage: 'Вперёд, на следующую страницу',
  previousShort: 'Назад',
  nextShort: 'Вперёд',
  page: (page: number) => `Страница${NBSP}${page}`,
  pageOf: (page: number, pages: number) => `${page}${NBSP}из${NBSP}${pages}`,
  priceOnRequest: `Цена по${NBSP}запросу`,
  vatIncluded: (rate: string) => `с${NBSP}НДС${NBSP}${rate}`,
  vatIncludedSum: (rate: string, sum: string) =>
    `в${NBSP}том числе НДС${NBSP}${rate}${NBSP}— ${sum}`,
  perUnit: (unit: string) => `за${NBSP}${unit}`,
  inStock: (available: number, unit: string) =>
    `В${NBSP}наличии ${formatQuantity(available, unit)}`,
  onOrder: 'Под заказ',
  onOrderFrom: (date: string) => `Под заказ, с${NBSP}${formatDate(date)}`,
  outOfStock: `Нет в${NBSP}наличии`,
  noPicture: 'Нет изображения',
  quantity: 'Количество',
  increase: 'Увеличить количество',
  decrease: 'Уменьшить количество',
  quantityRule: (minimum: string, step: string | null) =>
    step === null ? `от${NBSP}${minimum}` : `от${NBSP}${minimum}, кратно${NBSP}${step}`,
  quantityRaised: (quantity: string) => `Количество увеличено до${NBSP}${quantity}`,
  errorTitle: `Не${NBSP}удалось загрузить`,
  errorText: `Попробуйте ещё раз. Если ошибка повторится, напишите нам и${NBSP}укажите номер запроса.`,
  requestId: 'Номер запроса',
  emptyTable: `Нет данных`,
  items: (count: number) => countOf(count, ['элемент', 'элемента', 'элементов']),
  remove: (text: string) => `Убрать ${quoted(text)}`,
  variants: {
    info: 'Сообщение',
    success: 'Готово',
    warning: 'Внимание',
    error: 'Ошибка',
  },
} as const
