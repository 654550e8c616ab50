import { ticketsEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Papers } from '../../papers/papers.ts'
import type { Files } from '../files/files.service.ts'
import type { OrderService } from '../order/order.service.ts'
import { createTickets } from './tickets.service.ts'

type Asked = Shared & {
  files: Files
  orders: { own: OrderService }
  papers: Papers
  /** Null: nobody has said who sells (D60). */
  seller: { seller: { name: string; inn: string } } | null
}

export const ticketsModule = defineModule({
  endpoints: ticketsEndpoints,
  open: ({ orders, inTurn, ...asked }: Asked) => {
    const tickets = createTickets({ ...asked, orders: orders.own })
    return {
      handlers: {
        tickets: ({ caller, query }) => tickets.list(caller, query),
        createTicket: ({ caller, body }) => tickets.create(caller, body),
        unreadTickets: ({ caller }) => tickets.unread(caller),
        readTicketComments: ({ caller, body }) => tickets.markRead(caller, body),
        ticketComment: ({ caller, params }) => tickets.comment(caller, params.commentId),
        ticket: ({ caller, params }) => tickets.get(caller, params.id),
        finishTicket: ({ caller, params }) => tickets.finish(caller, params.id),
        assignTicket: ({ caller, params }) => tickets.assign(caller, params.id),
        decideClaim: ({ caller, params, body }) => tickets.decide(caller, params.id, body),
        orderClaims: ({ caller, query }) => tickets.orderClaims(caller, query.order),
        claimAct: ({ caller, params }, { ip }) =>
          inTurn(callerKey(caller, ip), () => tickets.act(caller, params.id)),
        ticketComments: ({ caller, params, query }) => tickets.comments(caller, params.id, query),
        addTicketComment: ({ caller, params, body }) => tickets.add(caller, params.id, body),
        ticketFile: ({ caller, params }) => tickets.file(caller, params.id, params.fileUuid),
      },
    }
  },
})
