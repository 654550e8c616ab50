import type { RouteModule } from '@isp/federation'
import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'

/** What the keepers of contents and rates work with, in one part; fields, filters and properties of goods are another. */
const pages = [
  { name: 'promo', path: '/cabinet/staff/promo/' },
  { name: 'synonyms', path: '/cabinet/staff/synonyms/' },
  { name: 'misses', path: '/cabinet/staff/misses/' },
  { name: 'notice', path: '/cabinet/staff/notice/' },
  { name: 'rates', path: '/cabinet/staff/rates/' },
] as const

const staffContent: RouteModule = (context) => [
  ...defineStaffPage({
    id: 'cabinet:staff-products',
    path: '/cabinet/staff/products/:id?/',
    page: () => import(/* webpackChunkName: "staff-goods" */ './staff-products.page.tsx'),
  })(context),
  ...pages.flatMap(({ name, path }) =>
    defineStaffPage({
      id: `cabinet:staff-${name}`,
      path,
      page: async () =>
        (await import(/* webpackChunkName: "staff-contents" */ './staff-content.pages.ts')).pages[
          name
        ],
    })(context),
  ),
]

export default staffContent
