import { type Database, theRow } from '../../kernel/database.ts'
import type { OutgoingLetter, PostedLetter } from './letter.ts'
import type { MailFailure } from './outgoing/mail-failure.ts'

/**
 * Written in the transaction of the event that the letter reports, so that both are stored or neither.
 * @returns its id, or null when a letter with this key exists
 */
export const insertLetter = async (
  database: Database,
  letter: OutgoingLetter,
): Promise<number | null> => {
  const rows = await database.query<{ id: number }>({
    name: 'mail.insert',
    text: `insert into mail_outbox (key, recipient, subject, body_text, body_html, order_id, is_secret, reply_to, kind, unsubscribe)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (key) do nothing returning id`,
    values: [
      letter.key,
      letter.to,
      letter.subject,
      letter.text,
      letter.html,
      letter.orderId,
      letter.isSecret ?? false,
      letter.replyTo ?? null,
      letter.kind,
      letter.unsubscribe ?? null,
    ],
  })
  return rows[0]?.id ?? null
}

export const bindJob = async (database: Database, id: number, jobId: string): Promise<void> => {
  await database.query({
    name: 'mail.bind-job',
    text: 'update mail_outbox set job_id = $2 where id = $1',
    values: [id, jobId],
  })
}

/** Letters that are neither sent nor given up, and the age of the oldest. */
export const countWaitingLetters = async (
  database: Database,
): Promise<{ letters: number; seconds: number }> =>
  theRow(
    await database.query<{ letters: number; seconds: number }>({
      name: 'mail.count-waiting',
      text: `select count(*)::integer as letters,
                    coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
               from mail_outbox where sent_at is null and refused_at is null`,
    }),
  )

/** Letters without a job, written by releases from before the job queue; locked until the transaction ends. */
export const lockLettersWithoutJob = async (database: Database): Promise<number[]> => {
  const rows = await database.query<{ id: number }>({
    name: 'mail.without-job',
    text: `select id from mail_outbox where sent_at is null and job_id is null
            -- fault: letter-adopted-twice
            order by id limit 500 for update skip locked`,
  })
  return rows.map(({ id }) => id)
}

/** A letter that is not sent yet. */
export const selectUnsentLetter = async (
  database: Database,
  id: number,
): Promise<PostedLetter | undefined> => {
  const rows = await database.query<PostedLetter>({
    name: 'mail.unsent',
    text: `select key, recipient as "to", reply_to as "replyTo", subject, body_text as text, body_html as html, unsubscribe
             -- fault: sent-letter-sent-again
             from mail_outbox where id = $1 and sent_at is null and refused_at is null`,
    values: [id],
  })
  return rows[0]
}

/**
 * Marks a letter as sent, once; deletes the content of a secret one.
 * @returns the order it is about; null when none, or when it was marked already
 */
export const markSent = async (database: Database, id: number): Promise<number | null> => {
  const rows = await database.query<{ orderId: number | null }>({
    name: 'mail.sent',
    text: `update mail_outbox set sent_at = now(),
                  body_text = case when is_secret then '' else body_text end,
                  body_html = case when is_secret then '' else body_html end
            where id = $1 and sent_at is null returning order_id as "orderId"`,
    values: [id],
  })
  return rows[0]?.orderId ?? null
}

/** Records a failed attempt; after the last one the content of a secret letter is deleted. */
export const markFailed = async (
  database: Database,
  id: number,
  { code, words, isLast }: Pick<MailFailure, 'code' | 'words'> & { isLast: boolean },
): Promise<void> => {
  await database.query({
    name: 'mail.failed',
    text: `update mail_outbox set failures = failures + 1, failed_at = now(), failure_code = $2, failure = $3,
                  refused_at = case when $4 then now() end,
                  body_text = case when $4 and is_secret then '' else body_text end,
                  body_html = case when $4 and is_secret then '' else body_html end
            where id = $1 and sent_at is null`,
    values: [id, code, words, isLast],
  })
}

/** Locks a letter sent within the last `days` that is not marked as undelivered yet. */
export const lockReported = async (
  database: Database,
  id: number,
  days: number,
): Promise<{ key: string; to: string } | undefined> => {
  const rows = await database.query<{ key: string; to: string }>({
    name: 'mail.lock-reported',
    text: `select key, recipient as "to" from mail_outbox
            where id = $1 and sent_at > now() - make_interval(days => $2) and refused_at is null for update`,
    values: [id, days],
  })
  return rows[0]
}

/** Marks a sent letter as returned by a mail server. @returns the order it is about, null when none */
export const markReturned = async (
  database: Database,
  id: number,
  { words }: Pick<MailFailure, 'words'>,
): Promise<number | null> => {
  const rows = await database.query<{ orderId: number | null }>({
    name: 'mail.returned',
    text: `update mail_outbox set failures = failures + 1, failed_at = now(), failure_code = null, failure = $2, refused_at = now()
            where id = $1 returning order_id as "orderId"`,
    values: [id, words],
  })
  return rows[0]?.orderId ?? null
}

export const deleteOldLetters = async (database: Database, days: number): Promise<void> => {
  await database.query({
    text: 'delete from mail_outbox where created_at < now() - make_interval(days => $1)',
    values: [days],
  })
}
