import type { RouteModule } from '@isp/federation'
import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { staffHeadMessages } from '../../shared/staff/staff-head.messages.ts'
import { parseStaffParams } from '../../shared/staff/staff-params.ts'
import { parseTextPlace } from './text-place.ts'

const parts = async () =>
  (await import(/* webpackChunkName: "staff-texts" */ './staff-texts.pages.ts')).pages

/** Texts of the help and pages about the shop, for those who write them. */
const staffTexts: RouteModule = (context) => [
  ...definePage({
    id: 'cabinet:staff-texts',
    path: '/cabinet/staff/texts/',
    check: ({ url }) => {
      parseStaffParams(url.searchParams, '', [])
    },
    head: () => ({ title: staffHeadMessages.documentTitle }),
    page: async () => (await parts()).list,
  })(context),
  ...definePage({
    id: 'cabinet:staff-topics',
    path: '/cabinet/staff/texts/topics/',
    head: () => ({ title: staffHeadMessages.documentTitle }),
    page: async () => (await parts()).topics,
  })(context),
  ...definePage({
    id: 'cabinet:staff-text',
    path: '/cabinet/staff/texts/:kind/:slug/',
    check: ({ params }) => {
      if (!parseTextPlace(params)) throw notFound()
    },
    head: () => ({ title: staffHeadMessages.documentTitle }),
    page: async () => (await parts()).text,
  })(context),
]

export default staffTexts
