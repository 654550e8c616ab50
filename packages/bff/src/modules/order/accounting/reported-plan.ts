import type { OrderDifference, OrderPieces, OrderStatus } from '@isp/contract'
import type { ChangeLine, LineTerms } from '../changes/order-change.sql.ts'
import { statusNames } from '../order.messages.ts'
import {
  afterCancelling,
  afterShipment,
  canCancel,
  movesOf,
  openOf,
  statusAfter,
} from '../placing/order-quantities.ts'
import { matchLines, shareOut } from './reported-lines.ts'
import { reportedMessages as messages } from './reported-order.messages.ts'

/**
 * The state of an order in the accounting system, with our ids. A product that the order does not contain is null.
 */
export type ReportedState = {
  status: { status: OrderStatus; name: string } | null
  isCancelled: boolean
  version: number | null
  lines: readonly { productId: number | null; quantity: number; price: number }[] | null
  /** Ordered by date. */
  shipments: readonly ReportedShipment[]
  paid: number
}
export type ReportedShipment = {
  id: string
  at: string
  note: string | null
  lines: readonly { productId: number | null; quantity: number }[]
}

export type Ours = {
  status: OrderStatus
  total: number
  personVersion: number
  lines: readonly ChangeLine[]
  /** `id` null: a shipment entered by the shop's staff. */
  shipments: readonly { id: string | null; lines: OrderPieces }[]
}

export type Act =
  | { kind: 'move'; status: OrderStatus; comment: string | null }
  | {
      kind: 'ship'
      pieces: OrderPieces
      shipment: { id: string; at: string | null }
      note: string | null
    }
  | { kind: 'cancel'; pieces: OrderPieces | null; comment: string | null }
  | { kind: 'amend'; lines: LineTerms[]; comment: string }

type Item = OrderDifference['items'][number]
export type Plan = { acts: Act[]; differs: Item[] }

const ranks: readonly OrderStatus[] = [
  ...['NEW', 'CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING', 'SHIPPED', 'DELIVERED'],
] as OrderStatus[]
const rankOf = (status: OrderStatus): number => ranks.indexOf(status)

/**
 * Id of the shipment of all open pieces that is made for a reported state, because УТ reports states without single
 * shipments.
 */
export const WHOLE = ''

/** Sums the pieces of each product over all lines. */
const piecesOf = (lines: readonly { productId: number | null; quantity: number }[]) => {
  const pieces = new Map<number | null, number>()
  for (const { productId, quantity } of lines)
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return pieces
}

const shipped = ({ at, lines }: ReportedShipment): string =>
  messages.shipment(
    at,
    lines.reduce((whole, { quantity }) => whole + quantity, 0),
  )

/** The planned acts, and the order as it would be after them. */
const openPlan = (ours: Ours) => {
  const acts: Act[] = []
  const differs: Item[] = []
  let { status } = ours
  let lines = ours.lines
  const change = (pieces: OrderPieces, by: (line: ChangeLine, quantity: number) => ChangeLine) => {
    lines = lines.map((line) => {
      const quantity = pieces.find(({ place }) => place === line.place)?.quantity
      return quantity === undefined ? line : by(line, quantity)
    })
    status = statusAfter(status, lines)
  }
  return {
    acts,
    differs,
    status: () => status,
    lines: () => lines,
    open: (): OrderPieces =>
      lines.flatMap((line) =>
        openOf(line) > 0 ? [{ place: line.place, quantity: openOf(line) }] : [],
      ),
    /** Moves through every status on the way, because the rules allow single steps only. */
    lead: (to: OrderStatus, comment: string | null) => {
      for (;;) {
        const [next] = movesOf(status)
        if (!next || rankOf(next) > rankOf(to)) return
        status = next
        acts.push({ kind: 'move', status, comment: status === to ? comment : null })
      }
    },
    ship: (
      pieces: OrderPieces,
      shipment: { id: string; at: string | null },
      note: string | null,
    ) => {
      acts.push({ kind: 'ship', pieces, shipment, note })
      change(pieces, (line, quantity) => afterShipment(line, quantity, 0))
    },
    cancel: (pieces: OrderPieces, comment: string | null) => {
      acts.push({ kind: 'cancel', pieces, comment })
      change(pieces, afterCancelling)
    },
  }
}
type OpenPlan = ReturnType<typeof openPlan>

