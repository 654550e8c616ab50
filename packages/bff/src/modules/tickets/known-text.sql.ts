// Reads mail_outbox of mail.
import type { Database } from '../../kernel/database.ts'
import type { KnownText } from '../mail/incoming/incoming-mail.service.ts'
import type { ReplyTo } from './reply-address.ts'
import { REQUESTER } from './tickets.sql.ts'

/** Text that an answer by e-mail may quote: the latest comments, and our letters to this person about the ticket. */
const COMMENTS = 30

type Row = { body: string; isOwn: boolean; text: string | null; page: string | null }

export const selectKnownText = async (
  database: Database,
  { ticketId, accountId }: ReplyTo,
): Promise<Pick<KnownText, 'texts' | 'own' | 'pages'>> => {
  const rows = await database.query<Row>({
    name: 'tickets.known-words',
    text: `select said.body, sent.body_text as text, sent.body_html as page,
                  case $2::integer when ${REQUESTER} then said.account_id is null and not said.is_staff
                                   else coalesce(said.account_id = $2, false) end as "isOwn"
             from ticket_comment as said
             left join mail_outbox as sent on sent.key = 'ticket-comment:' || said.id || ':' || $2::integer
            where said.ticket_id = $1 and not said.is_internal
            order by said.id desc limit $3`,
    values: [ticketId, accountId, COMMENTS],
  })
  return {
    texts: rows.flatMap(({ body, isOwn, text }) => [
      ...(isOwn ? [] : [body]),
      ...(text === null ? [] : [text]),
    ]),
    own: rows.flatMap(({ body, isOwn }) => (isOwn ? [body] : [])),
    pages: rows.flatMap(({ page }) => (page === null ? [] : [page])),
  }
}
