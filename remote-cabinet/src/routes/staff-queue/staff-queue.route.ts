import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-queue',
  path: '/cabinet/staff/',
  page: async () => import(/* webpackChunkName: "staff" */ './staff-queue.page.tsx'),
})
