import type { StaffOrder } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { formatMoney } from '@isp/i18n'
import { Link } from '@isp/router'
import { Card, color, font, Heading, media, space } from '@isp/ui'
import { Fact } from '../../../shared/order/fact.tsx'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { ReportedOrder } from '../../../shared/order/reported-order.tsx'
import { staffOrderMessages as messages } from './staff-order.messages.ts'
import { StaffOrderFiles } from './staff-order-files.tsx'

/** Whose it is, where it goes, what it comes to. */
export const StaffOrderFacts = ({ order }: { order: StaffOrder }) => (
  <Card as="section">
    <Heading level={2} size={3}>
      {messages.facts}
    </Heading>
    <dl css={factsCss}>
      <Fact label={messages.total}>
        <strong>{formatMoney(order.total)}</strong>
        <br />
        {messages.vat} {formatMoney(order.vatTotal)}
      </Fact>
      <Fact label={messages.company}>
        <Link to={staffUrls.company(order.company.uuid)}>{order.company.name}</Link>
        <br />
        {messages.inn(order.company.inn)} ·{' '}
        <Link to={staffUrls.orders(new URLSearchParams({ company: order.company.uuid }))}>
          {messages.companyOrders}
        </Link>
      </Fact>
      <Fact label={messages.agreement}>{order.agreement}</Fact>
      <Fact label={messages.delivery}>
        {order.deliveryMethod.name}
        {order.address && (
          <>
            <br />
            {order.address}
          </>
        )}
      </Fact>
      <Fact label={messages.contact}>
        {order.contact.name}
        <br />
        <a href={`tel:${order.contact.phone.replace(/[^\d+]/g, '')}`}>{order.contact.phone}</a>
        <br />
        <a href={`mailto:${order.contact.email}`}>{order.contact.email}</a>
      </Fact>
      {order.reservedUntil && (
        <Fact label={messages.reservedUntil}>
          <LocalTime iso={order.reservedUntil} />
        </Fact>
      )}
      {order.reservationEndedAt && (
        <Fact label={messages.reservationEnded}>
          <LocalTime iso={order.reservationEndedAt} />
        </Fact>
      )}
      {order.comment && (
        <Fact label={messages.buyerComment}>
          <span css={{ whiteSpace: 'pre-line' }}>{order.comment}</span>
        </Fact>
      )}
      <ReportedOrder order={order} reader="staff" />
      {order.files.length + (order.papers?.length ?? 0) > 0 && (
        <Fact label={messages.files}>
          <StaffOrderFiles order={order} />
        </Fact>
      )}
    </dl>
  </Card>
)

const factsCss = {
  display: 'grid',
  gap: space[3],
  margin: `${space[3]} 0 0`,
  [media.up(744)]: { gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' },
  '& dt': { color: color.textMuted, fontSize: font.size.s },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd a': { display: 'inline-block', paddingBlock: space[1] },
} as const
