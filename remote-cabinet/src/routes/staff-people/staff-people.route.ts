import { definePage } from '@isp/federation/page'
import { staffHead } from '../../shared/staff/staff-head.ts'
import { parseStaffParams } from '../../shared/staff/staff-params.ts'

export default definePage({
  id: 'cabinet:staff-people',
  path: '/cabinet/staff/people/',
  check: ({ url }) => {
    parseStaffParams(url.searchParams, '', [])
  },
  head: staffHead,
  page: async () => import('./staff-people.page.tsx'),
})
