import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-companies',
  path: '/cabinet/staff/companies/',
  page: async () => import(/* webpackChunkName: "staff" */ './staff-companies.page.tsx'),
})
