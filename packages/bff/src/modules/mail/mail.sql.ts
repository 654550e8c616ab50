import type { Database } from '../../database.ts'
import type { Letter } from './letter.ts'

/** Written in the transaction of what the letter tells of: both stand or neither does. */
export const insertLetter = async (
  database: Database,
  { key, to, subject, text, html, orderId }: Letter & { orderId: number | null },
): Promise<void> => {
  await database.query({
    name: 'mail.insert',
    text: `insert into mail_outbox (key, recipient, subject, body_text, body_html, order_id)
           values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing`,
    values: [key, to, subject, text, html, orderId],
  })
}

export type WaitingLetter = Letter & { id: number; attempts: number }

/** A letter that failed so often is left to a person. */
const MAX_ATTEMPTS = 12

/**
 * Takes letters that are due, for one sender at a time. Each is due again by itself after a pause that doubles
 * (30 s … 1 h): so one whose sender died on the way is not lost.
 */
export const claimLetters = (database: Database, limit: number): Promise<WaitingLetter[]> =>
  database.query({
    name: 'mail.claim',
    text: `update mail_outbox set attempts = attempts + 1,
                  next_attempt_at = now() + least(interval '1 hour', interval '30 seconds' * power(2, attempts))
            where id in (
              select id from mail_outbox
               where sent_at is null and next_attempt_at <= now() and attempts < $2
               order by next_attempt_at, id limit $1 for update skip locked)
        returning id, key, recipient as "to", subject, body_text as text, body_html as html, attempts`,
    values: [limit, MAX_ATTEMPTS],
  })

/** Marks it, once. @returns the order that it tells of; null: of none, or it was marked already */
export const markSent = async (database: Database, id: number): Promise<number | null> => {
  const rows = await database.query<{ orderId: number | null }>({
    name: 'mail.sent',
    text: `update mail_outbox set sent_at = now(), last_error = null
            where id = $1 and sent_at is null returning order_id as "orderId"`,
    values: [id],
  })
  return rows[0]?.orderId ?? null
}

export const markFailed = async (database: Database, id: number, reason: string): Promise<void> => {
  await database.query({
    name: 'mail.failed',
    text: 'update mail_outbox set last_error = $2 where id = $1',
    values: [id, reason.slice(0, 500)],
  })
}
