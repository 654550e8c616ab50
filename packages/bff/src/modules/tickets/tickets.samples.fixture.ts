import type { ticketsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 1 }

export const samples: Samples<typeof ticketsEndpoints> = {
  tickets: {},
  unreadTickets: {},
  syncTickets: {},
  readTicketComments: { body: { ticketId: 1, commentId: 1 } },
  ticketComment: { params: { commentId: 1 } },
  ticketLetter: { params: { commentId: 1 } },
  ticket: { params },
  finishTicket: { params },
  orderClaims: { query: { order: '1' } },
  decideClaim: { params, body: { version: 0, lines: [{ outcome: 'replace', agreed: 1 }] } },
  claimAct: { params },
  assignTicket: { params },
  ticketComments: { params },
  addTicketComment: {
    params,
    body: { key: 'f1000000-0009-4000-8000-000000000002', text: 'Спасибо, получили.' },
  },
  ticketFile: { params: { id: 1, fileUuid: 'f1000000-0009-4000-8000-000000000009' } },
}
