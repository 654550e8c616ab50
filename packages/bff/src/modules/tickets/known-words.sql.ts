// Reads mail_outbox of mail.
import type { Database } from '../../kernel/database.ts'
import type { ReplyTo } from './reply-address.ts'

/** What may be quoted: the last that was said, and how our letters to this person told it. */
const COMMENTS = 30

type Row = { body: string; text: string | null; page: string | null }

export const selectKnownWords = async (
  database: Database,
  { ticketId, accountId }: ReplyTo,
): Promise<{ texts: string[]; pages: string[] }> => {
  const rows = await database.query<Row>({
    name: 'tickets.known-words',
    text: `select said.body, sent.body_text as text, sent.body_html as page
             from ticket_comment as said
             left join mail_outbox as sent on sent.key = 'ticket-comment:' || said.id || ':' || $2::integer
            where said.ticket_id = $1 and not said.is_internal
            order by said.id desc limit $3`,
    values: [ticketId, accountId, COMMENTS],
  })
  return {
    texts: rows.flatMap(({ body, text }) => (text === null ? [body] : [body, text])),
    pages: rows.flatMap(({ page }) => (page === null ? [] : [page])),
  }
}
