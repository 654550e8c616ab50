import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-people',
  path: '/cabinet/staff/people/',
  page: async () => import(/* webpackChunkName: "staff" */ './staff-people.page.tsx'),
})
