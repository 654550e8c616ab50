import type {
  AddTicketCommentInput,
  CreateTicketInput,
  FileAnswer,
  Order,
  ReadTicketCommentsInput,
  Ticket,
  TicketComment,
  TicketCommentsQuery,
  TicketLetter,
  TicketSummary,
  TicketsQuery,
  UnreadTickets,
} from '@isp/contract'
import { allRead } from '../../kernel/all-read.ts'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Member, SignedIn, Staff } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Files } from '../files/files.service.ts'
import { holdOrder, insertClaim, selectClaim, selectClaimed } from './claims.sql.ts'
import { claimLines, shownClaim } from './claims.ts'
import type { ForeignComment, MailedComment } from './mailed-comment.ts'
import {
  type ByMail,
  hasFile,
  selectComment,
  selectCommentByKey,
  selectComments,
  selectLetter,
} from './ticket-comments.sql.ts'
import { askedProduct, missingTicket, type TicketConversation } from './ticket-conversation.ts'
import { readerOf } from './ticket-reader.ts'
import type { TicketSync } from './ticket-sync.service.ts'
import { shownComment, shownTicket } from './ticket-view.ts'
import {
  countUnread,
  markSeen,
  selectTicket,
  selectTicketByKey,
  selectTickets,
  updateTicket,
} from './tickets.sql.ts'

/** Tickets (§7.5, D54). One that the caller may not see gives TICKET_NOT_FOUND everywhere. */
export type Tickets = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: SignedIn, query: TicketsQuery): Promise<PageAnswer<TicketSummary>>
  get(caller: SignedIn, id: number): Promise<Ticket>
  /** @throws AppError ORDER_NOT_FOUND, PRODUCT_NOT_FOUND, FILE_NOT_FOUND */
  create(caller: SignedIn, input: CreateTicketInput): Promise<Ticket>
  finish(caller: SignedIn, id: number): Promise<Ticket>
  assign(caller: Staff<'admin' | 'sales'>, id: number): Promise<Ticket>
  unread(caller: SignedIn): Promise<UnreadTickets>
  markRead(caller: SignedIn, input: ReadTicketCommentsInput): Promise<UnreadTickets>
  comments(
    caller: SignedIn,
    id: number,
    query: TicketCommentsQuery,
  ): Promise<{ items: TicketComment[]; next: number | null }>
  comment(caller: SignedIn, commentId: number): Promise<TicketComment>
  /** @throws AppError REQUEST_INVALID for an empty message, FILE_NOT_FOUND */
  add(caller: SignedIn, id: number, input: AddTicketCommentInput): Promise<TicketComment>
  /**
   * Adds an answer received by e-mail with the same effect as on the site, once per letter.
   * @throws AppError TICKET_NOT_FOUND
   */
  answer(caller: SignedIn, id: number, letter: MailedComment): Promise<void>
  /**
   * Keeps a letter sent to a person's reply address from a foreign address: for the staff to look at, never as that
   * person's message.
   */
  keepForeign(caller: SignedIn, id: number, letter: ForeignComment): Promise<void>
  /** The whole letter of a comment that shows a part of it. @throws AppError TICKET_NOT_FOUND */
  letter(caller: SignedIn, commentId: number): Promise<TicketLetter>
  /** @throws AppError FILE_NOT_FOUND */
  file(caller: SignedIn, id: number, fileId: string): Promise<FileAnswer>
}

type Ports = Pick<Shared, 'database' | 'transact'> & {
  conversation: TicketConversation
  sync: Pick<TicketSync, 'start'>
  files: Files
  orders: { get(caller: Member, id: number): Promise<Order> }
}

const COMMENTS = 100

