import type { Price } from '@isp/contract'
import { formatMoney } from '@isp/i18n'
import { listingMessages as messages } from '../listing/listing.messages.ts'

/** VAT is a part of the amount, half up to a kopeck, as the server counts it. */
export const netOf = (amount: number, vatRate: number): number =>
  amount - Math.round((amount * vatRate) / (100 + vatRate))

export const Both = ({ amount, vatRate }: { amount: number; vatRate: number }) => (
  <>
    <span className="gross">{formatMoney(amount)}</span>
    <span className="net">{formatMoney(netOf(amount, vatRate))}</span>
  </>
)

/**
 * A price with VAT, without it, and the base price beside an agreement's own: what the visitor has not chosen is hidden
 * by `priceViewCss`, so that one page serves everybody.
 */
export const Amount = ({ price: { amount, base, vatRate } }: { price: Price }) => (
  <>
    <Both amount={amount} vatRate={vatRate} />
    {base !== undefined && (
      <small className="base">
        {messages.base} <Both amount={base} vatRate={vatRate} />
      </small>
    )}
  </>
)

export const PriceTitle = () => (
  <>
    <span className="gross">{messages.columnPrice}</span>
    <span className="net">{messages.columnPriceNet}</span>
  </>
)
