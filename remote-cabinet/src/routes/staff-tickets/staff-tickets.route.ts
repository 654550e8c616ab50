import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-tickets',
  path: '/cabinet/staff/tickets/',
  page: async () => import(/* webpackChunkName: "staff" */ './staff-tickets.page.tsx'),
})