export const createTickets = (ports: Ports): Tickets => {
  const { database, transact, files, conversation } = ports

  const get = async (caller: SignedIn, id: number): Promise<Ticket> => {
    const reader = readerOf(caller)
    // read before the ticket, so that a change in between is returned twice rather than never
    const cursor = await ports.sync.start(caller)
    const row = await selectTicket(database, reader, id)
    if (!row) throw missingTicket()
    const isStaff = reader.staffRole !== null && row.author.uuid !== caller.account.uuid
    const claim = row.kind === 'claim' ? shownClaim(await selectClaim(database, id)) : null
    return { ...shownTicket(row), isStaff, canFinish: row.status !== 'DONE', claim, cursor }
  }

  const getComment = async (caller: SignedIn, id: number): Promise<TicketComment> => {
    const row = await selectComment(database, readerOf(caller), id)
    if (!row) throw missingTicket()
    return shownComment(row)
  }

  const orderOf = async (caller: SignedIn, id: number): Promise<Order> => {
    const { company } = caller
    if (!company) throw new AppError('ORDER_NOT_FOUND')
    return ports.orders.get({ ...caller, company }, id)
  }

  /** @returns the comment, also when it was added before */
  const write = (
    caller: SignedIn,
    id: number,
    input: AddTicketCommentInput & { byMail?: ByMail },
  ): Promise<number> =>
    transact(async (connection) => {
      const { text, isInternal = false } = input
      const { held, isStaff } = await conversation.hold(connection, caller, id)
      // a requester who left only a phone number cannot get a letter
      if (!isInternal && isStaff && held.isOnlyByPhone)
        throw invalidFields(fieldError('isInternal', 'REQUIRED'))
      if (isInternal && !isStaff) throw invalidFields(fieldError('isInternal', 'INVALID'))
      const before = await selectCommentByKey(connection, caller.account.id, input.key)
      if (before && before.ticketId !== id) throw invalidFields(fieldError('key', 'INVALID'))
      if (before) return before.id
      if (!isStaff && held.status === 'DONE')
        await conversation.note(connection, caller, {
          ticketId: id,
          event: 'reopened',
          isStaff: false,
        })
      const said = await conversation.say(connection, caller, id, { ...input, isStaff })
      if (said === null) throw invalidFields(fieldError('key', 'INVALID')) // the key has just been used in another ticket
      if (isInternal) return said
      await conversation.moveOn(connection, caller, held, isStaff)
      await conversation.tell(connection, caller, held, { commentId: said, text, isStaff })
      return said
    })

  return {
    list: async (caller, query) => {
      const { page: _page, pageSize: _pageSize, ...filter } = query
      const { items, total } = await selectTickets(
        database,
        readerOf(caller),
        filter,
        windowOf(query),
      )
      return pageAnswer(items.map(shownTicket), total, query)
    },

    get,

    create: async (caller, input) => {
      const { key, kind, subject, text, fileIds = [], orderId, productId, claim, ...rest } = input
      allRead(rest)
      const { account } = caller
      if (claim === undefined && kind === 'claim')
        throw invalidFields(fieldError('claim', 'REQUIRED'))
      if (claim !== undefined && kind !== 'claim')
        throw invalidFields(fieldError('claim', 'UNEXPECTED'))
      if (claim !== undefined && orderId === undefined)
        throw invalidFields(fieldError('orderId', 'REQUIRED'))
      const order = orderId === undefined ? null : await orderOf(caller, orderId)
      const about = {
        orderId: order?.id ?? null,
        product: productId === undefined ? null : await askedProduct(database, productId),
      }
      const id = await transact(async (connection) => {
        const asked = { key, kind, subject, text, fileIds, ...about }
        const made = await conversation.open(connection, caller, asked)
        if (made === null) return selectTicketByKey(connection, account.id, key)
        if (claim && order) {
          await holdOrder(connection, order.id)
          const lines = claimLines(order, claim, await selectClaimed(connection, order.id))
          await insertClaim(connection, made, { wish: claim.wish, lines })
        }
        return made
      })
      return get(caller, id)
    },

    finish: async (caller, id) => {
      await transact(async (connection) => {
        const { held, isStaff } = await conversation.hold(connection, caller, id)
        if (held.status === 'DONE') return
        const { assigneeId } = held
        await updateTicket(connection, { id, status: 'DONE', isWaiting: false, assigneeId })
        await conversation.note(connection, caller, { ticketId: id, event: 'done', isStaff })
      })
      return get(caller, id)
    },

    assign: async (caller, id) => {
      await transact(async (connection) => {
        const { held } = await conversation.hold(connection, caller, id)
        const { status, assigneeId } = held
        if (assigneeId === caller.account.id) return
        await updateTicket(connection, {
          id,
          assigneeId: caller.account.id,
          status: status === 'NEW' ? 'IN_PROGRESS' : status,
          isWaiting: status === 'NEW' || status === 'IN_PROGRESS',
        })
        await conversation.note(connection, caller, {
          ticketId: id,
          event: 'assigned',
          isStaff: true,
        })
      })
      return get(caller, id)
    },

    unread: async (caller) => ({ unread_count: await countUnread(database, readerOf(caller)) }),

    markRead: async (caller, input) => {
      const reader = readerOf(caller)
      if (!(await markSeen(database, reader, input))) throw missingTicket()
      return { unread_count: await countUnread(database, reader) }
    },

    comments: async (caller, id, { after = 0, limit = COMMENTS }) => {
      const reader = readerOf(caller)
      const rows = await selectComments(database, reader, { ticketId: id, after, limit: limit + 1 })
      // every ticket has a first comment, so an empty answer from the start means that the ticket is not the
      // caller's
      if (rows.length === 0 && !(await selectTicket(database, reader, id))) throw missingTicket()
      const items = rows.slice(0, limit).map(shownComment)
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },

    comment: getComment,

    add: async (caller, id, input) => {
      const { text, fileIds = [] } = input
      if (text === '' && fileIds.length === 0) throw invalidFields(fieldError('text', 'REQUIRED'))
      return getComment(caller, await write(caller, id, input))
    },

    answer: async (caller, id, { letter, ...said }) => {
      await write(caller, id, { ...said, byMail: { letter } })
    },

    keepForeign: (caller, id, foreign) =>
      transact(async (connection) => {
        const { held } = await conversation.hold(connection, caller, id)
        await conversation.keepForeign(connection, held, foreign)
      }),

    letter: async (caller, commentId) => {
      const text = await selectLetter(database, readerOf(caller), commentId)
      if (text === undefined) throw missingTicket()
      return { text }
    },

    file: async (caller, id, fileId) => {
      if (!(await hasFile(database, readerOf(caller), { ticketId: id, fileId }))) {
        throw new AppError('FILE_NOT_FOUND')
      }
      return files.open(fileId)
    },
  }
}
