import { urls } from '@isp/contract/urls'
import { Container, EmptyState, LinkButton } from '@isp/ui'
import { cabinetMessages as messages } from './cabinet.messages.ts'

/** The place of the cabinet until its features move in: says so, and leads on. */
export const CabinetPage = () => (
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
