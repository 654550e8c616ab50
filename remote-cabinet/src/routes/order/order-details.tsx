import type { Order } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { Heading, Skeleton, Stack, space, Text } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { orderMessages } from '../../shared/order/order.messages.ts'
import { OrderStatusTag } from '../../shared/order/order-status-tag.tsx'
import { BackLink } from '../../shared/page/page-of-one.tsx'
import { PageTitle } from '../../shared/page/page-title.tsx'
import { orderPageMessages as messages } from './order.messages.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'

const OrderActions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order" */ './order-actions.tsx')).OrderActions,
}))
const OrderTail = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order" */ './order-tail.tsx')).OrderTail,
}))
const OrderDocuments = lazy(() => import(/* webpackChunkName: "order" */ './order-documents.tsx'))

export const OrderDetails = ({ order, companyUuid }: { order: Order; companyUuid: string }) => (
  <Stack gap={6}>
    <PageTitle title={orderMessages.title(order.number)} />
    <Stack gap={2}>
      <BackLink to={accountUrls.orders()} text={messages.back} />
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
    {order.isReadOnly ? (
      <Text tone="secondary">{messages.readOnly}</Text>
    ) : (
      <Suspense fallback={<Skeleton shape="box" height="44px" />}>
        <OrderActions order={order} companyUuid={companyUuid} />
      </Suspense>
    )}
    {!order.isReadOnly && order.status !== 'CANCELLED' && (
      <Suspense fallback={<Skeleton shape="box" height="84px" />}>
        <OrderDocuments id={order.id} />
      </Suspense>
    )}
    <OrderFacts order={order} />
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        {messages.lines}
      </Heading>
      <OrderLines order={order} />
    </Stack>
    <Suspense>
      <OrderTail order={order} companyUuid={companyUuid} />
    </Suspense>
  </Stack>
)
