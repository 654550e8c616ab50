import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { ticketDocumentTitle } from '../../shared/ticket/tickets-title.messages.ts'

export default definePage({
  id: 'cabinet:ticket',
  path: '/cabinet/tickets/:id/',
  // Reads the address only: whose ticket it is is known in the browser alone.
  check: ({ params }) => {
    if (parseOrderId(params.id) === null) throw notFound()
  },
  head: () => ({ title: ticketDocumentTitle }),
  page: async () => import(/* webpackChunkName: "tickets" */ './ticket.page.tsx'),
})
