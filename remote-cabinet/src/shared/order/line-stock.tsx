import type { OrderLine } from '@isp/contract'
import { formatDate } from '@isp/i18n'
import { color } from '@isp/ui'
import { orderMessages as messages } from './order.messages.ts'

type Line = Pick<
  OrderLine,
  'quantity' | 'reserved' | 'shipped' | 'cancelled' | 'expectedOn' | 'unit'
>

/** Pieces of an order line: shipped, reserved, expected, cancelled (D21, D39). */
export const LineStock = ({ line }: { line: Line }) => {
  const { quantity, reserved, shipped, cancelled, expectedOn, unit } = line
  const rest = quantity - reserved - shipped - cancelled
  return (
    <span>
      {shipped > 0 && <span css={partCss}>{messages.shipped(shipped, unit)}</span>}
      {reserved > 0 && (
        <span css={{ ...partCss, color: color.success }}>{messages.reserved(reserved, unit)}</span>
      )}
      {rest > 0 && (
        <span css={{ ...partCss, color: color.warning }}>
          {expectedOn
            ? messages.onOrderBy(rest, unit, formatDate(expectedOn))
            : messages.onOrder(rest, unit)}
        </span>
      )}
      {cancelled > 0 && (
        <span css={{ ...partCss, color: color.textMuted }}>
          {messages.cancelledPieces(cancelled, unit)}
        </span>
      )}
    </span>
  )
}

const partCss = { display: 'block' } as const
