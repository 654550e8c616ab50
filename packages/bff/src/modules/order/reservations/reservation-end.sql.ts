import type { Database } from '../../../kernel/database.ts'

export type EndingReservation = { id: number; until: Date; warnedAt: Date | null }

/** The view is defined in migrations/repeatable/ending_reservation.sql. */
const ending = `select order_id as id, until, warned_at as "warnedAt" from ending_reservation`

/** Reservations that end by this moment, earliest first. */
export const selectEnding = (database: Database, until: Date): Promise<EndingReservation[]> =>
  database.query({
    name: 'order.ending',
    text: `${ending} where until <= $1 order by until, order_id limit 5000`,
    values: [until],
  })

/** One of them, read again under the order's lock; undefined when it no longer ends. */
export const selectEndingOne = async (
  database: Database,
  id: number,
): Promise<EndingReservation | undefined> => {
  const rows = await database.query<EndingReservation>({
    name: 'order.ending-one',
    text: `${ending} where order_id = $1`,
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
