import { randomUUID } from 'node:crypto'
import type { AddTicketCommentInput, TicketEvent } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { type Files, ownerOf } from '../files/files.service.ts'
import { queueLetter } from '../mail/outgoing/mail-queue.service.ts'
import type { ForeignComment } from './mailed-comment.ts'
import type { ReplyAddresses } from './reply-address.ts'
import { answerLetter, questionLetter, requesterLetter } from './ticket.mail.ts'
import {
  type ByMail,
  insertComment,
  insertCommentFiles,
  selectCommentFiles,
} from './ticket-comments.sql.ts'
import { readerOf } from './ticket-reader.ts'
import {
  type AskedProduct,
  type HeldTicket,
  insertTicket,
  lockTicket,
  markSeen,
  type NewTicket,
  REQUESTER,
  selectAskedProduct,
  selectAuthorOf,
  selectStaffOf,
  updateTicket,
} from './tickets.sql.ts'

/** The first message of a new ticket by an account. */
export type Asked = Omit<NewTicket, 'accountId' | 'author' | 'companyId'> & {
  text: string
  fileIds: readonly string[]
}

type Said = AddTicketCommentInput & { isStaff: boolean; byMail?: ByMail | undefined }

/** Messages in tickets and their effect on the ticket; each runs in the caller's transaction. */
export type TicketConversation = {
  /** Opens a ticket with its first message and notifies by letter. Null: the key was used before. */
  open(connection: Database, caller: SignedIn, asked: Asked): Promise<number | null>
  /** @throws AppError TICKET_NOT_FOUND */
  hold(
    connection: Database,
    caller: SignedIn,
    id: number,
  ): Promise<{ held: HeldTicket; isStaff: boolean }>
  /** Adds an event (such as a new status) to the messages. @returns the id of the message */
  note(
    connection: Database,
    caller: SignedIn,
    event: { ticketId: number; event: TicketEvent; isStaff: boolean },
  ): Promise<number>
  /** Adds a message with its files and marks everything up to it as read by its author. Null: it was added before. */
  say(connection: Database, caller: SignedIn, ticketId: number, said: Said): Promise<number | null>
  /** Sends letters about a message to the other side. */
  tell(
    connection: Database,
    caller: SignedIn,
    ticket: Pick<HeldTicket, 'id' | 'kind' | 'subject'>,
    said: { commentId: number; text: string; isStaff: boolean },
  ): Promise<void>
  /** Keeps a letter from a foreign address, visible to the staff only; the ticket counts as waiting for an answer. */
  keepForeign(connection: Database, held: HeldTicket, letter: ForeignComment): Promise<void>
  /** Changes the ticket's status after a message. */
  moveOn(connection: Database, caller: SignedIn, held: HeldTicket, isStaff: boolean): Promise<void>
}

type Ports = Pick<Shared, 'jobs' | 'shopOrigin'> & {
  files: Pick<Files, 'attach'>
  /** Null: answers by e-mail are not configured, and letters do not mention them. */
  addresses: ReplyAddresses | null
}

/** @throws AppError PRODUCT_NOT_FOUND */
export const askedProduct = async (database: Database, id: number): Promise<AskedProduct> => {
  const product = await selectAskedProduct(database, id)
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  return product
}

export const missingTicket = () => new AppError('TICKET_NOT_FOUND')

export const createTicketConversation = ({
  files,
  jobs,
  shopOrigin,
  addresses,
}: Ports): TicketConversation => {
  const conversation: TicketConversation = {
    open: async (connection, caller, { text, fileIds, ...asked }) => {
      const { account, company } = caller
      const { key, kind, subject } = asked
      const author = { accountId: account.id, author: account.name, companyId: company?.id ?? null }
      const id = await insertTicket(connection, { ...asked, ...author })
      if (id === null) return null
      const first = { key, text, fileIds: [...fileIds], isStaff: false }
      const commentId = await conversation.say(connection, caller, id, first)
      if (commentId !== null)
        await conversation.tell(
          connection,
          caller,
          { id, kind, subject },
          { commentId, text, isStaff: false },
        )
      return id
    },

    hold: async (connection, caller, id) => {
      const held = await lockTicket(connection, readerOf(caller), id)
      if (!held) throw missingTicket()
      // a member of the staff who opened the ticket for themselves acts as a buyer in it
      const isStaff = readerOf(caller).staffRole !== null && held.accountId !== caller.account.id
      return { held, isStaff }
    },

    note: async (connection, { account }, { ticketId, event, isStaff }) => {
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
    },

    say: async (connection, caller, ticketId, said) => {
      const { key, text, fileIds = [], isInternal = false, isStaff, byMail } = said
      const { account } = caller
      const id = await insertComment(connection, {
        ticketId,
        key,
        text,
        isStaff,
        isInternal,
        byMail,
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
    },

    tell: async (connection, { account, company }, ticket, { commentId, text, isStaff }) => {
      const about = { ...ticket, company: company?.name ?? null }
      const canReply = addresses !== null
      const said = { ticket: about, author: account.name, text, shopOrigin, canReply }
      const letterTo = async (accountId: number) => {
        if (accountId === REQUESTER)
          return requesterLetter({
            ...said,
            files: await selectCommentFiles(connection, commentId),
          })
        return isStaff ? answerLetter(said) : questionLetter(said)
      }
      const selectRecipients = isStaff ? selectAuthorOf : selectStaffOf
      for (const { accountId, login } of await selectRecipients(connection, ticket.id)) {
        if (accountId === account.id) continue
        await queueLetter(
          { database: connection, jobs },
          {
            ...(await letterTo(accountId)),
            key: `ticket-comment:${commentId}:${accountId}`,
            to: login,
            replyTo: addresses?.addressOf({ ticketId: ticket.id, accountId }) ?? null,
            orderId: null,
          },
        )
      }
    },

    keepForeign: async (connection, held, { key, text, fileIds, letter, owner, from }) => {
      const { id, status, assigneeId } = held
      const commentId = await insertComment(connection, {
        ...{ ticketId: id, key, text, byMail: { letter }, event: null },
        ...{ accountId: null, author: from },
        ...{ isStaff: false, isInternal: true },
      })
      if (commentId === null) return
      await files.attach(connection, owner, 'ticket', fileIds)
      await insertCommentFiles(connection, commentId, fileIds)
      await updateTicket(connection, { id, status, assigneeId, isWaiting: true })
    },

    moveOn: async (connection, caller, { id, status, assigneeId }, isStaff) => {
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
    },
  }
  return conversation
}
