import type { ApprovalStatus } from '@isp/contract'
import { formatMoney, formatQuantity, typograph } from '@isp/i18n'

type Letter = {
  subject: string
  parts: readonly ({ text: string } | { quote: string })[]
  link: string
  after: string
  why: string
}

type Figure = { number: string; total: number }

const greeting = { text: 'Здравствуйте!' }
const whyAsked = typograph('Вы получили это письмо, потому что согласуете заказы своей компании.')
const whyNotified = typograph(
  'Вы получили это письмо, потому что отправили заявку на согласование.',
)

const open = 'Открыть заявку'

/** Texts of requests. Reasons are stored, so later changes here do not reach old requests. */
export const approvalsMessages = {
  overLimit: (over: number): string => typograph(`заказ выше лимита на ${formatMoney(over)}`),
  overBudget: (name: string, over: number): string =>
    typograph(`бюджет «${name}» превышен на ${formatMoney(over)}`),
  reasons: (reasons: readonly string[]): string => reasons.join(', '),
  statuses: {
    WAITING: 'ждёт решения',
    APPROVED: 'согласовано',
    RETURNED: 'возвращено',
    WITHDRAWN: 'отозвано автором',
    EXPIRED: 'срок вышел',
  } satisfies Record<ApprovalStatus, string>,
  facts: {
    agreement: 'Договор',
    delivery: 'Доставка',
    contact: 'Контактное лицо',
    costCentre: 'Бюджет',
    comment: 'Комментарий',
  },
  changedPrice: (before: number, after: number): string =>
    typograph(`цена была ${formatMoney(before)}, стала ${formatMoney(after)}`),
  changedQuantity: (before: number, after: number, unit: string): string =>
    typograph(`просили ${formatQuantity(before, unit)}, продаётся ${formatQuantity(after, unit)}`),
  changedStock: (before: number, after: number, unit: string): string =>
    typograph(
      `на складах было ${formatQuantity(before, unit)}, теперь ${formatQuantity(after, unit)}`,
    ),
  notSold: 'больше не продаётся',
  changedTotal: (before: number, after: number): string =>
    typograph(`Просили на ${formatMoney(before)}, теперь это стоит ${formatMoney(after)}.`),
  willOverdraw: (name: string, over: number): string =>
    typograph(`Бюджет «${name}» будет превышен на ${formatMoney(over)}.`),
  lateDay: typograph('Желаемая дата прошла: заказ уйдёт без неё.'),
  buyerGone: typograph(
    'Автор больше не заказывает для компании по этому договору: верните заявку.',
  ),
  goodsGone: typograph('Не всё из заявки ещё можно купить: верните её.'),
  /** Name of an author whose account was deleted. */
  gone: 'Учётная запись удалена',
  asked: (number: string, author: string, total: number, reason: string): Letter => ({
    subject: `Согласуйте заказ: заявка ${number} на ${formatMoney(total)}`,
    parts: [
      greeting,
      { text: typograph(`${author} просит согласовать заказ на ${formatMoney(total)}.`) },
      { text: typograph(`Почему: ${reason}.`) },
    ],
    link: open,
    after: typograph('Пока решения нет, товары за заказом не держатся.'),
    why: whyAsked,
  }),
  approved: (asked: Figure, order: Figure, approver: string): Letter => ({
    subject: `Заявка ${asked.number} согласована: заказ ${order.number}`,
    parts: [
      greeting,
      {
        text: typograph(
          `Согласовано: ${approver}. Заявка стала заказом ${order.number} на ${formatMoney(order.total)}.`,
        ),
      },
      ...(order.total === asked.total
        ? []
        : [{ text: typograph(`Вы просили на ${formatMoney(asked.total)}.`) }]),
    ],
    link: open,
    after: '',
    why: whyNotified,
  }),
  returned: (number: string, approver: string, note: string): Letter => ({
    subject: `Заявка ${number} возвращена`,
    parts: [greeting, { text: typograph(`${approver} возвращает заявку:`) }, { quote: note }],
    link: open,
    after: typograph('Строки заявки можно положить в корзину и оформить заказ заново.'),
    why: whyNotified,
  }),
  expired: (number: string): Letter => ({
    subject: `Срок заявки ${number} вышел`,
    parts: [
      greeting,
      { text: typograph(`По заявке ${number} никто не решил в срок, и заказом она не стала.`) },
    ],
    link: open,
    after: typograph('Строки заявки можно положить в корзину и оформить заказ заново.'),
    why: whyNotified,
  }),
} as const
