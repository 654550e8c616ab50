import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton } from '@isp/ui'
import { constructorsMessages as messages } from './constructors.messages.ts'

/** An address that names no kind of tool that can be put together. */
export const UnknownType = () => (
  <EmptyState
    icon="search"
    headingLevel={1}
    title={messages.notFoundTitle}
    text={messages.notFoundText}
    action={<LinkButton to={urls.constructors()}>{messages.toAll}</LinkButton>}
  />
)
