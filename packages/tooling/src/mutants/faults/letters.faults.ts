import type { Fault } from '../fault.ts'

/** Which letters may be left: record 070. */
export const faults: readonly Fault[] = [
  {
    id: 'news-without-a-way-out',
    file: 'packages/bff/src/modules/selections/selections.mail.ts',
    find: ' · ${link(unsubscribe, messages.unsubscribe)}',
    replace: '',
    tests: ['src/unsubscribe-links.test'],
    harm: 'от писем о новинках не отписаться',
  },
  {
    id: 'order-letter-offers-a-way-out',
    file: 'packages/bff/src/modules/order/order-news.mail.ts',
    find: '      `Заказ в кабинете: ${link}`,\n',
    replace: '      `Заказ в кабинете: ${link}`,\n      `Отписаться: ${link}`,\n',
    tests: ['src/unsubscribe-links.test'],
    harm: 'письмо о заказе предлагает отписаться, и сроки отгрузки никто не узнаёт',
  },
]
