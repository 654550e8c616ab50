import { notFound } from '@isp/router'
import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

const place =
  /exchange\/?((waiting|accounts|companies|onec|onec\/orders|(onec\/)?[\da-f-]{36})\/?)?$/

/** The data load: what accounting systems have sent; below it what waits, companies of several ids, who may send, exchanges of 1C, or one load by its id. */
export default defineStaffPage({
  id: 'cabinet:staff-exchange',
  path: '/cabinet/staff/exchange/:place?/',
  aliases: { 'cabinet:staff-onec': '/cabinet/staff/exchange/onec/:part/' },
  check: ({ url }) => {
    if (!place.test(url.pathname)) throw notFound()
  },
  page: async () => import(/* webpackChunkName: "staff-watch" */ './staff-exchange.page.tsx'),
})
