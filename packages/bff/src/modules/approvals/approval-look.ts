import type { Approval, Basket } from '@isp/contract'
import { describeOrderTerms, type OrderFact } from '@isp/i18n'
import { shownStateOf } from '../order/order-agreed.service.ts'
import { approvalsMessages as messages } from './approvals.messages.ts'
import type { ApprovalRow, WantedLine } from './approvals.sql.ts'

/** What a request has become since it was made. */
export type Look = Pick<Approval, 'offer' | 'warnings'> & {
  changesOf(productId: number): string[]
}

/** For whoever is not to decide. */
export const nothingNew: Look = { offer: null, warnings: [], changesOf: () => [] }

type Line = Basket['in_basket'][number]

const changes = (before: WantedLine, now: Line): string[] => {
  const { quantity, reserved, unit } = before
  if (now.problem !== null) return [messages.notSold]
  return [
    ...(now.price !== null && now.price !== before.price
      ? [messages.changedPrice(before.price, now.price)]
      : []),
    ...(now.quantityOrdered === quantity
      ? []
      : [messages.changedQuantity(quantity, now.quantityOrdered, unit)]),
    ...(now.quantityAvailable === reserved
      ? []
      : [messages.changedStock(reserved, now.quantityAvailable, unit)]),
  ]
}

type Judged = { overBudget: number; isLate: boolean }

/** The request beside a basket of its lines as they are sold now. */
export const lookOf = (row: ApprovalRow, basket: Basket, judged: Judged): Look => {
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
      return line && before ? changes(before, line) : []
    },
  }
}

/** What the author said of the order, as an order would show it. */
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
