import type { Shared } from '../../kernel/module.ts'
import type { Papers } from '../../papers/papers.ts'
import type { Files } from '../files/files.service.ts'
import type { Mailbox, ReplySettings } from '../mail/incoming-mail.service.ts'
import type { OrderService } from '../order/order.service.ts'
import { type Claims, createClaims } from './claims.service.ts'
import { createReplyAddresses } from './reply-address.ts'
import { createTicketMailbox } from './ticket-mailbox.ts'
import { createTicketSync, type TicketSync } from './ticket-sync.service.ts'
import { createTicketWords } from './ticket-words.ts'
import { createTickets, type Tickets } from './tickets.service.ts'

/** Tickets as the server has them once. */
export type OpenedTickets = {
  own: Tickets
  claims: Claims
  sync: TicketSync
  /** Null: answers by e-mail are not taken. */
  mailbox: Mailbox | null
}

type Ports = Shared & {
  files: Files
  orders: { own: OrderService }
  papers: Papers
  /** Null: nobody has said who sells (D60). */
  seller: { seller: { name: string; inn: string } } | null
  mail: { from: string } | undefined
  replies: ReplySettings | undefined
}

export const openTickets = ({ orders, replies, mail, ...ports }: Ports): OpenedTickets => {
  const addresses = replies ? createReplyAddresses(replies) : null
  const words = createTicketWords({ ...ports, addresses })
  const sync = createTicketSync(ports)
  const own = createTickets({ ...ports, words, sync, orders: orders.own })
  return {
    own,
    sync,
    claims: createClaims({ ...ports, words }),
    mailbox: addresses
      ? createTicketMailbox({ ...ports, addresses, tickets: own, sender: mail?.from ?? '' })
      : null,
  }
}
