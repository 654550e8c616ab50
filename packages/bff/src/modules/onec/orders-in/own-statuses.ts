import type { ExchangeRecord, OrderStatus } from '@isp/contract'
import { statusNames } from '../../order/order-names.service.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'

type StatusRecord = ExchangeRecord<'order-statuses'>

/** The id of our own status among those of an accounting system, which may have other states of the same name. */
export const ownStatusId = (status: OrderStatus): string => `site:${status}`

/** An order that was cancelled here, and of which the accounting system only says that it is not. */
export const NOT_CANCELLED = 'site:not-cancelled'

/** Our statuses as records of the data load: documents may name them, and derived ones are named so. */
export const ownStatuses = (): StatusRecord[] => [
  ...Object.entries(statusNames).map(([code, name]) => {
    const status = code as OrderStatus
    return { id: ownStatusId(status), name, status }
  }),
  { id: NOT_CANCELLED, name: messages.notCancelled, status: 'NEW' },
]
