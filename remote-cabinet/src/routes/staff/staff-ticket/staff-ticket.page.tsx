import { staffUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { Skeleton, Stack } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { NoSuchPage } from '../../../shared/staff/no-such-page.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { TicketLine } from '../../../shared/ticket/ticket-line.tsx'
import { TicketRead } from '../../../shared/ticket/ticket-read.tsx'
import { staffTicketMessages as messages } from './staff-ticket.messages.ts'

/** The talk as buyers have it. */
const TicketTalk = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "tickets" */ '../../../shared/ticket/ticket-talk.tsx')
  ).TicketTalk,
}))

const grey = <Skeleton shape="box" height="240px" />

/** /cabinet/staff/tickets/{id}/: a ticket as the staff answers it. */
export const Page = () => (
  <TicketRead
    waiting={<StaffPage title={messages.title}>{grey}</StaffPage>}
    missing={<NoSuchPage />}
  >
    {(ticket, by) => (
      <StaffPage title={ticket.subject}>
        <Stack direction="row" gap={3} align="center" isWrap>
          <TicketLine {...ticket} />
          <Link to={staffUrls.tickets()}>{messages.back}</Link>
        </Stack>
        <Suspense fallback={grey}>
          <TicketTalk
            ticket={ticket}
            {...by}
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
  </TicketRead>
)
