import { definePage } from '@isp/federation/page'
import { approvalMessages } from '../../shared/approval/approval.messages.ts'

export default definePage({
  id: 'cabinet:approvals',
  path: '/cabinet/approvals/',
  head: () => ({ title: approvalMessages.documentTitle }),
  page: async () => import(/* webpackChunkName: "tickets" */ './approvals.page.tsx'),
})
