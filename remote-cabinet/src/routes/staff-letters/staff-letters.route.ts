import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-letters',
  path: '/cabinet/staff/letters/',
  page: async () => import(/* webpackChunkName: "staff-watch" */ './staff-letters.page.tsx'),
})
