import { definePage } from '@isp/federation/page'
import { staffHeadMessages } from '../../shared/staff/staff-head.messages.ts'
import { parseStaffParams } from '../../shared/staff/staff-params.ts'

export default definePage({
  id: 'cabinet:staff-telemetry',
  path: '/cabinet/staff/telemetry/',
  check: ({ url }) => {
    parseStaffParams(url.searchParams, '', [])
  },
  head: () => ({ title: staffHeadMessages.documentTitle }),
  page: async () => import(/* webpackChunkName: "staff-telemetry" */ './staff-telemetry.page.tsx'),
})
