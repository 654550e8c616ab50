import type { RemoteRoute } from '@isp/federation'
import { ordersMessages } from './orders.messages.ts'
import { OrdersPage } from './orders.page.tsx'
import { parseOrdersParams } from './orders.params.ts'

export const ordersRoute: RemoteRoute = {
  id: 'cabinet:orders',
  path: '/cabinet/orders/',
  // Reads the address only: whose orders they are is known in the browser alone.
  loader: ({ request }) => {
    parseOrdersParams(new URL(request.url).searchParams)
    return null
  },
  element: <OrdersPage />,
  handle: { head: () => ({ title: ordersMessages.documentTitle, noindex: true }) },
}
