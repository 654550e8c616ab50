import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type {
  AddTicketCommentInput,
  CreateTicketInput,
  DecideClaimInput,
  FileAnswer,
  Order,
  OrderClaims,
  ReadTicketCommentsInput,
  Ticket,
  TicketComment,
  TicketCommentsQuery,
  TicketEvent,
  TicketSummary,
  TicketsQuery,
  UnreadTickets,
} from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import { type Database, theRow } from '../../kernel/database.ts'
import type { Member, SignedIn, Staff } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Papers } from '../../papers/papers.ts'
import { moscowDay } from '../../trade/working-days.ts'
import { type Files, ownerOf } from '../files/files.service.ts'
import { queueLetter } from '../mail/mail-queue.service.ts'
import { claimPaper } from './claim.paper.ts'
import {
  holdOrder,
  insertClaim,
  selectBuyer,
  selectClaim,
  selectClaimed,
  selectOrderClaims,
  updateClaim,
} from './claims.sql.ts'
import { claimLines, decisionsOf, shownClaim } from './claims.ts'
import { answerLetter, questionLetter } from './ticket.mail.ts'
import {
  type CommentRow,
  hasFile,
  insertComment,
  insertCommentFiles,
  selectComment,
  selectCommentByKey,
  selectComments,
} from './ticket-comments.sql.ts'
import { readerOf } from './ticket-reader.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'
import {
  countUnread,
  type HeldTicket,
  insertTicket,
  lockTicket,
  markSeen,
  selectAskedProduct,
  selectAuthorOf,
  selectStaffOf,
  selectTicket,
  selectTicketByKey,
  selectTickets,
  type TicketRow,
  updateTicket,
} from './tickets.sql.ts'

/** Tickets (§7.5, D54). One that the caller may not see is TICKET_NOT_FOUND everywhere. */
export type Tickets = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: SignedIn, query: TicketsQuery): Promise<PageAnswer<TicketSummary>>
  get(caller: SignedIn, id: number): Promise<Ticket>
  /** @throws AppError ORDER_NOT_FOUND, PRODUCT_NOT_FOUND, FILE_NOT_FOUND */
  create(caller: SignedIn, input: CreateTicketInput): Promise<Ticket>
  finish(caller: SignedIn, id: number): Promise<Ticket>
  assign(caller: Staff<'admin' | 'sales'>, id: number): Promise<Ticket>
  /** @throws AppError CLAIM_CHANGED when somebody has decided since it was read */
  decide(caller: Staff<'admin' | 'sales'>, id: number, input: DecideClaimInput): Promise<Ticket>
  /** Nothing of an order whose claims the caller may not see. */
  orderClaims(caller: SignedIn, orderId: number): Promise<OrderClaims>
  act(caller: SignedIn, id: number): Promise<FileAnswer>
  unread(caller: SignedIn): Promise<UnreadTickets>
  markRead(caller: SignedIn, input: ReadTicketCommentsInput): Promise<UnreadTickets>
  comments(
    caller: SignedIn,
    id: number,
    query: TicketCommentsQuery,
  ): Promise<{ items: TicketComment[]; next: number | null }>
  comment(caller: SignedIn, commentId: number): Promise<TicketComment>
  /** @throws AppError REQUEST_INVALID for nothing said, FILE_NOT_FOUND */
  add(caller: SignedIn, id: number, input: AddTicketCommentInput): Promise<TicketComment>
  /** @throws AppError FILE_NOT_FOUND */
  file(caller: SignedIn, id: number, fileId: string): Promise<FileAnswer>
}

type Ports = Pick<Shared, 'database' | 'transact' | 'jobs' | 'shopOrigin'> & {
  files: Files
  orders: { get(caller: Member, id: number): Promise<Order> }
  papers: Papers
  seller: { seller: { name: string; inn: string } } | null
}

const COMMENTS = 100

