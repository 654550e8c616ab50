import type { Order } from '@isp/contract'
import { formatDate } from '@isp/i18n'
import { color } from '@isp/ui'
import { orderMessages as messages } from '../../shared/order/order.messages.ts'

type Line = Pick<Order['lines'][number], 'quantity' | 'reserved' | 'expectedOn' | 'unit'>

/** What is kept in the warehouses for this order, and when the rest comes (D21). */
export const LineStock = ({ line: { quantity, reserved, expectedOn, unit } }: { line: Line }) => {
  const rest = quantity - reserved
  return (
    <span>
      {reserved > 0 && (
        <span css={{ display: 'block', color: color.success }}>
          {messages.reserved(reserved, unit)}
        </span>
      )}
      {rest > 0 && (
        <span css={{ display: 'block', color: color.warning }}>
          {expectedOn
            ? messages.onOrderBy(rest, unit, formatDate(expectedOn))
            : messages.onOrder(rest, unit)}
        </span>
      )}
    </span>
  )
}
