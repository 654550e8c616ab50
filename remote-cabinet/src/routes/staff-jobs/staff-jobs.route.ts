import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-jobs',
  path: '/cabinet/staff/jobs/',
  page: async () => import(/* webpackChunkName: "staff" */ './staff-jobs.page.tsx'),
})
