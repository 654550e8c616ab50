import type { OrderStatus } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { formatQuantity, typograph } from '@isp/i18n'
import { type LetterContent, writeLetter } from '../../mail/outgoing/mail-queue.service.ts'

type About = { id: number; number: string }
type Pieces = { name: string; unit: string; quantity: number }

/** The reason shown at the foot of every letter about an order: the recipient is its contact. */
export const whyOfOrder = (number: string): string =>
  typograph(`Вы получили это письмо как контактное лицо заказа ${number}.`)

const letterOf = (
  { id, number }: About,
  subject: string,
  { paragraphs, list = [] }: { paragraphs: readonly string[]; list?: readonly Pieces[] },
  shopOrigin: string,
): LetterContent =>
  writeLetter({
    kind: 'order',
    subject,
    parts: [
      { text: 'Здравствуйте!' },
      ...paragraphs.map((text) => ({ text })),
      ...(list.length > 0
        ? [
            {
              rows: list.map(({ name, unit, quantity }) => ({
                name,
                value: formatQuantity(quantity, unit),
              })),
            },
          ]
        : []),
      {
        button: {
          text: 'Заказ в кабинете',
          href: new URL(accountUrls.order(id), shopOrigin).href,
        },
      },
    ],
    why: whyOfOrder(number),
  })

const steps: Readonly<Record<OrderStatus, [subject: string, sentence: string]>> = {
  NEW: ['оформлен', 'Менеджер проверит его и свяжется с вами.'],
  CONFIRMED: ['подтверждён', 'Менеджер проверил заказ: всё верно, мы готовим счёт.'],
  AWAITING_PAYMENT: ['ожидает оплаты', 'Начнём собирать заказ, как только поступит оплата.'],
  ASSEMBLING: ['собирается', 'Склад собирает заказ. Сообщим о каждой отгрузке.'],
  SHIPPED: ['отгружен', 'Всё, что было заказано, отгружено.'],
  DELIVERED: ['доставлен', 'Спасибо, что покупаете у нас.'],
  CANCELLED: ['отменён', 'Если это ошибка, ответьте на это письмо.'],
}

const commentOf = (comment: string | null): string[] =>
  comment ? [`Комментарий менеджера: ${comment}`] : []

/** Letter to the contact about a new status of the order. */
export const movedLetter = (
  order: About,
  status: OrderStatus,
  comment: string | null,
  shopOrigin: string,
): LetterContent => {
  const [word, sentence] = steps[status]
  const subject = `Заказ ${order.number} ${word}`
  const paragraphs = [`${subject}. ${sentence}`, ...commentOf(comment)]
  return letterOf(order, subject, { paragraphs }, shopOrigin)
}

export const shippedLetter = (
  order: About,
  list: readonly Pieces[],
  { isWhole, note }: { isWhole: boolean; note: string | null },
  shopOrigin: string,
): LetterContent => {
  const subject = isWhole
    ? `Заказ ${order.number} отгружен`
    : `Заказ ${order.number}: отгружена часть`
  const first = isWhole
    ? `По заказу ${order.number} отгружено последнее.`
    : `По заказу ${order.number} отгружена часть товаров, остальное отгрузим следом.`
  return letterOf(order, subject, { paragraphs: [first, ...commentOf(note)], list }, shopOrigin)
}

export const cancelledLetter = (
  order: About,
  list: readonly Pieces[],
  { isWhole, comment }: { isWhole: boolean; comment: string | null },
  shopOrigin: string,
): LetterContent => {
  const subject = isWhole
    ? `Заказ ${order.number} отменён`
    : `Заказ ${order.number}: отменена часть`
  const first = isWhole
    ? `Заказ ${order.number} отменён.`
    : `Из заказа ${order.number} отменены товары. Остальное — по-прежнему ваше.`
  const reason = comment ? [`Причина: ${comment}`] : []
  return letterOf(order, subject, { paragraphs: [first, ...reason], list }, shopOrigin)
}

/** D40: sent one working day before the reservation expires. */
export const reservationEndsLetter = (
  order: About,
  until: string,
  shopOrigin: string,
): LetterContent => {
  const subject = `Заказ ${order.number}: резерв до ${until}`
  const paragraphs = [
    `Товары по заказу ${order.number} отложены для вас до ${until}.`,
    'Если оплата не поступит, резерв снимется: заказ останется, но товары смогут купить другие.',
  ]
  return letterOf(order, subject, { paragraphs }, shopOrigin)
}

/** D40: sent when the reservation has expired. */
export const reservationEndedLetter = (order: About, shopOrigin: string): LetterContent => {
  const subject = `Заказ ${order.number}: резерв снят`
  const paragraphs = [
    `Оплата по заказу ${order.number} не поступила, и резерв снят: товары снова доступны всем.`,
    'Заказ остаётся. После оплаты отложим для вас всё, что будет на складах.',
  ]
  return letterOf(order, subject, { paragraphs }, shopOrigin)
}
