import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton } from '@isp/ui'
import { upcomingMessages as messages } from './upcoming.messages.ts'

export const UpcomingPage = () => (
  <EmptyState
    headingLevel={1}
    icon="clock"
    title={messages.title}
    text={messages.text}
    action={<LinkButton to={urls.cabinet()}>{messages.toCabinet}</LinkButton>}
  />
)
