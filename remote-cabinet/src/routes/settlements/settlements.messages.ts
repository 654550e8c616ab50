import { documentTitle } from '@isp/contract/site'
import { formatDateShort, formatMoney, NBSP, typograph } from '@isp/i18n'
import { settlementsTitle } from './settlements-title.messages.ts'

type Period = { from: string; to: string }

const period = ({ from, to }: Period) => `${formatDateShort(from)} –${NBSP}${formatDateShort(to)}`

export const settlementsMessages = {
  documentTitle: documentTitle(settlementsTitle),
  period,
  title: (act: Period) => `Акт сверки: ${period(act).replace(' ', NBSP)}`,
  act: 'Период',
  agreement: 'Договор',
  anyAgreement: 'Все договоры',
  closing: 'На конец',
  overdue: 'Просрочено',
  answer: 'Ответ',
  answers: { none: 'Ждёт ответа', yes: 'Согласны', no: 'Не согласны' },
  emptyTitle: 'Актов пока нет',
  emptyText: typograph('Акт появится здесь, когда его передаст учётная система магазина.'),
  date: 'Дата',
  paper: 'Документ',
  debit: 'Дебет',
  credit: 'Кредит',
  opening: 'Сальдо на начало',
  turnover: 'Обороты',
  last: 'Сальдо на конец',
  /** More than nought is owed by the buyer. */
  debt: (closing: number) =>
    closing === 0
      ? 'Долга нет'
      : `${closing > 0 ? 'Должны вы' : 'Магазин должен вам'}: ${formatMoney(Math.abs(closing))}`,
  ageing: (days: number, amount: number) =>
    `просрочено от${NBSP}${days}${NBSP}дн.: ${formatMoney(amount)}`,
  print: 'Скачать PDF',
  noForce: typograph('Без оператора ЭДО акт и ответ на него юридической силы не имеют.'),
  yourAnswer: 'Ваш ответ',
  agree: 'Согласны',
  own: 'Сальдо на конец по вашим данным, ₽',
  ownHint: 'С минусом, если должен магазин',
  wrongSum: 'Сумма в рублях, например 1500,50',
  comment: 'Что не сходится',
  disagree: 'Не согласны, наши данные',
  sent: (number = '') => typograph(`Ответ отправлен, обращение ${number}`),
} as const
