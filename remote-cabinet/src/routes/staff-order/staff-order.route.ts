import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { staffHeadMessages } from '../../shared/staff/staff-head.messages.ts'

export default definePage({
  id: 'cabinet:staff-order',
  path: '/cabinet/staff/orders/:id/',
  check: ({ params }) => {
    if (parseOrderId(params.id) === null) throw notFound()
  },
  head: () => ({ title: staffHeadMessages.documentTitle }),
  page: async () => import(/* webpackChunkName: "staff" */ './staff-order.page.tsx'),
})
