import { definePage } from '@isp/federation/page'
import { approvalsDocumentTitle } from '../../shared/approval/approvals-title.messages.ts'
import { parseStaffParams } from '../../shared/staff/staff-params.ts'

export default definePage({
  id: 'cabinet:approvals',
  path: '/cabinet/approvals/',
  // Reads the address only: whose requests they are is known in the browser alone.
  check: ({ url }) => {
    parseStaffParams(url.searchParams, '', [])
  },
  head: () => ({ title: approvalsDocumentTitle }),
  page: async () => import(/* webpackChunkName: "tickets" */ './approvals.page.tsx'),
})
