import type { LetterKind, LetterState } from '@isp/contract'
import { type Database, theRow } from '../../../kernel/database.ts'

const state = `case when refused_at is not null then 'refused' when sent_at is not null then 'sent'
                    when failures > 0 then 'retrying' else 'queued' end`

export type LetterRow = {
  id: number
  to: string
  subject: string
  kind: LetterKind | null
  state: LetterState
  attempts: number
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
  code: string | null
  words: string | null
  hasSecret: boolean
}

/** A page of letters, newest first, and the number of all. */
export const selectLetters = async (
  database: Database,
  asked: { q: string; state: LetterState | null; limit: number; offset: number },
): Promise<{ items: LetterRow[]; total: number }> => {
  const where = `($1 = '' or position(lower($1) in lower(recipient)) > 0) and ($2::text is null or ${state} = $2)`
  const values = [asked.q, asked.state]
  const [items, counted] = await Promise.all([
    database.query<LetterRow>({
      name: 'mail.letters',
      text: `select id, recipient as "to", subject, kind, ${state} as state, failures as attempts,
                    created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt",
                    failure_code as code, failure as words, is_secret as "hasSecret"
               from mail_outbox where ${where} order by id desc limit $3 offset $4`,
      values: [...values, asked.limit, asked.offset],
    }),
    database.query<{ total: number }>({
      name: 'mail.letters-count',
      text: `select count(*)::integer as total from mail_outbox where ${where}`,
      values,
    }),
  ])
  return { items, total: theRow(counted).total }
}

/** The text of a letter; null when it is secret, even before it is sent. */
export const selectLetterText = async (
  database: Database,
  id: number,
): Promise<{ text: string | null } | undefined> => {
  const rows = await database.query<{ text: string | null }>({
    name: 'mail.letter-text',
    text: `select case when not is_secret then body_text end as text from mail_outbox where id = $1`,
    values: [id],
  })
  return rows[0]
}
