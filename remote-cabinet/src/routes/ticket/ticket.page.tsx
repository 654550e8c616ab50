import { accountUrls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { EmptyState, Heading, Icon, LinkButton, Skeleton, Stack, space } from '@isp/ui'
import { TicketLine } from '../../shared/ticket/ticket-line.tsx'
import { TicketRead } from '../../shared/ticket/ticket-read.tsx'
import { TicketTalk } from '../../shared/ticket/ticket-talk.tsx'
import { ticketPageMessages as messages } from './ticket.messages.ts'

/** /cabinet/tickets/[id]/: what was asked, what the shop has answered, and the next word. */
export const Page = () => (
  <TicketRead waiting={<TicketSkeleton />} missing={<TicketNotFound />}>
    {(ticket, by) => (
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
        <TicketTalk ticket={ticket} {...by} orderUrl={accountUrls.order} />
      </Stack>
    )}
  </TicketRead>
)

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
