import { definePage } from '@isp/federation/page'
import { ordersMessages as messages } from './orders.messages.ts'
import { OrdersPage } from './orders.page.tsx'
import { parseOrdersParams } from './orders.params.ts'

export default definePage({
  id: 'cabinet:orders',
  path: '/cabinet/orders/',
  // Reads the address only: whose orders they are is known in the browser alone.
  check: ({ url }) => parseOrdersParams(url.searchParams),
  head: () => ({ title: messages.documentTitle }),
  page: <OrdersPage />,
  handle: { menu: { text: messages.title, icon: 'box', place: 3, needsCompany: true } },
})
