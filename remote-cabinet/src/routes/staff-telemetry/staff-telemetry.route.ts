import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-telemetry',
  path: '/cabinet/staff/telemetry/',
  page: async () => import(/* webpackChunkName: "staff-watch" */ './staff-telemetry.page.tsx'),
})
