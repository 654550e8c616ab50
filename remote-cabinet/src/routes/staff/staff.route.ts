import type { RouteModule } from '@isp/federation'
import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

/** What sales people and administrators work with, in one part. */
const pages = [
  { name: 'waiting', path: '/cabinet/staff/' },
  { name: 'companies', path: '/cabinet/staff/companies/' },
  { name: 'company', path: '/cabinet/staff/companies/:uuid/' },
  { name: 'orders', path: '/cabinet/staff/orders/' },
  { name: 'order', path: '/cabinet/staff/orders/:id/' },
  { name: 'tickets', path: '/cabinet/staff/tickets/' },
  { name: 'ticket', path: '/cabinet/staff/tickets/:id/' },
  { name: 'people', path: '/cabinet/staff/people/' },
  { name: 'jobs', path: '/cabinet/staff/jobs/' },
  { name: 'acts', path: '/cabinet/staff/acts/' },
] as const

const staff: RouteModule = (context) =>
  pages.flatMap(({ name, path }) =>
    defineStaffPage({
      id: `cabinet:staff-${name}`,
      path,
      page: async () =>
        (await import(/* webpackChunkName: "staff" */ './staff.pages.ts')).pages[name],
    })(context),
  )

export default staff
