import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-company',
  path: '/cabinet/staff/companies/:uuid/',
  page: async () => import(/* webpackChunkName: "staff" */ './staff-company.page.tsx'),
})
