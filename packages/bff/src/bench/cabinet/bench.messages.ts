import type { ListFigures } from './report.ts'

const figure = (value: number): string => value.toFixed(1).padStart(9)

/** Terminal output of the bench. */
export const cabinetBenchMessages = {
  preparing: (name: string) => `Готовлю базу ${name}…`,
  filling: (orders: number, tickets: number) =>
    `Компания: заказов ${orders}, обращений ${tickets}…`,
  starting: 'Запускаю BFF…',
  measuring: (times: number) => `Каждый список по ${times} раз, вперемешку…`,
  head: `${'миллисекунды'.padEnd(44)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'худший'.padStart(9)}`,
  row: ({ name, p50, p95, worst, isBarMet }: ListFigures) =>
    `${name.padEnd(44)}${figure(p50)}${figure(p95)}${figure(worst)}  ${isBarMet ? '' : 'НЕТ'}`,
  bar: (kept: number, all: number, bar: number) =>
    `Мерка: p95 не больше ${bar} мс — выдержана у ${kept} из ${all}.`,
  refused: (status: number, body: string) => `BFF ответил ${status}: ${body.slice(0, 300)}`,
  wrongArguments:
    'Допустимо: --orders N (до 200000), --tickets T (до 50000, не больше заказов), --times R (до 1000), --port P, --json.',
  noDatabase: 'Задайте DATABASE_URL: сервер PostgreSQL, на котором можно создавать базы.',
  lists: {
    ordersFirst: 'заказы: первая страница',
    ordersMiddle: 'заказы: середина',
    ordersLast: 'заказы: последняя страница',
    ordersStatus: 'заказы: одно состояние',
    ordersNumber: 'заказы: часть номера',
    ordersPeriod: 'заказы: полгода',
    ordersArticle: 'заказы: артикул в строках',
    ordersPerson: 'заказы: одного человека',
    ordersLargest: 'заказы: по сумме',
    ordersLargestMiddle: 'заказы: по сумме, середина',
    ordersPeople: 'заказы: кто оформлял',
    ticketsFirst: 'обращения: первая страница',
    ticketsLast: 'обращения: последняя страница',
    ticketsOpen: 'обращения: незавершённые',
    ticketsKind: 'обращения: один вид',
    ticketsText: 'обращения: слово из сообщения',
    ticketsUnread: 'обращения: непрочитанные',
    goodsFirst: 'заказанные товары: первая страница',
    goodsText: 'заказанные товары: по названию',
    goodsStock: 'заказанные товары: в наличии',
    papersFirst: 'документы: первая страница',
    papersNumber: 'документы: часть номера',
    amount: 'статистика: суммы по месяцам',
    categories: 'статистика: разделы',
    today: 'что ждёт сегодня',
  },
} as const
