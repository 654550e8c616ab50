import type { Shared } from '../../kernel/module.ts'
import type { Papers } from '../../papers/papers.ts'
import type { Files } from '../files/files.service.ts'
import type { OrderService } from '../order/order.service.ts'
import { type Claims, createClaims } from './claims.service.ts'
import { createTicketWords } from './ticket-words.ts'
import { createTickets, type Tickets } from './tickets.service.ts'

/** Tickets as the server has them once. */
export type OpenedTickets = { own: Tickets; claims: Claims }

type Ports = Shared & {
  files: Files
  orders: { own: OrderService }
  papers: Papers
  /** Null: nobody has said who sells (D60). */
  seller: { seller: { name: string; inn: string } } | null
}

export const openTickets = ({ orders, ...ports }: Ports): OpenedTickets => {
  const words = createTicketWords(ports)
  return {
    own: createTickets({ ...ports, words, orders: orders.own }),
    claims: createClaims({ ...ports, words }),
  }
}
