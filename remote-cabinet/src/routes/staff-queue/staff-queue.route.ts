import { definePage } from '@isp/federation/page'
import { staffHead } from '../../shared/staff/staff-head.ts'
import { parseStaffParams } from '../../shared/staff/staff-params.ts'

export default definePage({
  id: 'cabinet:staff-queue',
  path: '/cabinet/staff/',
  check: ({ url }) => {
    parseStaffParams(url.searchParams, '', [])
  },
  head: staffHead,
  page: async () => import('./staff-queue.page.tsx'),
})
