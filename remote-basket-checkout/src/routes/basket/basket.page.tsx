import { urls } from '@isp/contract/urls'
import { Container, EmptyState, LinkButton } from '@isp/ui'
import { basketMessages as messages } from './basket.messages.ts'

/** The place of the basket until its features move in: says so, and leads on. */
export const BasketPage = () => (
  <Container>
    <EmptyState
      headingLevel={1}
      icon="basket"
      title={messages.title}
      text={messages.text}
      action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
    />
  </Container>
)
