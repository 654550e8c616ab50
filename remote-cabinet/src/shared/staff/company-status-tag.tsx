import type { StaffCompany } from '@isp/contract'
import { Tag, type Tone } from '@isp/ui'
import { staffMessages as messages } from './staff.messages.ts'

const tones: Readonly<Record<StaffCompany['status'], Tone>> = {
  NEW: 'info',
  MODERATION: 'warning',
  ACTIVE: 'success',
  REJECTED: 'neutral',
  BLOCKED: 'danger',
}

export const CompanyStatusTag = ({ status }: Pick<StaffCompany, 'status'>) => (
  <Tag tone={tones[status]}>{messages.companyStatuses[status]}</Tag>
)
