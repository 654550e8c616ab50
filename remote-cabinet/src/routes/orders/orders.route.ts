import { definePage } from '@isp/federation/page'
import { ordersMessages as messages } from './orders.messages.ts'
import { parseOrdersParams } from './orders.params.ts'

export default definePage({
  id: 'cabinet:orders',
  path: '/cabinet/orders/',
  // Reads the address only: whose orders they are is known in the browser alone.
  check: ({ url }) => parseOrdersParams(url.searchParams),
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({ Page: (await import('./orders.page.tsx')).OrdersPage }),
  handle: { menu: { text: messages.title, icon: 'box', place: 3, needsCompany: true } },
})
