import type { TicketComment, TicketSummary } from '@isp/contract'
import type { CommentRow } from './ticket-comments.sql.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'
import type { TicketRow } from './tickets.sql.ts'

export const shownTicket = (row: TicketRow): TicketSummary => ({
  ...row,
  number: messages.number(row.id, row.kind),
  author: { ...row.author, name: row.author.name || messages.gone },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  waitingSince: row.waitingSince?.toISOString() ?? null,
})

export const shownComment = (row: CommentRow): TicketComment => ({
  ...row,
  author: { ...row.author, name: row.author.name || messages.gone },
  createdAt: row.createdAt.toISOString(),
})
