import type { Order } from '@isp/contract'
import { Card, color, font, Heading, media, space } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { Fact } from '../../shared/order/fact.tsx'
import { orderPageMessages as messages } from './order.messages.ts'
import { OrderTotals } from './order-totals.tsx'

const OrderExtras = lazy(() => import(/* webpackChunkName: "order" */ './order-extras.tsx'))

/** What the order comes to, where it goes and who answers for it: read before the lines. */
export const OrderFacts = ({ order }: { order: Order }) => (
  <Card as="section" css={cardCss}>
    <OrderTotals order={order} />
    <Heading level={2} size={3}>
      {messages.facts}
    </Heading>
    <dl css={rootCss}>
      <Fact label={messages.delivery}>{order.deliveryMethod.name}</Fact>
      {order.address && <Fact label={messages.address}>{order.address}</Fact>}
      <Fact label={messages.contact}>
        {order.contact.name}
        <br />
        {/* A link needs the number without its spaces and brackets. */}
        <a href={`tel:${order.contact.phone.replace(/[^\d+]/g, '')}`}>{order.contact.phone}</a>
        <br />
        <a href={`mailto:${order.contact.email}`}>{order.contact.email}</a>
      </Fact>
      <Fact label={messages.company}>
        {order.company.name}
        <br />
        {messages.inn(order.company.inn)}
      </Fact>
      <Fact label={messages.agreement}>{order.agreement}</Fact>
      {order.comment && (
        <Fact label={messages.comment}>
          <span css={{ whiteSpace: 'pre-line' }}>{order.comment}</span>
        </Fact>
      )}
      <Suspense>
        <OrderExtras order={order} />
      </Suspense>
    </dl>
  </Card>
)

const cardCss = {
  display: 'grid',
  gap: space[4],
  '& > h2': { paddingTop: space[4], borderTop: `1px solid ${color.line}` },
} as const

const rootCss = {
  display: 'grid',
  gap: space[3],
  margin: 0,
  [media.up(744)]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    columnGap: space[6],
  },
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd a': { display: 'inline-block', paddingBlock: space[1] },
} as const
