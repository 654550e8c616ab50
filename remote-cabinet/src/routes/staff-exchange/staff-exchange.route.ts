import { notFound } from '@isp/router'
import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

/** The data load: what accounting systems have sent; below it what waits, companies of several ids, who may send, exchanges of 1C, or one load by its id. */
export default defineStaffPage({
  id: 'cabinet:staff-exchange',
  path: '/cabinet/staff/exchange/:place?/',
  check: ({ params }) => {
    if (
      !/^(waiting|accounts|companies|onec(-orders)?|(onec-)?[\da-f-]{36})?$/.test(
        params.place ?? '',
      )
    )
      throw notFound()
  },
  page: async () => import(/* webpackChunkName: "staff-watch" */ './staff-exchange.page.tsx'),
})
