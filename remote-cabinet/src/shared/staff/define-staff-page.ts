import { definePage } from '@isp/federation/page'
import { staffHeadMessages } from './staff-head.messages.ts'
import { parseStaffParams } from './staff-params.ts'

type Given = Omit<Extract<Parameters<typeof definePage>[0], { subject?: undefined }>, 'head'>

/** A page of the staff: its head tells nothing, and an address is looked at as that of a list unless it says how. */
export const defineStaffPage = (page: Given) =>
  definePage({
    check: ({ url }) => parseStaffParams(url.searchParams, '', []),
    head: () => ({ title: staffHeadMessages.documentTitle }),
    ...page,
  })
