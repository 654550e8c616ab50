import type { Ticket } from '@isp/contract'
import { Text } from '@isp/ui'
import { ticketMessages } from './ticket.messages.ts'
import { TicketStatusTag } from './ticket-status-tag.tsx'

/** Number, state and kind under the title. */
export const TicketLine = ({
  number,
  status,
  kind,
}: Pick<Ticket, 'number' | 'status' | 'kind'>) => (
  <>
    <TicketStatusTag status={status} />
    <Text as="span" tone="secondary" isTabular>
      {number} · {ticketMessages.kinds[kind]}
    </Text>
  </>
)
