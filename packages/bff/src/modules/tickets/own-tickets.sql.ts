import type { Database } from '../../kernel/database.ts'

export type OwnTicket = {
  id: number
  subject: string
  createdAt: Date
  comments: { text: string; createdAt: string }[]
}

/** Comments written by the person, by ticket. */
export const readOwnTickets = (database: Database, accountId: number): Promise<OwnTicket[]> =>
  database.query<OwnTicket>({
    name: 'tickets.own',
    text: `select ticket.id, ticket.subject, ticket.created_at as "createdAt",
                  json_agg(json_build_object('text', coalesce(letter, body), 'createdAt', ticket_comment.created_at) order by ticket_comment.id)
                    as comments
             from ticket join ticket_comment on ticket_comment.ticket_id = ticket.id
            where ticket_comment.account_id = $1 and event is null
            group by ticket.id order by ticket.id`,
    values: [accountId],
  })

/** Deletes tickets that the person opened without a company. @returns ids of their files */
export const deletePersonalTickets = async (
  database: Database,
  accountId: number,
): Promise<string[]> => {
  const files = await database.query<{ id: string }>({
    name: 'tickets.personal-files',
    text: `select file_id as id from ticket_comment_file
             join ticket_comment on ticket_comment.id = comment_id
             join ticket on ticket.id = ticket_id
            where ticket.account_id = $1 and ticket.company_id is null`,
    values: [accountId],
  })
  await database.query({
    name: 'tickets.delete-personal',
    text: 'delete from ticket where account_id = $1 and company_id is null',
    values: [accountId],
  })
  return files.map(({ id }) => id)
}

/** The company's tickets stay, without the person's name. */
export const clearAuthor = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'tickets.clear-author',
    text: `update ticket set author = '' where account_id = $1`,
    values: [accountId],
  })
  await database.query({
    name: 'tickets.clear-comment-author',
    text: `update ticket_comment set author = '', letter = null where account_id = $1`,
    values: [accountId],
  })
}
