import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton } from '@isp/ui'
import { staffMessages as messages } from './staff.messages.ts'

/** What anybody but the staff finds here: as if nothing were. */
export const NoSuchPage = () => (
  <EmptyState
    headingLevel={1}
    icon="search"
    title={messages.noPageTitle}
    text={messages.noPageText}
    action={<LinkButton to={urls.home()}>{messages.toHome}</LinkButton>}
  />
)
