import type { ApprovalStatus } from '@isp/contract'
import { Tag, type Tone } from '@isp/ui'
import { approvalMessages } from './approval.messages.ts'

const tones: Partial<Record<ApprovalStatus, Tone>> = {
  WAITING: 'warning',
  APPROVED: 'success',
  RETURNED: 'danger',
}

export const ApprovalStatusTag = ({ status }: { status: ApprovalStatus }) => (
  <span css={{ whiteSpace: 'nowrap' }}>
    <Tag tone={tones[status] ?? 'neutral'}>{approvalMessages.statuses[status]}</Tag>
  </span>
)
