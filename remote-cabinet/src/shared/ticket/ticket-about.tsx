import type { Ticket } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Link } from '@isp/router'
import { color, font } from '@isp/ui'
import { ticketMessages as messages } from './ticket.messages.ts'

type TicketAboutProps = Pick<Ticket, 'order' | 'product'> & {
  /** The page of an order, as this reader opens it. */
  orderUrl: (id: number) => string
}

/** The order and the product that it is about; a product that is sold no more has no page. */
export const TicketAbout = ({ order, product, orderUrl }: TicketAboutProps) => (
  <span css={rootCss}>
    {order && <Link to={orderUrl(order.id)}>{messages.order(order.number)}</Link>}
    {product && (
      <span>
        {product.slug === null ? (
          product.name
        ) : (
          <Link to={urls.product(product.slug)}>{product.name}</Link>
        )}{' '}
        <small>{messages.article(product.article)}</small>
      </span>
    )}
  </span>
)

const rootCss = {
  display: 'grid',
  overflowWrap: 'anywhere',
  '& small': { color: color.textMuted, fontSize: font.size.s },
} as const
