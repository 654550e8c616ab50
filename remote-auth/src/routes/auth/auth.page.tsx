import { urls } from '@isp/contract/urls'
import { Container, EmptyState, LinkButton } from '@isp/ui'
import { authMessages as messages } from './auth.messages.ts'

/** The place of sign-in and registration until its features move in: says so, and leads on. */
export const AuthPage = () => (
  <Container>
    <EmptyState
      headingLevel={1}
      icon="user"
      title={messages.title}
      text={messages.text}
      action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
    />
  </Container>
)
