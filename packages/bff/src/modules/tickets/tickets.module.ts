import { ticketsEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Files } from '../files/files.service.ts'
import type { OrderService } from '../order/order.service.ts'
import { createTickets } from './tickets.service.ts'

export const ticketsModule = defineModule({
  endpoints: ticketsEndpoints,
  open: ({ orders, ...asked }: Shared & { files: Files; orders: { own: OrderService } }) => {
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
        ticketComments: ({ caller, params, query }) => tickets.comments(caller, params.id, query),
        addTicketComment: ({ caller, params, body }) => tickets.add(caller, params.id, body),
        ticketFile: ({ caller, params }) => tickets.file(caller, params.id, params.fileUuid),
      },
    }
  },
})
