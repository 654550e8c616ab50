import { urls } from '@isp/contract/urls'
import { useStanding } from '@isp/session'
import { EmptyState, LinkButton } from '@isp/ui'
import { noOrdersMessages as messages } from './no-orders.messages.ts'

/** Asks nobody for an order that the shop would refuse (D43). */
export const NoOrders = ({ headingLevel }: { headingLevel?: 3 }) => {
  const standing = useStanding()
  const isWaiting = standing.kind === 'member' && standing.company.status.code === 'MODERATION'
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={messages.title}
      text={isWaiting ? messages.onModeration : messages.text}
      action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
    />
  )
}
