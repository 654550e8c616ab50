import type { StaffAct } from '@isp/contract'
import { orderMessages } from '../../../shared/order/order.messages.ts'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { actsMessages as messages } from './staff-acts.messages.ts'

type Names = Readonly<Record<string, string>>

const statuses: Readonly<Record<StaffAct['subject']['kind'], Names>> = {
  account: staffMessages.accountStatuses,
  company: staffMessages.companyStatuses,
  promo: {},
  synonym: {},
  product: {},
  notice: {},
  topic: {},
  picture: {},
  exchange: {},
  property: {},
  section: {},
}
const orderStatuses: Names = orderMessages.statuses
const roles: Names = staffMessages.staffRoles

/** A value of the log as people call it; what has no name stands as it is. */
export const actValue = (
  { subject }: Pick<StaffAct, 'subject'>,
  field: string,
  value: string | null,
): string => {
  if (value === null) return messages.nothing
  if (field === 'orderStatus') return orderStatuses[value] ?? value
  if (['better', 'isWithdrawn', 'loadState', 'ownField', 'soleTrader'].includes(field))
    return messages.values[value] ?? value
  if (field === 'staffRole') return roles[value] ?? value
  return field === 'status' ? (statuses[subject.kind][value] ?? value) : value
}
