import { staffUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { Skeleton, Stack } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { NoSuchPage } from '../../shared/staff/no-such-page.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { ticketQuery } from '../../shared/ticket/ticket.queries.ts'
import { TicketLine } from '../../shared/ticket/ticket-line.tsx'
import { useTicketsCompany } from '../../shared/ticket/unread-tickets.query.ts'
import { staffTicketMessages as messages } from './staff-ticket.messages.ts'

/** The talk as buyers have it. */
const TicketTalk = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tickets" */ '../../shared/ticket/ticket-talk.tsx'))
    .TicketTalk,
}))

const grey = <Skeleton shape="box" height="240px" />

/** /cabinet/staff/tickets/{id}/: a ticket as the staff answers it. */
export const Page = () => {
  const { api } = useRemoteContext()
  const company = useTicketsCompany()
  const standing = useStanding()
  const query = useQuery(ticketQuery(api, company, parseOrderId(useParams().id) ?? 0))
  if (!('user' in standing)) return null
  return (
    <Read
      query={query}
      headingLevel={1}
      waiting={<StaffPage title={messages.title}>{grey}</StaffPage>}
      instead={{ 404: <NoSuchPage /> }}
    >
      {(ticket) => (
        <StaffPage title={ticket.subject}>
          <Stack direction="row" gap={3} align="center" isWrap>
            <TicketLine {...ticket} />
            <Link to={staffUrls.tickets()}>{messages.back}</Link>
          </Stack>
          <Suspense fallback={grey}>
            <TicketTalk
              ticket={ticket}
              company={company}
              reader={standing.user.uuid}
              orderUrl={staffUrls.order}
              companyFact={
                ticket.company && (
                  <Link to={staffUrls.company(ticket.company.uuid)}>{ticket.company.name}</Link>
                )
              }
            />
          </Suspense>
        </StaffPage>
      )}
    </Read>
  )
}
