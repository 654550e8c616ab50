import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton } from '@isp/ui'
import { upcomingMessages as messages } from './upcoming.messages.ts'

/** An address that the cabinet never had. */
export const UnknownPage = () => (
  <EmptyState
    headingLevel={1}
    icon="search"
    title={messages.unknownTitle}
    text={messages.unknownText}
    action={<LinkButton to={urls.cabinet()}>{messages.toCabinet}</LinkButton>}
  />
)
