import { definePage } from '@isp/federation/page'
import { staffHeadMessages } from './staff-head.messages.ts'
import { parseStaffParams } from './staff-params.ts'

type Given = Omit<Extract<Parameters<typeof definePage>[0], { subject?: undefined }>, 'head'>

/** A page of the staff: its head tells nothing, and the page of a list in the address must be one (D20). */
export const defineStaffPage = ({ check, ...page }: Given) =>
  definePage({
    ...page,
    check: (address) => {
      parseStaffParams(address.url.searchParams, '', [])
      check?.(address)
    },
    head: () => ({ title: staffHeadMessages.documentTitle }),
  })
