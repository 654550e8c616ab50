import { countOf, formatMoney, type PluralForms } from '@isp/i18n'

const orders: PluralForms = ['заказ', 'заказа', 'заказов']
const ofOrders: PluralForms = ['заказе', 'заказах', 'заказах']
const answers: PluralForms = ['сообщение', 'сообщения', 'сообщений']

export const todayMessages = {
  title: 'Что ждёт меня сегодня',
  calm: 'Сегодня ничего не ждёт: счета оплачены, резервы не кончаются, на сообщения отвечать не нужно.',
  unpaid: 'Ждут оплаты',
  unpaidFigure: (count: number, total: number) =>
    `${countOf(count, orders)} на ${formatMoney(total)}`,
  ending: 'Резерв скоро закончится',
  arriving: 'Недостающее поступит на склад',
  inOrders: (count: number) => `в ${countOf(count, ofOrders)}`,
  orders: (count: number) => countOf(count, orders),
  first: (number: string, term: string) => `раньше всех — заказ № ${number}, ${term}`,
  until: (moment: string) => `до ${moment}`,
  repricedDrafts: 'Изменились цены в черновиках',
  repricedFavorites: 'Изменились цены в избранном',
  goods: (count: number) => countOf(count, ['товар', 'товара', 'товаров']),
  repriced: (name: string, from: number, to: number) =>
    `${name}: было ${formatMoney(from)}, стало ${formatMoney(to)}`,
  unread: 'Новые ответы в обращениях',
  unreadFigure: (count: number) => countOf(count, answers),
  approvals: 'Ждут моего согласования',
  asked: 'Мои заказы на согласовании',
  requests: (count: number) => countOf(count, ['заявка', 'заявки', 'заявок']),
  overdue: 'Просрочено по договору',
  debt: 'Долг по договору',
  ofLimit: (limit: number) => `лимит ${formatMoney(limit)}`,
} as const
