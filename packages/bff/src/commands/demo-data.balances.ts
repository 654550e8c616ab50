import { addDays, moscowDay } from '../trade/working-days.ts'

/** An order for the buyer's accounts; days as 2026-11-28, sums in kopecks. */
export type AccountedOrder = {
  id: number
  number: string
  total: number
  madeOn: string
  /** Null: not shipped yet. */
  shippedOn: string | null
  /** Whether it is paid before shipment, rather than deferred. */
  isPaidBefore: boolean
}
export type DemoPayment = { orderId: number; order: string; paidOn: string; amount: number }
export type AccountTerms = { paymentDays: number; creditLimit: number | null; isLate: boolean }

type Entry = { date: string; order: string; debit: number; credit: number }
export type DemoAct = {
  from: string
  to: string
  opening: number
  closing: number
  lines: readonly Entry[]
  overdue: readonly { days: number; amount: number }[]
}
export type DemoAccounts = {
  payments: readonly DemoPayment[]
  /** Acts by date, the latest one last. */
  acts: readonly DemoAct[]
  debt: number
  overdue: number
}

const ACTS = 5
/** Days after which a debt is listed separately in an act. */
const LONG_OVERDUE = 31
/** A buyer pays earlier when more than this share of the limit is used. */
const LIMIT_USED = 0.8

const earlier = (one: string, other: string): string => (one < other ? one : other)
const sumOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0)

/** Prepayment: the day after the order, before shipment. */
const prepaid = (orders: readonly AccountedOrder[], today: string): DemoPayment[] =>
  orders
    .filter(({ isPaidBefore }) => isPaidBefore)
    .map(({ id, number, total, madeOn, shippedOn }) => ({
      ...{ orderId: id, order: number, amount: total },
      paidOn: earlier(addDays(madeOn, 1), shippedOn ?? today),
    }))

/**
 * Deferred payment: two days before the due date, or earlier where the credit limit requires it. A late buyer pays half
 * of the last order.
 */
const deferred = (
  orders: readonly AccountedOrder[],
  { paymentDays, creditLimit, isLate }: AccountTerms,
  today: string,
): DemoPayment[] => {
  const shipped = orders.flatMap(({ shippedOn, ...order }) =>
    shippedOn === null ? [] : [{ ...order, shippedOn, dueOn: addDays(shippedOn, paymentDays) }],
  )
  const late = isLate ? shipped.filter(({ dueOn }) => dueOn < today).at(-1) : undefined
  let open = sumOf(
    shipped.filter(({ dueOn }) => dueOn >= today),
    ({ total }) => total,
  )
  return shipped.flatMap(({ id, number, total, shippedOn, dueOn }) => {
    const isOver = creditLimit !== null && open > creditLimit * LIMIT_USED
    if (dueOn >= today && !isOver) return []
    if (dueOn >= today) open -= total
    const soonest = addDays(dueOn, -Math.min(2, paymentDays))
    const paidOn = dueOn >= today ? earlier(addDays(shippedOn, 1), today) : soonest
    const amount = id === late?.id ? Math.floor(total / 2) : total
    return [{ orderId: id, order: number, paidOn, amount }]
  })
}

/** Overdue debt at the end of a day, by days overdue. */
const overdueAt = (
  day: string,
  orders: readonly AccountedOrder[],
  payments: readonly DemoPayment[],
  paymentDays: number,
) => {
  const owed = orders.flatMap(({ id, total, shippedOn }) => {
    if (shippedOn === null || addDays(shippedOn, paymentDays) >= day) return []
    const paid = payments.filter(({ orderId, paidOn }) => orderId === id && paidOn <= day)
    const isLong = addDays(shippedOn, paymentDays + LONG_OVERDUE) <= day
    return [
      { days: isLong ? LONG_OVERDUE : 1, amount: total - sumOf(paid, ({ amount }) => amount) },
    ]
  })
  return [1, LONG_OVERDUE].flatMap((days) => {
    const amount = sumOf(
      owed.filter((one) => one.days === days),
      (one) => one.amount,
    )
    return amount > 0 ? [{ days, amount }] : []
  })
}

const quarterOf = (day: string): string => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
}

/** First days of the recent quarters, the current one last. */
const quartersUntil = (today: string): string[] => {
  const quarters = [quarterOf(today)]
  while (quarters.length < ACTS) quarters.unshift(quarterOf(addDays(quarters[0] ?? today, -1)))
  return quarters
}

/** Payments of an agreement's orders, acts of its recent quarters and today's debt, all with consistent figures. */
export const accountsOf = (
  orders: readonly AccountedOrder[],
  terms: AccountTerms,
  now: Date,
): DemoAccounts => {
  const today = moscowDay(now)
  const payments = terms.paymentDays > 0 ? deferred(orders, terms, today) : prepaid(orders, today)
  const entries: Entry[] = [
    ...orders.flatMap(({ number, total, shippedOn }) =>
      shippedOn === null ? [] : [{ date: shippedOn, order: number, debit: total, credit: 0 }],
    ),
    ...payments.map(({ order, paidOn, amount }) => ({
      ...{ date: paidOn, order, debit: 0, credit: amount },
    })),
  ].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
  const balanceOf = (some: readonly Entry[]): number =>
    sumOf(some, ({ debit, credit }) => debit - credit)
  const quarters = quartersUntil(today)
  const acts = quarters.flatMap((from, at): DemoAct[] => {
    const next = quarters[at + 1]
    const to = next ? addDays(next, -1) : today
    const before = entries.filter(({ date }) => date < from)
    const lines = entries.filter(({ date }) => date >= from && date <= to)
    if (before.length + lines.length === 0) return []
    const opening = balanceOf(before)
    const overdue = overdueAt(to, orders, payments, terms.paymentDays)
    return [{ from, to, opening, closing: opening + balanceOf(lines), lines, overdue }]
  })
  return {
    ...{ payments, acts },
    debt: Math.max(0, balanceOf(entries)),
    overdue: sumOf(overdueAt(today, orders, payments, terms.paymentDays), ({ amount }) => amount),
  }
}
