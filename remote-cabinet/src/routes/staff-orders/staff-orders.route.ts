import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

export default defineStaffPage({
  id: 'cabinet:staff-orders',
  path: '/cabinet/staff/orders/',
  page: async () => import(/* webpackChunkName: "staff" */ './staff-orders.page.tsx'),
})
