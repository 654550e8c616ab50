import { ticketsEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createForgetRequesters } from './forget-requesters.job.ts'
import type { OpenedTickets } from './opened-tickets.service.ts'

export const ticketsModule = defineModule({
  endpoints: ticketsEndpoints,
  open: ({
    inTurn,
    transact,
    tickets: { own, claims, sync },
  }: Shared & { tickets: OpenedTickets }) => ({
    jobs: [createForgetRequesters(transact)],
    handlers: {
      tickets: ({ caller, query }) => own.list(caller, query),
      createTicket: ({ caller, body }) => own.create(caller, body),
      unreadTickets: ({ caller }) => own.unread(caller),
      readTicketComments: ({ caller, body }) => own.markRead(caller, body),
      ticketComment: ({ caller, params }) => own.comment(caller, params.commentId),
      ticketLetter: ({ caller, params }) => own.letter(caller, params.commentId),
      ticket: ({ caller, params }) => own.get(caller, params.id),
      finishTicket: ({ caller, params }) => own.finish(caller, params.id),
      assignTicket: ({ caller, params }) => own.assign(caller, params.id),
      decideClaim: async ({ caller, params, body }) => {
        await claims.decide(caller, params.id, body)
        return own.get(caller, params.id)
      },
      syncTickets: ({ caller, query }) => sync.changes(caller, query),
      orderClaims: ({ caller, query }) => claims.ofOrder(caller, query.order),
      claimAct: ({ caller, params }, { ip }) =>
        inTurn(callerKey(caller, ip), () => claims.act(caller, params.id)),
      ticketComments: ({ caller, params, query }) => own.comments(caller, params.id, query),
      addTicketComment: ({ caller, params, body }) => own.add(caller, params.id, body),
      ticketFile: ({ caller, params }) => own.file(caller, params.id, params.fileUuid),
    },
  }),
})
