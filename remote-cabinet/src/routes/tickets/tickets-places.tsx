import { EmptyState, LinkButton } from '@isp/ui'
import { newTicketUrl } from './new-ticket-address.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'

/** What to ask here, and the way to do it. */
export const NoTickets = () => (
  <EmptyState
    icon="mail"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={newTicketUrl()}>{messages.create}</LinkButton>}
  />
)

/** The form above has the way back. */
export const NothingFound = () => (
  <EmptyState icon="search" title={messages.nothingTitle} text={messages.nothingText} />
)

export const NoSuchPage = ({ first }: { first: string }) => (
  <EmptyState
    icon="search"
    title={messages.noPageTitle}
    action={
      <LinkButton to={first} variant="secondary">
        {messages.toFirst}
      </LinkButton>
    }
  />
)