const planShipments = (plan: OpenPlan, ours: Ours, reported: ReportedState): void => {
  for (const shipment of reported.shipments) {
    const reportedPieces = piecesOf(
      shipment.lines.filter(({ productId }) =>
        ours.lines.some((one) => one.productId === productId),
      ),
    )
    const known = ours.shipments.find(({ id }) => id === shipment.id)
    const theirs = shipped(shipment)
    if (ours.shipments.some(({ id }) => id === WHOLE)) continue
    if (known) {
      const before = piecesOf(
        known.lines.map(({ place, quantity }) => ({
          productId: ours.lines.find((line) => line.place === place)?.productId ?? null,
          quantity,
        })),
      )
      const isSame = [...reportedPieces].every(([id, quantity]) => before.get(id) === quantity)
      if (!isSame || reportedPieces.size !== before.size)
        plan.differs.push({ field: 'shipments', ours: messages.otherShipment, theirs })
      continue
    }
    const open = plan.lines().map((line) => ({ ...line, quantity: openOf(line) }))
    const wanted = [...reportedPieces].map(([productId, quantity]) => ({ productId, quantity }))
    const shares = shareOut(open, wanted)
    const pieces = open.flatMap(({ place }, at) => {
      const quantity = shares[at] ?? 0
      return quantity > 0 ? [{ place, quantity }] : []
    })
    const sum = (lines: readonly { quantity: number }[]): number =>
      lines.reduce((whole, { quantity }) => whole + quantity, 0)
    if (sum(pieces) < sum(wanted)) {
      plan.differs.push({ field: 'shipments', ours: messages.goneHere, theirs })
      continue
    }
    plan.lead('ASSEMBLING', null)
    plan.ship(pieces, { id: shipment.id, at: shipment.at }, shipment.note)
  }
}

/** Fewer pieces are cancelled here; more pieces and other prices are left for the staff to decide. */
const planLines = (
  plan: OpenPlan,
  reported: NonNullable<ReportedState['lines']>,
  isForced: boolean,
): void => {
  const own = new Set(plan.lines().map(({ productId }) => productId))
  if (reported.some(({ productId }) => productId === null || !own.has(productId))) {
    const ours = messages.noLine(messages.unknownProduct)
    plan.differs.push({ field: 'lines', ours, theirs: messages.unknownProduct })
    return
  }
  const left = plan.lines().map((line) => ({ ...line, quantity: line.quantity - line.cancelled }))
  const matched = matchLines(left, reported)
  const fewer: { line: ChangeLine; is: number }[] = []
  const other: { terms: LineTerms; item: Item }[] = []
  for (const line of plan.lines()) {
    const { place, name, unit } = line
    const was = line.quantity - line.cancelled
    const { is, price } = matched.get(place) ?? { is: 0, price: line.price }
    if (is < was && was - is <= openOf(line) && canCancel(plan.status())) fewer.push({ line, is })
    else if (is !== was || price !== line.price)
      other.push({
        terms: { place, quantity: is + line.cancelled, price },
        item: {
          field: 'lines',
          ours: messages.line(name, unit, was, line.price),
          theirs: messages.line(name, unit, is, price),
        },
      })
  }
  if (fewer.length > 0)
    plan.cancel(
      fewer.map(({ line, is }) => ({
        place: line.place,
        quantity: line.quantity - line.cancelled - is,
      })),
      fewer
        .map(({ line, is }) =>
          messages.fewer(line.name, line.unit, line.quantity - line.cancelled, is),
        )
        .join('; '),
    )
  const mayAmend =
    isForced &&
    canCancel(plan.status()) &&
    other.every(
      ({ terms }) =>
        terms.price > 0 &&
        terms.quantity >= (plan.lines().find(({ place }) => place === terms.place)?.quantity ?? 0),
    )
  if (other.length === 0) return
  if (mayAmend)
    plan.acts.push({
      kind: 'amend',
      lines: other.map(({ terms }) => terms),
      comment: other.map(({ item }) => `${item.ours} → ${item.theirs}`).join('; '),
    })
  else plan.differs.push(...other.map(({ item }) => item))
}

