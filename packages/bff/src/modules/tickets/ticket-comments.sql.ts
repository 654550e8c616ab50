// Reads account of user; file of files.
import type { StoredFile, TicketComment, TicketEvent } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import { type Reader, readerValues, seenComments, seenTickets } from './ticket-reader.ts'

export type CommentRow = Omit<TicketComment, 'createdAt' | 'files'> & {
  createdAt: Date
  files: StoredFile[]
}

const columns = `
  ticket_comment.id, ticket_comment.ticket_id as "ticketId",
  json_build_object('uuid', coalesce(author.uuid::text, ''), 'name', ticket_comment.author) as author,
  ticket_comment.is_staff as "isStaff", coalesce(ticket_comment.account_id = $1::integer, false) as "isMine",
  ticket_comment.is_by_mail as "isByMail", ticket_comment.letter is not null as "isCut",
  ticket_comment.is_internal as "isInternal", ticket_comment.event, ticket_comment.body as text,
  ticket_comment.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('id', file.id, 'name', file.name, 'size', file.size,
                                              'mediaType', file.media_type, 'sha256', file.sha256)
                            order by ticket_comment_file.place), '[]')
     from ticket_comment_file join file on file.id = ticket_comment_file.file_id
    where ticket_comment_file.comment_id = ticket_comment.id) as files`

const sources = `
  ticket_comment join ticket on ticket.id = ticket_comment.ticket_id
                 left join account author on author.id = ticket_comment.account_id`

/** Comments after the given one, oldest first. */
export const selectComments = (
  database: Database,
  reader: Reader,
  { ticketId, after, limit }: { ticketId: number; after: number; limit: number },
): Promise<CommentRow[]> =>
  database.query<CommentRow>({
    name: 'tickets.comments',
    text: `select ${columns} from ${sources}
            where ticket.id = $5 and ticket_comment.id > $6 and ${seenTickets} and ${seenComments}
            order by ticket_comment.id limit $7`,
    values: [...readerValues(reader), ticketId, after, limit],
  })

export const selectCommentsByIds = (
  database: Database,
  reader: Reader,
  ids: readonly number[],
): Promise<CommentRow[]> =>
  database.query<CommentRow>({
    name: 'tickets.comments-by-ids',
    text: `select ${columns} from ${sources}
            where ticket_comment.id = any($5::integer[]) and ${seenTickets} and ${seenComments} order by ticket_comment.id`,
    values: [...readerValues(reader), ids],
  })

export const selectComment = async (
  database: Database,
  reader: Reader,
  id: number,
): Promise<CommentRow | undefined> => {
  const rows = await database.query<CommentRow>({
    name: 'tickets.comment',
    text: `select ${columns} from ${sources} where ticket_comment.id = $5 and ${seenTickets} and ${seenComments}`,
    values: [...readerValues(reader), id],
  })
  return rows[0]
}

/** Set when the comment came by e-mail; `letter` is the whole letter when the comment is only a part of it. */
export type ByMail = { letter: string | null }

export type NewComment = {
  ticketId: number
  key: string
  /** Null: a letter from a foreign address, or a person without an account. */
  accountId: number | null
  author: string
  isStaff: boolean
  isInternal: boolean
  event: TicketEvent | null
  text: string
  byMail?: ByMail | undefined
}

/** @returns the comment's id; null when this account has sent this key before */
export const insertComment = async (
  database: Database,
  { ticketId, key, accountId, author, isStaff, isInternal, event, text, byMail }: NewComment,
): Promise<number | null> => {
  const rows = await database.query<{ id: number }>({
    name: 'tickets.insert-comment',
    text: `insert into ticket_comment (ticket_id, key, account_id, author, is_staff, is_internal, event, body,
                                       is_by_mail, letter)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict do nothing returning id`,
    values: [
      ...[ticketId, key, accountId, author, isStaff, isInternal, event, text],
      ...[byMail !== undefined, byMail?.letter ?? null],
    ],
  })
  return rows[0]?.id ?? null
}

/** The comment that this account has sent with this key, and its ticket. */
export const selectCommentByKey = async (
  database: Database,
  accountId: number,
  key: string,
): Promise<{ id: number; ticketId: number } | undefined> => {
  const rows = await database.query<{ id: number; ticketId: number }>({
    name: 'tickets.comment-by-key',
    text: 'select id, ticket_id as "ticketId" from ticket_comment where account_id = $1 and key = $2',
    values: [accountId, key],
  })
  return rows[0]
}

/** Whether this letter was received before. */
export const hasLetter = async (database: Database, key: string): Promise<boolean> =>
  (
    await database.query({
      name: 'tickets.has-letter',
      text: 'select 1 from ticket_comment where key = $1 and is_by_mail',
      values: [key],
    })
  ).length > 0

/** The whole letter of a comment that shows a part of it; undefined: there is none, or the reader may not see it. */
export const selectLetter = async (
  database: Database,
  reader: Reader,
  commentId: number,
): Promise<string | undefined> => {
  const rows = await database.query<{ letter: string }>({
    name: 'tickets.letter',
    text: `select letter from ticket_comment join ticket on ticket.id = ticket_comment.ticket_id
            where ticket_comment.id = $5 and letter is not null and ${seenTickets} and ${seenComments}`,
    values: [...readerValues(reader), commentId],
  })
  return rows[0]?.letter
}

export const insertCommentFiles = async (
  database: Database,
  commentId: number,
  files: readonly string[],
): Promise<void> => {
  await database.query({
    name: 'tickets.insert-files',
    text: `insert into ticket_comment_file (comment_id, file_id, place)
           select $1, id, place from unnest($2::uuid[]) with ordinality as given (id, place)`,
    values: [commentId, files],
  })
}

export type CommentFile = Pick<StoredFile, 'id' | 'name' | 'size'>

export const selectCommentFiles = (database: Database, commentId: number): Promise<CommentFile[]> =>
  database.query<CommentFile>({
    name: 'tickets.comment-files',
    text: `select file.id, file.name, file.size::float8 as size
             from ticket_comment_file join file on file.id = ticket_comment_file.file_id
            where comment_id = $1 order by place`,
    values: [commentId],
  })

/** Whether the file belongs to an answer of the shop to a person without an account. */
export const isAnsweredFile = async (database: Database, fileId: string): Promise<boolean> =>
  (
    await database.query({
      name: 'tickets.answered-file',
      text: `select 1 from ticket_comment_file
               join ticket_comment on ticket_comment.id = ticket_comment_file.comment_id
               join ticket on ticket.id = ticket_comment.ticket_id
              where ticket_comment_file.file_id = $1 and ticket.account_id is null
                and ticket_comment.is_staff and not ticket_comment.is_internal`,
      values: [fileId],
    })
  ).length > 0

/** Whether the file belongs to a comment of this ticket that the reader may see. */
export const hasFile = async (
  database: Database,
  reader: Reader,
  { ticketId, fileId }: { ticketId: number; fileId: string },
): Promise<boolean> => {
  const rows = await database.query({
    name: 'tickets.file',
    text: `select 1 from ticket_comment_file
             join ticket_comment on ticket_comment.id = ticket_comment_file.comment_id
             join ticket on ticket.id = ticket_comment.ticket_id
            where ticket_comment_file.file_id = $6 and ticket.id = $5 and ${seenTickets} and ${seenComments}`,
    values: [...readerValues(reader), ticketId, fileId],
  })
  return rows.length > 0
}
