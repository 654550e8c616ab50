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
  {
    id: 'phone-code-offers-a-way-out',
    file: 'packages/bff/src/modules/auth/auth.mail.ts',
    find: '`${SITE_NAME}: код ${code}. Никому его не сообщайте.`',
    replace: '`${SITE_NAME}: код ${code}. Чтобы отписаться, ответьте СТОП.`',
    tests: ['src/unsubscribe-links.test'],
    harm: 'отписавшийся от кодов больше не войдёт и не зарегистрируется',
  },
  {
    id: 'constructor-letter-offers-a-way-out',
    file: 'packages/bff/src/modules/constructors/constructor-letter.ts',
    find: '<p>${escapeHtml(from)}</p>\n',
    replace: '<p>${escapeHtml(from)}</p>\n<p><a href="${origin}/unsubscribe">Отписаться</a></p>\n',
    tests: ['src/unsubscribe-links.test'],
    harm: 'магазин отписывается от заявок на изготовление, и их никто не читает',
  },
]
