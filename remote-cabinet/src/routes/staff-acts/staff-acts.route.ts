import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-acts',
  path: '/cabinet/staff/acts/',
  page: async () => import(/* webpackChunkName: "staff" */ './staff-acts.page.tsx'),
})
