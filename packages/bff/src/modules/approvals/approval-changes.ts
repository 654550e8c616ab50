import type { Approval, Basket } from '@isp/contract'
import { describeOrderTerms, type OrderFact } from '@isp/i18n'
import { shownStateOf } from '../order/placing/order-placing.service.ts'
import { approvalsMessages as messages } from './approvals.messages.ts'
import type { ApprovalRow, WantedLine } from './approvals.sql.ts'

/** What has changed since a request was made. */
export type RequestChanges = Pick<Approval, 'offer' | 'warnings'> & {
  changesOf(productId: number): string[]
}

/** For viewers who are not to decide. */
export const noChanges: RequestChanges = { offer: null, warnings: [], changesOf: () => [] }

type Line = Basket['in_basket'][number]
type Figures = { quantity: number; reserved: number; price: number | null }

const changes = (before: WantedLine, now: Figures): string[] => {
  const { quantity, reserved, unit } = before
  return [
    ...(now.price !== null && now.price !== before.price
      ? [messages.changedPrice(before.price, now.price)]
      : []),
    ...(now.quantity === quantity ? [] : [messages.changedQuantity(quantity, now.quantity, unit)]),
    ...(now.reserved === reserved ? [] : [messages.changedStock(reserved, now.reserved, unit)]),
  ]
}

const figuresOf = ({ quantityOrdered, quantityAvailable, price }: Line): Figures => ({
  quantity: quantityOrdered,
  reserved: quantityAvailable,
  price,
})

type Judged = { overBudget: number; isLate: boolean }

/** Compares the request with a basket of its lines at current prices and stock. */
export const compareWithBasket = (
  row: ApprovalRow,
  basket: Basket,
  judged: Judged,
): RequestChanges => {
  const now = new Map(basket.in_basket.map((line) => [line.productId, line]))
  const isWhole = basket.in_basket.every(({ problem }) => problem === null)
  const { total } = basket
  const { overBudget, isLate } = judged
  return {
    offer: isWhole ? { total, state: shownStateOf(basket), ...judged } : null,
    warnings: [
      ...(isWhole ? [] : [messages.goodsGone]),
      ...(isWhole && total !== row.total ? [messages.changedTotal(row.total, total)] : []),
      ...(overBudget > 0 ? [messages.willOverdraw(row.costCentre ?? '', overBudget)] : []),
      ...(isLate ? [messages.lateDay] : []),
    ],
    changesOf: (productId) => {
      const line = now.get(productId)
      const before = row.lines.find((one) => one.productId === productId)
      if (!line || !before) return []
      return line.problem === null ? changes(before, figuresOf(line)) : [messages.notSold]
    },
  }
}

/** Compares approved lines with requested ones, to show the difference. */
export const compareWithApproved = (
  asked: readonly WantedLine[],
  approved: readonly WantedLine[],
): RequestChanges => ({
  ...noChanges,
  changesOf: (productId) => {
    const before = asked.find((one) => one.productId === productId)
    const now = approved.find((one) => one.productId === productId)
    return before && now ? changes(before, now) : []
  },
})

/** The author's data about the order, in the form in which orders show them. */
export const factsOf = ({
  input,
  agreement,
  deliveryMethod,
  costCentre,
}: ApprovalRow): OrderFact[] => {
  const { contact, address, comment } = input
  const { agreement: ofAgreement, ...labels } = messages.facts
  const facts = [
    { label: labels.costCentre, text: costCentre },
    { label: ofAgreement, text: agreement },
    { label: labels.delivery, text: [deliveryMethod, address].filter(Boolean).join(', ') },
    { label: labels.contact, text: [contact?.name, contact?.phone].filter(Boolean).join(', ') },
    ...describeOrderTerms({ ...input, terms: input }),
    { label: labels.comment, text: comment },
  ]
  return facts.flatMap(({ label, text }) => (text ? [{ label, text }] : []))
}
