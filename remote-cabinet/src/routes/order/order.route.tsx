import type { RemoteRoute } from '@isp/federation'
import { notFound } from '@isp/router'
import { orderPageMessages } from './order.messages.ts'
import { OrderPage } from './order.page.tsx'
import { parseOrderId } from './order.params.ts'

export const orderRoute: RemoteRoute = {
  id: 'cabinet:order',
  path: '/cabinet/orders/:id/',
  // Reads the address only: whose order it is is known in the browser alone.
  loader: ({ params }) => {
    if (parseOrderId(params.id) === null) throw notFound()
    return null
  },
  element: <OrderPage />,
  handle: { head: () => ({ title: orderPageMessages.documentTitle, noindex: true }) },
}
