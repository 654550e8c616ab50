import type { MemberCompany } from '@isp/contract'
import { Tag } from '@isp/ui'
import { companyStatusNames } from './people.messages.ts'

const tones = {
  NEW: 'neutral',
  MODERATION: 'warning',
  ACTIVE: 'success',
  REJECTED: 'danger',
  BLOCKED: 'danger',
} as const

export const CompanyStatusTag = ({ code }: MemberCompany['status']) => (
  <Tag tone={tones[code]}>{companyStatusNames[code]}</Tag>
)
