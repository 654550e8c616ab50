import { accountUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { EmptyState, Heading, Icon, LinkButton, Skeleton, Stack, space } from '@isp/ui'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { ticketQuery } from '../../shared/ticket/ticket.queries.ts'
import { TicketLine } from '../../shared/ticket/ticket-line.tsx'
import { TicketTalk } from '../../shared/ticket/ticket-talk.tsx'
import { useTicketsCompany } from '../../shared/ticket/unread-tickets.query.ts'
import { ticketPageMessages as messages } from './ticket.messages.ts'

/** /cabinet/tickets/[id]/: what was asked, what the shop has answered, and the next word. */
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
      waiting={<TicketSkeleton />}
      instead={{ 404: <TicketNotFound /> }}
    >
      {(ticket) => (
        <Stack gap={5}>
          <Stack gap={2}>
            <Link to={accountUrls.tickets()} css={backCss}>
              <Icon name="arrow-left" size={16} />
              {messages.back}
            </Link>
            <Heading level={1}>{ticket.subject}</Heading>
            <Stack direction="row" gap={3} align="center" isWrap>
              <TicketLine {...ticket} />
            </Stack>
          </Stack>
          <TicketTalk
            ticket={ticket}
            company={company}
            reader={standing.user.uuid}
            orderUrl={accountUrls.order}
          />
        </Stack>
      )}
    </Read>
  )
}

const TicketSkeleton = () => (
  <Stack gap={5}>
    <Skeleton shape="box" width="min(320px, 80%)" height="36px" />
    <Skeleton shape="box" height="72px" />
    <Skeleton shape="box" height="280px" />
  </Stack>
)

const TicketNotFound = () => (
  <EmptyState
    headingLevel={1}
    icon="mail"
    title={messages.notFoundTitle}
    text={messages.notFoundText}
    action={<LinkButton to={accountUrls.tickets()}>{messages.back}</LinkButton>}
  />
)

const backCss = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space[1],
  minHeight: '24px',
} as const
