import type { Shared } from '../../kernel/module.ts'
import type { Papers } from '../../papers/papers.ts'
import type { Files } from '../files/files.service.ts'
import type { Mailbox, ReplySettings } from '../mail/incoming/incoming-mail.service.ts'
import type { OrderService } from '../order/order.service.ts'
import { type Claims, createClaims } from './claims.service.ts'
import { createReplyAddresses } from './reply-address.ts'
import { createRequesters, type Requesters } from './requesters.service.ts'
import {
  askedProduct,
  createTicketConversation,
  type TicketConversation,
} from './ticket-conversation.ts'
import { createTicketMailbox } from './ticket-mailbox.ts'
import { createTicketSync, type TicketSync } from './ticket-sync.service.ts'
import { ticketsMessages } from './tickets.messages.ts'
import { createTickets, type Tickets } from './tickets.service.ts'
import type { AskedProduct } from './tickets.sql.ts'

/** The ticket services, created once for the server. */
export type OpenedTickets = {
  own: Tickets
  requesters: Requesters
  conversation: Pick<TicketConversation, 'open'>
  /** The number shown to people; not for claims. */
  numberOf(id: number): string
  /** A product that a ticket can be about. @throws AppError PRODUCT_NOT_FOUND */
  products(id: number): Promise<AskedProduct>
  claims: Claims
  sync: TicketSync
  /** Null: answers by e-mail are not configured. */
  mailbox: Mailbox | null
}

type Ports = Shared & {
  files: Files
  orders: { own: OrderService }
  papers: Papers
  /** Null: no seller is configured (D60). */
  seller: { seller: { name: string; inn: string } } | null
  mail: { from: string } | undefined
  replies: ReplySettings | undefined
}

export const openTickets = ({ orders, replies, mail, ...ports }: Ports): OpenedTickets => {
  const addresses = replies ? createReplyAddresses(replies) : null
  const conversation = createTicketConversation({ ...ports, addresses })
  const sync = createTicketSync(ports)
  const own = createTickets({ ...ports, conversation, sync, orders: orders.own })
  const requesters = createRequesters({ ...ports, conversation, addresses })
  return {
    own,
    requesters,
    conversation,
    numberOf: (id) => ticketsMessages.number(id, 'document'),
    products: (id) => askedProduct(ports.database, id),
    sync,
    claims: createClaims({ ...ports, conversation }),
    mailbox: addresses
      ? createTicketMailbox({
          ...ports,
          addresses,
          requesters,
          tickets: own,
          sender: mail?.from ?? '',
        })
      : null,
  }
}
