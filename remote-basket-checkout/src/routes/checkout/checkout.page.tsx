import { urls } from '@isp/contract/urls'
import { Container, EmptyState, LinkButton } from '@isp/ui'
import { checkoutMessages as messages } from './checkout.messages.ts'

/** The place of checkout until its features move in: says so, and leads on. */
export const CheckoutPage = () => (
  <Container>
    <EmptyState
      headingLevel={1}
      icon="truck"
      title={messages.title}
      text={messages.text}
      action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
    />
  </Container>
)
