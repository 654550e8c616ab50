import { notFound } from '@isp/router'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-order',
  path: '/cabinet/staff/orders/:id/',
  check: ({ params }) => {
    if (parseOrderId(params.id) === null) throw notFound()
  },
  page: async () => import(/* webpackChunkName: "staff" */ './staff-order.page.tsx'),
})
