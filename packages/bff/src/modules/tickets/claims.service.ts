import { Readable } from 'node:stream'
import type { DecideClaimInput, FileAnswer, OrderClaims } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import { theRow } from '../../kernel/database.ts'
import type { SignedIn, Staff } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import type { Papers } from '../../papers/papers.ts'
import { moscowDay } from '../../trade/working-days.ts'
import { claimPaper } from './claim.paper.ts'
import { selectBuyer, selectClaim, selectOrderClaims, updateClaim } from './claims.sql.ts'
import { decisionsOf } from './claims.ts'
import { selectComments } from './ticket-comments.sql.ts'
import { missingTicket, type TicketConversation } from './ticket-conversation.ts'
import { readerOf } from './ticket-reader.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'
import { selectTicket } from './tickets.sql.ts'

/** What a claim has beyond a ticket (D54). One that the caller may not see gives TICKET_NOT_FOUND. */
export type Claims = {
  /** @throws AppError CLAIM_CHANGED when somebody else has decided since the claim was read */
  decide(caller: Staff<'admin' | 'sales'>, id: number, input: DecideClaimInput): Promise<void>
  /** Empty when the caller may not see the order's claims. */
  ofOrder(caller: SignedIn, orderId: number): Promise<OrderClaims>
  act(caller: SignedIn, id: number): Promise<FileAnswer>
}

type Ports = Pick<Shared, 'database' | 'transact'> & {
  conversation: TicketConversation
  papers: Papers
  seller: { seller: { name: string; inn: string } } | null
}

export const createClaims = ({
  database,
  transact,
  conversation,
  papers,
  seller,
}: Ports): Claims => ({
  decide: (caller, id, input) =>
    transact(async (connection) => {
      const { held } = await conversation.hold(connection, caller, id)
      const claim = await selectClaim(connection, id)
      if (!claim) throw missingTicket()
      const lines = decisionsOf(claim, input)
      if (!(await updateClaim(connection, id, { version: input.version, lines })))
        throw new AppError('CLAIM_CHANGED')
      const event = { ticketId: id, event: 'decided', isStaff: true } as const
      const commentId = await conversation.note(connection, caller, event)
      await conversation.moveOn(connection, caller, held, true)
      const text = messages.decided((await selectClaim(connection, id))?.lines ?? [])
      await conversation.tell(connection, caller, held, { commentId, text, isStaff: true })
    }),

  ofOrder: async (caller, orderId) => {
    const rows = await selectOrderClaims(database, readerOf(caller), orderId)
    return {
      items: rows.map((row) => ({ ...row, number: messages.number(row.ticketId, 'claim') })),
    }
  },

  act: async (caller, id) => {
    const ticket = await selectTicket(database, readerOf(caller), id)
    const claim = ticket?.kind === 'claim' ? await selectClaim(database, id) : undefined
    if (!ticket || !claim) throw missingTicket()
    const first = theRow(
      await selectComments(database, readerOf(caller), { ticketId: id, after: 0, limit: 1 }),
    )
    const number = messages.number(id, 'claim')
    const content = await papers.draw(async () =>
      claimPaper(claim, {
        number,
        day: moscowDay(ticket.createdAt),
        author: ticket.author.name || messages.gone,
        text: first.text,
        order: ticket.order?.number ?? '',
        buyer: await selectBuyer(database, id),
        seller: seller?.seller ?? null,
      }),
    )
    return {
      name: messages.act.file(number),
      mediaType: 'application/pdf',
      size: content.length,
      content: Readable.from([content]),
    }
  },
})
