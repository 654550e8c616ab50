import type { Ticket } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useParams } from '@isp/router'
import { useStanding } from '@isp/session'
import type { ReactNode } from 'react'
import { parseOrderId } from '../order/order-id.ts'
import { ticketQuery } from './ticket.queries.ts'
import { useTicketsCompany } from './unread-tickets.query.ts'

type TicketReadProps = {
  waiting: ReactNode
  missing: ReactNode
  /** `company`: whose tickets are read; `reader`: who reads. */
  children: (ticket: Ticket, by: { company: string; reader: string }) => ReactNode
}

/** The ticket that the address names. */
export const TicketRead = ({ waiting, missing, children }: TicketReadProps) => {
  const { api } = useRemoteContext()
  const company = useTicketsCompany()
  const standing = useStanding()
  const query = useQuery(ticketQuery(api, company, parseOrderId(useParams().id) ?? 0))
  if (!('user' in standing)) return null
  return (
    <Read query={query} headingLevel={1} waiting={waiting} instead={{ 404: missing }}>
      {(ticket) => children(ticket, { company, reader: standing.user.uuid })}
    </Read>
  )
}
