import type { Order } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Heading, Icon, Skeleton, Stack, space, Text } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { orderClaimsQuery } from '../../shared/claim/claim.queries.ts'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { orderMessages } from '../../shared/order/order.messages.ts'
import { OrderStatusTag } from '../../shared/order/order-status-tag.tsx'
import { orderPageMessages as messages } from './order.messages.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'

const OrderActions = lazy(async () => ({
  default: (await import('./order-actions.tsx')).OrderActions,
}))
const OrderTail = lazy(async () => ({ default: (await import('./order-tail.tsx')).OrderTail }))
const OrderDocuments = lazy(() => import('./order-documents.tsx'))

type OrderDetailsProps = { order: Order; companyUuid: string }

export const OrderDetails = ({ order, companyUuid }: OrderDetailsProps) => {
  const { api } = useRemoteContext()
  // what has not come can be read without: the order itself is there
  const { data: claims = [] } = useQuery({
    ...orderClaimsQuery(api, companyUuid, order.id),
    enabled: order.lines.some(({ shipped }) => shipped > 0),
  })
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Link to={accountUrls.orders()} css={backCss}>
          <Icon name="arrow-left" size={16} />
          {messages.back}
        </Link>
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }}>
          <Heading level={1}>{orderMessages.title(order.number)}</Heading>
          <OrderStatusTag status={order.status} />
        </div>
        <Text tone="secondary">
          {messages.created} <LocalTime iso={order.createdAt} />
          {' · '}
          {messages.author} {order.author}
        </Text>
      </Stack>
      <OrderProgress status={order.status} />
      <Suspense fallback={<Skeleton shape="box" height="44px" />}>
        <OrderActions order={order} companyUuid={companyUuid} />
      </Suspense>
      {order.status !== 'CANCELLED' && (
        <Suspense fallback={<Skeleton shape="box" height="84px" />}>
          <OrderDocuments id={order.id} />
        </Suspense>
      )}
      <OrderFacts order={order} />
      <Stack as="section" gap={3}>
        <Heading level={2} size={3}>
          {messages.lines}
        </Heading>
        <OrderLines lines={order.lines} orderId={order.id} claims={claims} />
      </Stack>
      <Suspense>
        <OrderTail order={order} companyUuid={companyUuid} />
      </Suspense>
    </Stack>
  )
}

const backCss = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space[1],
  minHeight: '24px',
} as const
