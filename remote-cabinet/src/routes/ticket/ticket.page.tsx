import { accountUrls } from '@isp/contract/urls'
import { EmptyState, Heading, LinkButton, Stack } from '@isp/ui'
import { BackLink, SkeletonOfOne } from '../../shared/page/page-of-one.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { TicketLine } from '../../shared/ticket/ticket-line.tsx'
import { TicketRead } from '../../shared/ticket/ticket-read.tsx'
import { TicketTalk } from '../../shared/ticket/ticket-talk.tsx'
import { ticketPageMessages as messages } from './ticket.messages.ts'

/** /cabinet/tickets/[id]/: what was asked, what the shop has answered, and the next word. */
export const Page = () => (
  <TicketRead waiting={<SkeletonOfOne />} missing={<TicketNotFound />}>
    {(ticket, by) => (
      <Stack gap={5}>
        <PageTitle title={ticket.subject} />
        <Stack gap={2}>
          <BackLink to={accountUrls.tickets()} text={messages.back} />
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

const TicketNotFound = () => (
  <EmptyState
    headingLevel={1}
    icon="mail"
    title={messages.notFoundTitle}
    text={messages.notFoundText}
    action={<LinkButton to={accountUrls.tickets()}>{messages.back}</LinkButton>}
  />
)
