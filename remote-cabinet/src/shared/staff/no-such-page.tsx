import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton } from '@isp/ui'
import { noSuchPageMessages as messages } from './no-such-page.messages.ts'

/** What anybody but the staff finds here: as if nothing were. */
export const NoSuchPage = () => (
  <EmptyState
    headingLevel={1}
    icon="search"
    title={messages.title}
    text={messages.text}
    action={<LinkButton to={urls.home()}>{messages.toHome}</LinkButton>}
  />
)
