import { definePage } from '@isp/federation/page'
import { staffHeadMessages } from '../../shared/staff/staff-head.messages.ts'
import { parseStaffParams } from '../../shared/staff/staff-params.ts'

export default definePage({
  id: 'cabinet:staff-letters',
  path: '/cabinet/staff/letters/',
  check: ({ url }) => {
    parseStaffParams(url.searchParams, '', [])
  },
  head: () => ({ title: staffHeadMessages.documentTitle }),
  page: async () => import(/* webpackChunkName: "staff" */ './staff-letters.page.tsx'),
})
