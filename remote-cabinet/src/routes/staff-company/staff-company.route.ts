import { definePage } from '@isp/federation/page'
import { staffHeadMessages } from '../../shared/staff/staff-head.messages.ts'

export default definePage({
  id: 'cabinet:staff-company',
  path: '/cabinet/staff/companies/:uuid/',
  head: () => ({ title: staffHeadMessages.documentTitle }),
  page: async () => import(/* webpackChunkName: "staff" */ './staff-company.page.tsx'),
})
