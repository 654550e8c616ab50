import { randomUUID } from 'node:crypto'
import type { FileAnswer } from '@isp/contract'
import { siteConfig } from '@isp/contract/site'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Shared } from '../../kernel/module.ts'
import type { FileOwner, Files } from '../files/files.service.ts'
import { queueLetter } from '../mail/outgoing/mail-queue.service.ts'
import type { ForeignComment, MailedComment } from './mailed-comment.ts'
import type { ReplyAddresses } from './reply-address.ts'
import {
  type HeldByRequester,
  insertRequesterTicket,
  lockRequesterTicket,
  type Requester,
  selectRequesterEmail,
} from './requesters.sql.ts'
import { feedbackLetter, questionLetter } from './ticket.mail.ts'
import {
  hasLetter,
  insertComment,
  insertCommentFiles,
  isAnsweredFile,
  selectCommentFiles,
} from './ticket-comments.sql.ts'
import { type Asked, missingTicket, type TicketConversation } from './ticket-conversation.ts'
import { type HeldTicket, selectStaffOf, updateTicket } from './tickets.sql.ts'

export type { Requester } from './requesters.sql.ts'

/** Tickets of people without an account (D55): visible to the staff only, answered and continued by e-mail. */
export type Requesters = {
  /**
   * Opens a ticket in the caller's transaction, with a letter to the shop. Null: the key was used before.
   * @throws AppError FILE_NOT_FOUND
   */
  open(
    connection: Database,
    requester: Requester,
    asked: Omit<Asked, 'orderId'> & { owner: FileOwner },
  ): Promise<number | null>
  /** Undefined: the ticket was opened by an account, does not exist, or has no e-mail. */
  emailOf(ticketId: number): Promise<string | undefined>
  /** Adds an answer received by e-mail, once per letter. @throws AppError TICKET_NOT_FOUND */
  answer(ticketId: number, letter: MailedComment & { owner: FileOwner }): Promise<void>
  keepForeign(ticketId: number, letter: ForeignComment): Promise<void>
  /** A file of an answer that the shop sent to such a person. @throws AppError FILE_NOT_FOUND */
  openFile(fileId: string): Promise<FileAnswer>
}

type Ports = Pick<Shared, 'database' | 'transact' | 'jobs' | 'shopOrigin'> & {
  files: Pick<Files, 'attach' | 'open'>
  conversation: Pick<TicketConversation, 'keepForeign'>
  addresses: ReplyAddresses | null
}

type Said = {
  ticketId: number
  key: string
  text: string
  fileIds: readonly string[]
  owner: FileOwner
  author: string
  byMail?: { letter: string | null }
}

export const createRequesters = (ports: Ports): Requesters => {
  const { database, transact, jobs, files, conversation, addresses, shopOrigin } = ports

  const say = async (connection: Database, said: Said): Promise<number> => {
    const { owner, fileIds, ...comment } = said
    const id = await insertComment(connection, {
      ...comment,
      ...{ accountId: null, isStaff: false, isInternal: false, event: null },
    })
    if (id === null) throw new Error('A key that was looked for was used before')
    await files.attach(connection, owner, 'ticket', fileIds)
    await insertCommentFiles(connection, id, fileIds)
    return id
  }

  const tellShop = async (
    connection: Database,
    requester: Requester,
    ticket: Pick<HeldTicket, 'id' | 'kind' | 'subject'>,
    { commentId, text }: { commentId: number; text: string },
  ): Promise<void> => {
    const about = { ...ticket, company: null }
    const sent = await selectCommentFiles(connection, commentId)
    await queueLetter(
      { database: connection, jobs },
      {
        ...feedbackLetter({ ticket: about, requester, text, shopOrigin, files: sent }),
        key: `ticket-comment:${commentId}:shop`,
        to: siteConfig.email,
        replyTo: requester.email,
        orderId: null,
      },
    )
  }

  /** Notifies the assigned member of the staff; without one, the shop's address. */
  const tell = async (
    connection: Database,
    held: HeldByRequester,
    said: { commentId: number; text: string },
  ): Promise<void> => {
    const { id, name, email } = held
    const leaders = await selectStaffOf(connection, id)
    if (leaders.length === 0) return tellShop(connection, { name, email, phone: null }, held, said)
    const ticket = { ...held, company: null }
    const canReply = addresses !== null
    const letter = questionLetter({ ticket, author: name, text: said.text, shopOrigin, canReply })
    for (const { accountId, login } of leaders) {
      await queueLetter(
        { database: connection, jobs },
        {
          ...letter,
          key: `ticket-comment:${said.commentId}:${accountId}`,
          to: login,
          replyTo: addresses?.addressOf({ ticketId: id, accountId }) ?? null,
          orderId: null,
        },
      )
    }
  }

  const hold = async (connection: Database, ticketId: number): Promise<HeldByRequester> => {
    const held = await lockRequesterTicket(connection, ticketId)
    if (!held) throw missingTicket()
    return held
  }

  return {
    open: async (connection, requester, { key, text, fileIds, owner, ...asked }) => {
      const id = await insertRequesterTicket(connection, requester, { key, ...asked })
      if (id === null) return null
      const author = requester.name
      const said = { ticketId: id, key, text, fileIds, owner, author }
      const commentId = await say(connection, said)
      await tellShop(connection, requester, { id, ...asked }, { commentId, text })
      return id
    },

    emailOf: (ticketId) => selectRequesterEmail(database, ticketId),

    answer: (ticketId, { key, text, fileIds, letter, owner }) =>
      transact(async (connection) => {
        const held = await hold(connection, ticketId)
        if (await hasLetter(connection, key)) return
        const { status, assigneeId, name: author } = held
        if (status === 'DONE')
          await insertComment(connection, {
            ...{ ticketId, key: randomUUID(), event: 'reopened', text: '' },
            ...{ accountId: null, author, isStaff: false, isInternal: false },
          })
        const byMail = { letter }
        const said = { ticketId, key, text, fileIds, owner, author, byMail }
        const commentId = await say(connection, said)
        const next = status === 'NEW' ? 'NEW' : 'IN_PROGRESS'
        await updateTicket(connection, { id: ticketId, status: next, isWaiting: true, assigneeId })
        await tell(connection, held, { commentId, text })
      }),

    openFile: async (fileId) => {
      if (!(await isAnsweredFile(database, fileId))) throw new AppError('FILE_NOT_FOUND')
      return files.open(fileId)
    },

    keepForeign: (ticketId, letter) =>
      transact(async (connection) =>
        conversation.keepForeign(connection, await hold(connection, ticketId), letter),
      ),
  }
}
