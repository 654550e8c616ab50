import * as z from 'zod'
import type { Database } from '../../../kernel/database.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { workingDaysFrom } from '../../../trade/working-days.ts'
import { defineJob, type JobKind, type Jobs } from '../../jobs/jobs.service.ts'
import { queueLetter } from '../../mail/outgoing/mail-queue.service.ts'
import { formatMoment } from '../accounting/format-moment.ts'
import { insertActivity } from '../changes/order-activity.sql.ts'
import { freeReservation, type HeldOrder, lockOrder } from '../changes/order-changes.service.ts'
import { reservationEndedLetter, reservationEndsLetter } from '../changes/order-news.mail.ts'
import { orderMessages as messages } from '../order.messages.ts'
import {
  type EndingReservation,
  markEnded,
  markWarned,
  selectEnding,
  selectEndingOne,
} from './reservation-end.sql.ts'

/** Longest gap between two working days: the January holidays. */
const HORIZON_MS = 14 * 86_400_000

type Ports = {
  database: Database
  transact: Transact
  jobs: Pick<Jobs, 'enqueue'>
  shopOrigin: string
  now: () => Date
}

/**
 * Warns one working day before a reservation expires, and releases only reservations with a warning. A late warning
 * (the server was down) postpones the end, so that nobody loses a reservation unwarned.
 */
export const createReservationEnd = (ports: Ports): JobKind => {
  const { database, transact, jobs, shopOrigin, now } = ports

  const warn = async (connection: Database, order: HeldOrder, { until }: EndingReservation) => {
    const at = now()
    const soonest = workingDaysFrom(at, 1)
    const end = until > soonest ? until : soonest
    const named = formatMoment(end)
    await markWarned(connection, order.id, { at, until: end })
    const entry = { kind: 'reserved', status: null, author: null }
    await insertActivity(connection, order.id, [
      { ...entry, text: messages.reservationWarned(named) },
    ])
    await queueLetter(
      { database: connection, jobs },
      {
        ...reservationEndsLetter(order, named, shopOrigin),
        key: `order:${order.id}:reservation-warned`,
        to: order.contactEmail,
        orderId: order.id,
      },
    )
  }

  const end = async (connection: Database, order: HeldOrder) => {
    await freeReservation(connection, order)
    await markEnded(connection, order.id, now())
    await insertActivity(connection, order.id, [
      { kind: 'reserved', status: null, text: messages.reservationEnded, author: null },
    ])
    await queueLetter(
      { database: connection, jobs },
      {
        ...reservationEndedLetter(order, shopOrigin),
        key: `order:${order.id}:reservation-ended`,
        to: order.contactEmail,
        orderId: order.id,
      },
    )
  }

  /** Each order in a transaction of its own; its state is read again under the lock. */
  const judge = (id: number): Promise<void> =>
    transact(async (connection) => {
      const order = await lockOrder(connection, id)
      const ending = await selectEndingOne(connection, id)
      if (!order || !ending) return
      if (ending.warnedAt === null) {
        if (workingDaysFrom(ending.until, -1) <= now()) await warn(connection, order, ending)
      } else if (ending.until <= now()) {
        await end(connection, order)
      }
    })

  return defineJob(
    {
      name: 'order.reservation-end',
      data: z.object({}),
      retries: 2,
      pause: 60,
      limit: 900,
      isAlone: true,
      cron: '3,13,23,33,43,53 * * * *',
    },
    async (_data, job) => {
      const horizon = new Date(now().getTime() + HORIZON_MS)
      for (const { id } of await selectEnding(database, horizon)) {
        await job.checkpoint()
        await judge(id)
      }
      return undefined
    },
  )
}