const shown = (row: TicketRow): TicketSummary => ({
  ...row,
  number: messages.number(row.id, row.kind),
  author: { ...row.author, name: row.author.name || messages.gone },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  waitingSince: row.waitingSince?.toISOString() ?? null,
})

const shownComment = (row: CommentRow): TicketComment => ({
  ...row,
  author: { ...row.author, name: row.author.name || messages.gone },
  createdAt: row.createdAt.toISOString(),
})

const missing = () => new AppError('TICKET_NOT_FOUND')

export const createTickets = (ports: Ports): Tickets => {
  const { database, transact, files } = ports

  const get = async (caller: SignedIn, id: number): Promise<Ticket> => {
    const reader = readerOf(caller)
    const row = await selectTicket(database, reader, id)
    if (!row) throw missing()
    const isStaff = reader.staffRole !== null && row.author.uuid !== caller.account.uuid
    const claim = row.kind === 'claim' ? shownClaim(await selectClaim(database, id)) : null
    return { ...shown(row), isStaff, canFinish: row.status !== 'DONE', claim }
  }

  const getComment = async (caller: SignedIn, id: number): Promise<TicketComment> => {
    const row = await selectComment(database, readerOf(caller), id)
    if (!row) throw missing()
    return shownComment(row)
  }

  const orderOf = async (caller: SignedIn, id: number): Promise<Order> => {
    const { company } = caller
    if (!company) throw new AppError('ORDER_NOT_FOUND')
    return ports.orders.get({ ...caller, company }, id)
  }

  const productOf = async (id: number) => {
    const product = await selectAskedProduct(database, id)
    if (!product) throw new AppError('PRODUCT_NOT_FOUND')
    return product
  }

  const hold = async (connection: Database, caller: SignedIn, id: number) => {
    const held = await lockTicket(connection, readerOf(caller), id)
    if (!held) throw missing()
    // whoever of the staff asks something for themselves is a buyer there
    const isStaff = readerOf(caller).staffRole !== null && held.accountId !== caller.account.id
    return { held, isStaff }
  }

  /** What happened, among what was said. */
  const note = async (
    connection: Database,
    { account }: SignedIn,
    ticketId: number,
    event: TicketEvent,
    isStaff: boolean,
  ): Promise<number> => {
    const id = await insertComment(connection, {
      ticketId,
      event,
      isStaff,
      isInternal: event === 'assigned',
      key: randomUUID(),
      text: '',
      accountId: account.id,
      author: account.name,
    })
    if (id === null) throw new Error('A key made here was used before')
    return id
  }

  /** Says it, with its files, and has the speaker seen all until there. Null: it was said before. */
  const say = async (
    connection: Database,
    caller: SignedIn,
    ticketId: number,
    {
      key,
      text,
      fileIds = [],
      isInternal = false,
      isStaff,
    }: AddTicketCommentInput & { isStaff: boolean },
  ): Promise<number | null> => {
    const { account } = caller
    const id = await insertComment(connection, {
      ticketId,
      key,
      text,
      isStaff,
      isInternal,
      event: null,
      accountId: account.id,
      author: account.name,
    })
    if (id === null) return null
    if (fileIds.length > 0) {
      await files.attach(connection, ownerOf(caller), 'ticket', fileIds)
      await insertCommentFiles(connection, id, fileIds)
    }
    await markSeen(connection, readerOf(caller), { ticketId, commentId: id })
    return id
  }

  /** Letters of what was said, to the other side. */
  const tell = async (
    connection: Database,
    { account, company }: SignedIn,
    ticket: Pick<HeldTicket, 'id' | 'kind' | 'subject'>,
    { commentId, text, isStaff }: { commentId: number; text: string; isStaff: boolean },
  ): Promise<void> => {
    const about = { ...ticket, company: company?.name ?? null }
    const said = { ticket: about, author: account.name, text, shopOrigin: ports.shopOrigin }
    const letter = isStaff ? answerLetter(said) : questionLetter(said)
    const selectRecipients = isStaff ? selectAuthorOf : selectStaffOf
    for (const { accountId, login } of await selectRecipients(connection, ticket.id)) {
      if (accountId === account.id) continue
      await queueLetter(
        { database: connection, jobs: ports.jobs },
        { ...letter, key: `ticket-comment:${commentId}:${accountId}`, to: login, orderId: null },
      )
    }
  }

  /** How a word moves the ticket on. */
  const moveOn = async (
    connection: Database,
    caller: SignedIn,
    held: HeldTicket,
    isStaff: boolean,
  ): Promise<void> => {
    const { id, status, assigneeId } = held
    if (isStaff) {
      const answered = status === 'DONE' ? 'DONE' : 'WAITING_CUSTOMER'
      const leader = assigneeId ?? caller.account.id
      return updateTicket(connection, {
        id,
        status: answered,
        isWaiting: false,
        assigneeId: leader,
      })
    }
    const asked = status === 'NEW' ? 'NEW' : 'IN_PROGRESS'
    return updateTicket(connection, { id, status: asked, isWaiting: true, assigneeId })
  }

  return {
    list: async (caller, query) => {
      const { page: _page, pageSize: _pageSize, ...filter } = query
      const { items, total } = await selectTickets(database, readerOf(caller), {
        ...filter,
        ...windowOf(query),
      })
      return pageAnswer(items.map(shown), total, query)
    },

    get,

    create: async (caller, input) => {
      const { key, kind, subject, text, fileIds = [], orderId, productId, claim } = input
      const { account, company } = caller
      if (claim === undefined && kind === 'claim')
        throw invalidFields(fieldError('claim', 'REQUIRED'))
      if (claim !== undefined && kind !== 'claim')
        throw invalidFields(fieldError('claim', 'UNEXPECTED'))
      if (claim !== undefined && orderId === undefined)
        throw invalidFields(fieldError('orderId', 'REQUIRED'))
      const order = orderId === undefined ? null : await orderOf(caller, orderId)
      const about = {
        orderId: order?.id ?? null,
        product: productId === undefined ? null : await productOf(productId),
      }
      const id = await transact(async (connection) => {
        const made = await insertTicket(connection, {
          key,
          kind,
          subject,
          ...about,
          accountId: account.id,
          author: account.name,
          companyId: company?.id ?? null,
        })
        if (made === null) return selectTicketByKey(connection, account.id, key)
        if (claim && order) {
          await holdOrder(connection, order.id)
          const lines = claimLines(order, claim, await selectClaimed(connection, order.id))
          await insertClaim(connection, made, { wish: claim.wish, lines })
        }
        const commentId = await say(connection, caller, made, {
          key,
          text,
          fileIds,
          isStaff: false,
        })
        if (commentId !== null)
          await tell(
            connection,
            caller,
            { id: made, kind, subject },
            { commentId, text, isStaff: false },
          )
        return made
      })
      return get(caller, id)
    },

    finish: async (caller, id) => {
      await transact(async (connection) => {
        const { held, isStaff } = await hold(connection, caller, id)
        if (held.status === 'DONE') return
        const { assigneeId } = held
        await updateTicket(connection, { id, status: 'DONE', isWaiting: false, assigneeId })
        await note(connection, caller, id, 'done', isStaff)
      })
      return get(caller, id)
    },

    assign: async (caller, id) => {
      await transact(async (connection) => {
        const { held } = await hold(connection, caller, id)
        const { status, assigneeId } = held
        if (assigneeId === caller.account.id) return
        await updateTicket(connection, {
          id,
          assigneeId: caller.account.id,
          status: status === 'NEW' ? 'IN_PROGRESS' : status,
          isWaiting: status === 'NEW' || status === 'IN_PROGRESS',
        })
        await note(connection, caller, id, 'assigned', true)
      })
      return get(caller, id)
    },

    decide: async (caller, id, input) => {
      await transact(async (connection) => {
        const { held } = await hold(connection, caller, id)
        const claim = await selectClaim(connection, id)
        if (!claim) throw missing()
        const lines = decisionsOf(claim, input)
        if (!(await updateClaim(connection, id, { version: input.version, lines })))
          throw new AppError('CLAIM_CHANGED')
        const commentId = await note(connection, caller, id, 'decided', true)
        await moveOn(connection, caller, held, true)
        const text = messages.decided((await selectClaim(connection, id))?.lines ?? [])
        await tell(connection, caller, held, { commentId, text, isStaff: true })
      })
      return get(caller, id)
    },

    orderClaims: async (caller, orderId) => {
      const rows = await selectOrderClaims(database, readerOf(caller), orderId)
      return {
        items: rows.map((row) => ({ ...row, number: messages.number(row.ticketId, 'claim') })),
      }
    },

    act: async (caller, id) => {
      const ticket = await selectTicket(database, readerOf(caller), id)
      const claim = ticket?.kind === 'claim' ? await selectClaim(database, id) : undefined
      if (!ticket || !claim) throw missing()
      const { id: _id, ...first } = theRow(
        await selectComments(database, readerOf(caller), { ticketId: id, after: 0, limit: 1 }),
      )
      const number = messages.number(id, 'claim')
      const content = await ports.papers.draw(async () =>
        claimPaper(claim, {
          number,
          day: moscowDay(ticket.createdAt),
          author: ticket.author.name || messages.gone,
          text: first.text,
          order: ticket.order?.number ?? '',
          buyer: await selectBuyer(database, id),
          seller: ports.seller?.seller ?? null,
        }),
      )
      return {
        name: messages.act.file(number),
        mediaType: 'application/pdf',
        size: content.length,
        content: Readable.from([content]),
      }
    },

    unread: async (caller) => ({ unread_count: await countUnread(database, readerOf(caller)) }),

    markRead: async (caller, input) => {
      const reader = readerOf(caller)
      if (!(await markSeen(database, reader, input))) throw missing()
      return { unread_count: await countUnread(database, reader) }
    },

    comments: async (caller, id, { after = 0, limit = COMMENTS }) => {
      const reader = readerOf(caller)
      const rows = await selectComments(database, reader, { ticketId: id, after, limit: limit + 1 })
      // each ticket has a first comment, so that an empty answer to "from the start" is somebody else's
      if (rows.length === 0 && !(await selectTicket(database, reader, id))) throw missing()
      const items = rows.slice(0, limit).map(shownComment)
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },

    comment: getComment,

    add: async (caller, id, input) => {
      const { text, fileIds = [], isInternal = false } = input
      if (text === '' && fileIds.length === 0) throw invalidFields(fieldError('text', 'REQUIRED'))
      const commentId = await transact(async (connection) => {
        const { held, isStaff } = await hold(connection, caller, id)
        if (isInternal && !isStaff) throw invalidFields(fieldError('isInternal', 'INVALID'))
        const before = await selectCommentByKey(connection, caller.account.id, input.key)
        if (before && before.ticketId !== id) throw invalidFields(fieldError('key', 'INVALID'))
        if (before) return before.id
        if (!isStaff && held.status === 'DONE')
          await note(connection, caller, id, 'reopened', false)
        const said = await say(connection, caller, id, { ...input, isStaff })
        if (said === null) throw invalidFields(fieldError('key', 'INVALID')) // into another ticket at this moment
        if (isInternal) return said
        await moveOn(connection, caller, held, isStaff)
        await tell(connection, caller, held, { commentId: said, text, isStaff })
        return said
      })
      return getComment(caller, commentId)
    },

    file: async (caller, id, fileId) => {
      if (!(await hasFile(database, readerOf(caller), { ticketId: id, fileId }))) {
        throw new AppError('FILE_NOT_FOUND')
      }
      return files.open(fileId)
    },
  }
}
