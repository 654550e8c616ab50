import type { TicketStatus } from '@isp/contract'
import { Tag, type Tone } from '@isp/ui'
import { ticketMessages } from './ticket.messages.ts'

const tones: Readonly<Record<TicketStatus, Tone>> = {
  NEW: 'info',
  IN_PROGRESS: 'accent',
  WAITING_CUSTOMER: 'success',
  DONE: 'neutral',
}

export const TicketStatusTag = ({ status }: { status: TicketStatus }) => (
  <Tag tone={tones[status]}>{ticketMessages.statuses[status]}</Tag>
)
