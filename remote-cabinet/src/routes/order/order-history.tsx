import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Card, Heading, Skeleton, Text } from '@isp/ui'
import { orderActivityQuery } from '../../shared/order/order.queries.ts'
import { OrderTimeline } from '../../shared/order/order-timeline.tsx'
import { orderHistoryMessages as messages } from './order-history.messages.ts'

/** Every change of the order, newest first; its failure leaves the order itself readable. */
export const OrderHistory = ({ id, companyUuid }: { id: number; companyUuid: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(orderActivityQuery(api, companyUuid, id))
  return (
    <Card as="section">
      <Heading level={2} size={3}>
        {messages.history}
      </Heading>
      <Read
        query={query}
        headingLevel={3}
        waiting={<Skeleton lines={4} />}
        instead={{ 404: <NoHistory /> }}
        isEmpty={(items) => items.length === 0}
        empty={<NoHistory />}
      >
        {(items) => <OrderTimeline items={items} />}
      </Read>
    </Card>
  )
}

const NoHistory = () => <Text tone="muted">{messages.noHistory}</Text>