const wordsOf = (acts: readonly Act[]): string => {
  const moved = acts.findLast((act) => act.kind === 'move')
  const words = acts.flatMap((act) => {
    if (act.kind === 'move') return act === moved ? [statusNames[act.status].toLowerCase()] : []
    return [act.kind === 'ship' ? messages.wouldShip : (act.comment ?? messages.wouldCancel)]
  })
  return [...new Set(words)].join(', ')
}

const planState = (plan: OpenPlan, ours: Ours, reported: ReportedState): void => {
  const target = reported.isCancelled ? 'CANCELLED' : reported.status?.status
  const comment = reported.status ? messages.status(reported.status.name) : null
  const isPaid = ours.total > 0 && reported.paid >= ours.total
  const differ = () =>
    target &&
    plan.differs.push({
      field: 'status',
      ours: statusNames[ours.status],
      theirs:
        reported.isCancelled || !reported.status ? statusNames.CANCELLED : reported.status.name,
    })
  if (target === 'CANCELLED') {
    if (ours.shipments.some(({ id }) => id === null)) differ()
    else if (plan.open().length > 0) plan.cancel(plan.open(), comment)
    return
  }
  if (target && rankOf(target) >= rankOf('SHIPPED')) {
    plan.lead('ASSEMBLING', null)
    if (plan.open().length > 0 && reported.shipments.length === 0 && ours.shipments.length === 0)
      plan.ship(plan.open(), { id: WHOLE, at: null }, null)
    if (plan.status() === 'SHIPPED') plan.lead(target, comment)
  } else if (target) plan.lead(target, comment)
  if (plan.status() === 'AWAITING_PAYMENT' && isPaid) plan.lead('ASSEMBLING', null)
  const isOurShipped = plan.status() === 'SHIPPED' && reported.shipments.length > 0
  const reached = Math.max(
    target ? rankOf(target) : rankOf('DELIVERED'),
    isPaid || reported.shipments.length > 0 ? rankOf('ASSEMBLING') : 0,
    isOurShipped ? rankOf('SHIPPED') : 0,
  )
  const isBehind = target && rankOf(plan.status()) < rankOf(target)
  if (rankOf(plan.status()) > reached || isBehind) differ()
}

/**
 * The acts that bring an order to its reported state, and the differences that only the staff may decide.
 * `isForced`: the staff has decided for the accounting system.
 */
export const planOf = (ours: Ours, reported: ReportedState, isForced = false): Plan => {
  const plan = openPlan(ours)
  if (ours.status === 'CANCELLED') {
    const known = new Set(ours.shipments.map(({ id }) => id))
    const fresh = reported.shipments.filter(({ id }) => !known.has(id))
    const field = fresh.length > 0 ? 'shipments' : 'status'
    const theirs = fresh[0] ? shipped(fresh[0]) : reported.status?.name
    const isSame =
      reported.isCancelled || !reported.status || reported.status.status === 'CANCELLED'
    if (theirs && (fresh.length > 0 || !isSame))
      plan.differs.push({ field, ours: statusNames.CANCELLED, theirs })
    return plan
  }
  planShipments(plan, ours, reported)
  if (reported.lines) planLines(plan, reported.lines, isForced)
  planState(plan, ours, reported)
  const isChanged = reported.version !== null && ours.personVersion > reported.version
  if (isForced || !isChanged || plan.acts.length === 0) return plan
  // a payment counts even when the order was changed here meanwhile
  const paid = openPlan(ours)
  if (ours.status === 'AWAITING_PAYMENT' && ours.total > 0 && reported.paid >= ours.total)
    paid.lead('ASSEMBLING', null)
  if (paid.acts.length === plan.acts.length && plan.acts.every(({ kind }) => kind === 'move'))
    return plan
  const here = messages.changedHere(statusNames[ours.status])
  return {
    acts: paid.acts,
    differs: [{ field: 'version', ours: here, theirs: wordsOf(plan.acts) }, ...plan.differs],
  }
}
