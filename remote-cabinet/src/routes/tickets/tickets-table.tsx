import type { TicketSummary } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { DataTable } from '@isp/ui'
import { ticketColumns } from '../../shared/ticket/ticket-columns.tsx'
import { ticketsTitle } from '../../shared/ticket/tickets-title.messages.ts'

const { subject, last, status, changed } = ticketColumns({
  ticketUrl: accountUrls.ticket,
  orderUrl: accountUrls.order,
})

type TicketsTableProps = { tickets: readonly TicketSummary[]; isLoading?: boolean }

export const TicketsTable = ({ tickets, isLoading }: TicketsTableProps) => (
  <DataTable
    caption={ticketsTitle}
    columns={[subject, last, status, changed]}
    rows={tickets}
    rowKey={({ id }) => id}
    isLoading={isLoading}
  />
)
