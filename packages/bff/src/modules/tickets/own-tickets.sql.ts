import type { Database } from '../../kernel/database.ts'
import { detachFiles } from '../files/files.service.ts'

export type OwnTicket = {
  id: number
  subject: string
  createdAt: Date
  comments: { text: string; createdAt: string }[]
}

/** What she has written herself, by ticket. */
export const readOwnTickets = (database: Database, accountId: number): Promise<OwnTicket[]> =>
  database.query<OwnTicket>({
    name: 'tickets.own',
    text: `select ticket.id, ticket.subject, ticket.created_at as "createdAt",
                  json_agg(json_build_object('text', body, 'createdAt', ticket_comment.created_at) order by ticket_comment.id)
                    as comments
             from ticket join ticket_comment on ticket_comment.ticket_id = ticket.id
            where ticket_comment.account_id = $1 and event is null
            group by ticket.id order by ticket.id`,
    values: [accountId],
  })

/** A company keeps its correspondence, without the name; what was asked for oneself goes, with its files. */
export const forgetTickets = async (connection: Database, accountId: number): Promise<void> => {
  const files = await connection.query<{ id: string }>({
    name: 'tickets.forget-files',
    text: `select file_id as id from ticket_comment_file
             join ticket_comment on ticket_comment.id = comment_id
             join ticket on ticket.id = ticket_id
            where ticket.account_id = $1 and ticket.company_id is null`,
    values: [accountId],
  })
  await connection.query({
    name: 'tickets.forget-own',
    text: 'delete from ticket where account_id = $1 and company_id is null',
    values: [accountId],
  })
  await detachFiles(
    connection,
    files.map(({ id }) => id),
  )
  await connection.query({
    name: 'tickets.forget-author',
    text: `update ticket set author = '' where account_id = $1`,
    values: [accountId],
  })
  await connection.query({
    name: 'tickets.forget-comments',
    text: `update ticket_comment set author = '' where account_id = $1`,
    values: [accountId],
  })
}
