import { accountUrls } from '@isp/contract/urls'
import { EmptyState, LinkButton } from '@isp/ui'
import { orderPageMessages } from './order.messages.ts'
import { orderNotFoundMessages as messages } from './order-not-found.messages.ts'

const OrderNotFound = () => (
  <EmptyState
    headingLevel={1}
    icon="box"
    title={messages.title}
    text={messages.text}
    action={<LinkButton to={accountUrls.orders()}>{orderPageMessages.back}</LinkButton>}
  />
)

export default OrderNotFound
