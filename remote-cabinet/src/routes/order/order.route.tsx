import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { orderPageMessages as messages } from './order.messages.ts'
import { OrderPage } from './order.page.tsx'

export default definePage({
  id: 'cabinet:order',
  path: '/cabinet/orders/:id/',
  // Reads the address only: whose order it is is known in the browser alone.
  check: ({ params }) => {
    if (parseOrderId(params.id) === null) throw notFound()
  },
  head: () => ({ title: messages.documentTitle }),
  page: <OrderPage />,
})
