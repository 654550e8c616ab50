import { formatMoney, typograph } from '@isp/i18n'

export const approvalPageMessages = {
  back: 'Все заявки',
  notFoundTitle: 'Такой заявки нет',
  notFoundText: typograph('Возможно, она другой компании или её решают другие.'),
  lines: 'Что заказывают',
  facts: 'Об этом заказе',
  files: 'Приложенные файлы',
  product: 'Товар',
  quantity: 'Количество',
  price: 'Цена',
  sum: 'Сумма',
  article: (article: string) => `Артикул ${article}`,
  waitsFor: (names: readonly string[]) => `Решает: ${names.join(', ')}`,
  until: 'до',
  approve: (total: number) => typograph(`Согласовать на ${formatMoney(total)}`),
  approved: (number: string, order: string | null) => ({
    text: typograph(order ? `${number}: согласовано, заказ ${order}` : `${number}: согласовано`),
  }),
  giveBack: 'Вернуть',
  giveBackReason: 'Почему возвращаете',
  noReason: 'Назовите причину: автор её увидит',
  returned: (number: string) => ({ text: `${number}: возвращено автору` }),
  withdraw: 'Отозвать заявку',
  withdrawn: (number: string) => ({ text: `${number}: отозвано` }),
  refill: 'Положить в корзину',
  refilled: (added: number, skipped: readonly string[]) =>
    typograph(
      `Строк в корзине из заявки: ${added}.${skipped.length > 0 ? ` Больше не купить: ${skipped.join(', ')}.` : ''}`,
    ),
  toBasket: 'Открыть корзину',
  asked: (total: number) => typograph(`Просили на ${formatMoney(total)}`),
  order: (number: string) => `Заказ ${number}`,
} as const
