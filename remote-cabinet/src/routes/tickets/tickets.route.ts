import { definePage } from '@isp/federation/page'
import { parseStaffParams } from '../../shared/staff/staff-params.ts'
import { ticketsDocumentTitle, ticketsTitle } from '../../shared/ticket/tickets-title.messages.ts'

export default definePage({
  id: 'cabinet:tickets',
  path: '/cabinet/tickets/',
  // Reads the address only: whose tickets they are is known in the browser alone.
  check: ({ url }) => {
    parseStaffParams(url.searchParams, '', [])
  },
  head: () => ({ title: ticketsDocumentTitle }),
  page: async () => import(/* webpackChunkName: "tickets" */ './tickets.page.tsx'),
  handle: { menu: { text: ticketsTitle, icon: 'mail', place: 7 } },
})
