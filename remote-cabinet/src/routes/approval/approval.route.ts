import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { approvalsDocumentTitle } from '../../shared/approval/approvals-title.messages.ts'
import { parseOrderId } from '../../shared/order/order-id.ts'

export default definePage({
  id: 'cabinet:approval',
  path: '/cabinet/approvals/:id/',
  // Reads the address only: whose request it is is known in the browser alone.
  check: ({ params }) => {
    if (parseOrderId(params.id) === null) throw notFound()
  },
  head: () => ({ title: approvalsDocumentTitle }),
  page: async () => import(/* webpackChunkName: "tickets" */ './approval.page.tsx'),
})
