import type { OrderedProduct } from '@isp/contract'
import { priceAt } from '@isp/contract/price-steps'
import { formatQuantity } from '@isp/i18n'
import { color, font, Icon, space } from '@isp/ui'
import { orderedMessages as messages } from './ordered.messages.ts'

type Moved = Pick<OrderedProduct, 'product' | 'lastPrice' | 'lastQuantity'>

/** Less than a tenth of a per cent is told as such a tenth: the price has moved all the same. */
const shareOf = (from: number, to: number): string => {
  const share = (Math.abs(to - from) / from) * 100
  return formatQuantity(
    share < 10 ? Math.max(0.1, Math.round(share * 10) / 10) : Math.round(share),
    '%',
  )
}

/** Today's price of as many pieces (D49) beside the last one that was paid. */
export const PriceMove = ({ product: { price }, lastPrice, lastQuantity }: Moved) => {
  if (!price) return null
  const today = priceAt(price, lastQuantity)
  if (today === lastPrice) return <small>{messages.same}</small>
  const isCheaper = today < lastPrice
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[1],
        fontSize: font.size.xs,
        color: isCheaper ? color.success : color.warning,
      }}
    >
      <Icon name={isCheaper ? 'arrow-down' : 'arrow-up'} size={12} />
      {messages[isCheaper ? 'cheaper' : 'dearer'](shareOf(lastPrice, today))}
    </span>
  )
}
