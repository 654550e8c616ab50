// Reads agreement of company.
import type { Database } from '../../kernel/database.ts'

export type EndingReservation = { id: number; until: Date; warnedAt: Date | null }

/** Orders that hold stock without payment or deferment (D40); `$1` null: all of them. */
const ending = `
  select orders.id, orders.reserved_until as until, orders.reservation_warned_at as "warnedAt"
    from orders
   where orders.reserved_until is not null and orders.reservation_ended_at is null
     and orders.status in ('NEW', 'CONFIRMED', 'AWAITING_PAYMENT')
     and exists (select from reservation where order_id = orders.id and released_at is null)
     -- fault: reservation-of-deferred
     and not exists (select from agreement where agreement.id = orders.agreement_id and payment_days > 0)`

/** Those whose end is no further than this, the earliest first. */
export const selectEnding = (database: Database, until: Date): Promise<EndingReservation[]> =>
  database.query({
    name: 'order.ending',
    text: `${ending} and orders.reserved_until <= $1 order by orders.reserved_until, orders.id limit 5000`,
    values: [until],
  })

/** One of them, looked at again under its lock; nothing when it is none any more. */
export const selectEndingOne = async (
  database: Database,
  id: number,
): Promise<EndingReservation | undefined> => {
  const rows = await database.query<EndingReservation>({
    name: 'order.ending-one',
    text: `${ending} and orders.id = $1`,
    values: [id],
  })
  return rows[0]
}

export const markWarned = async (
  database: Database,
  id: number,
  { at, until }: { at: Date; until: Date },
): Promise<void> => {
  await database.query({
    name: 'order.warned',
    text: 'update orders set reservation_warned_at = $2, reserved_until = $3 where id = $1',
    values: [id, at, until],
  })
}

export const markEnded = async (database: Database, id: number, at: Date): Promise<void> => {
  await database.query({
    name: 'order.ended',
    text: 'update orders set reservation_ended_at = $2 where id = $1',
    values: [id, at],
  })
}
