import type { RouteModule } from '@isp/federation'
import { notFound } from '@isp/router'
import { defineStaffPage } from '../../shared/staff/define-staff-page.ts'
import { parseTextPlace } from './text-place.ts'

const parts = async () =>
  (await import(/* webpackChunkName: "staff-texts" */ './staff-texts.pages.ts')).pages

/** Texts of the help and pages about the shop, for those who write them. */
const staffTexts: RouteModule = (context) => [
  ...defineStaffPage({
    id: 'cabinet:staff-texts',
    path: '/cabinet/staff/texts/',
    page: async () => (await parts()).list,
  })(context),
  ...defineStaffPage({
    id: 'cabinet:staff-topics',
    path: '/cabinet/staff/texts/topics/',
    page: async () => (await parts()).topics,
  })(context),
  ...defineStaffPage({
    id: 'cabinet:staff-text',
    path: '/cabinet/staff/texts/:kind/:slug/',
    check: ({ params }) => {
      if (!parseTextPlace(params)) throw notFound()
    },
    page: async () => (await parts()).text,
  })(context),
]

export default staffTexts
