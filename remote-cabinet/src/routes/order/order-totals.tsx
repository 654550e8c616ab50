import type { Order } from '@isp/contract'
import { formatMoney } from '@isp/i18n'
import { font, space } from '@isp/ui'
import { orderMessages } from '../../shared/order/order.messages.ts'
import { orderPageMessages as messages } from './order.messages.ts'

export const OrderTotals = ({
  order: { total, vatTotal, lineCount },
}: {
  order: Pick<Order, 'total' | 'vatTotal' | 'lineCount'>
}) => (
  <dl css={rootCss}>
    <dt data-part="total">
      {messages.total}, {orderMessages.positions(lineCount)}
    </dt>
    <dd data-part="total">{formatMoney(total)}</dd>
    <dt>{messages.vat}</dt>
    <dd>{formatMoney(vatTotal)}</dd>
  </dl>
)

const rootCss = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  columnGap: space[6],
  rowGap: space[1],
  alignItems: 'baseline',
  margin: 0,
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: font.tabular, whiteSpace: 'nowrap' },
  '& [data-part="total"]': { fontWeight: font.weight.semibold, fontSize: font.size.l },
} as const
