import type { StaffOrder } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useParams } from '@isp/router'
import { Card, Heading, Skeleton, Stack, Text } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { orderMessages } from '../../../shared/order/order.messages.ts'
import { parseOrderId } from '../../../shared/order/order-id.ts'
import { OrderShipments } from '../../../shared/order/order-shipments.tsx'
import { OrderStatusTag } from '../../../shared/order/order-status-tag.tsx'
import { OrderTimeline } from '../../../shared/order/order-timeline.tsx'
import { NoSuchPage } from '../../../shared/staff/no-such-page.tsx'
import { staffOrderQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDifferenceNotice } from './order-difference.tsx'
import { staffOrderMessages as messages } from './staff-order.messages.ts'
import { StaffOrderFacts } from './staff-order-facts.tsx'
import { StaffOrderLines } from './staff-order-lines.tsx'

/** /cabinet/staff/orders/{id}/: an order as the staff leads it. */
export const Page = () => {
  const { api } = useRemoteContext()
  const id = parseOrderId(useParams().id) ?? 0
  const query = useQuery(staffOrderQuery(api, id))
  return (
    <Read
      query={query}
      waiting={
        <StaffPage title={messages.title}>
          <Skeleton shape="box" height="240px" />
        </StaffPage>
      }
      instead={{ 404: <NoSuchPage /> }}
    >
      {(order) => <Details order={order} />}
    </Read>
  )
}

const Details = ({ order }: { order: StaffOrder }) => (
  <StaffPage title={orderMessages.title(order.number)}>
    <Stack gap={6}>
      <Stack gap={3}>
        <Stack direction="row" gap={3} isWrap css={{ alignItems: 'center' }}>
          <OrderStatusTag status={order.status} />
          <Text as="span" tone="secondary">
            <LocalTime iso={order.createdAt} /> · {messages.author} {order.author}
          </Text>
          <Link to={staffUrls.orders()}>{messages.back}</Link>
        </Stack>
        <OrderActions order={order} />
      </Stack>
      <StaffOrderFacts order={order} />
      <OrderDifferenceNotice order={order} />
      <Stack as="section" gap={3}>
        <Heading level={2} size={3}>
          {messages.lines}
        </Heading>
        <StaffOrderLines lines={order.lines} />
      </Stack>
      {order.shipments.length > 0 && (
        <OrderShipments shipments={order.shipments} lines={order.lines} />
      )}
      <Card as="section">
        <Heading level={2} size={3}>
          {messages.history}
        </Heading>
        <OrderTimeline items={order.activity} />
      </Card>
    </Stack>
  </StaffPage>
)
