import { definePage } from '@isp/federation/page'
import { staffHead } from '../../shared/staff/staff-head.ts'

export default definePage({
  id: 'cabinet:staff-company',
  path: '/cabinet/staff/companies/:uuid/',
  head: staffHead,
  page: async () => import('./staff-company.page.tsx'),
})
