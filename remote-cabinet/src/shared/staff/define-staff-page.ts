import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { parseOrderId } from '../order/order-id.ts'
import { staffHeadMessages } from './staff-head.messages.ts'
import { parseStaffParams } from './staff-params.ts'

type Given = Omit<Extract<Parameters<typeof definePage>[0], { subject?: undefined }>, 'head'>

/** A page of the staff: its head tells nothing, and an id or a page of a list in the address must be one (D20). */
export const defineStaffPage = ({ check, ...page }: Given) =>
  definePage({
    ...page,
    check: (address) => {
      parseStaffParams(address.url.searchParams, '', [])
      const { id } = address.params
      if (id && parseOrderId(id) === null) throw notFound()
      check?.(address)
    },
    head: () => ({ title: staffHeadMessages.documentTitle }),
  })
