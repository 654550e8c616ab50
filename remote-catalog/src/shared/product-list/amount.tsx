import type { Price } from '@isp/contract'
import { vatWithin } from '@isp/contract/trade-rules'
import { formatMoney } from '@isp/i18n'
import type { ReactNode } from 'react'
import { listingMessages as messages } from '../listing/listing.messages.ts'

/** Shown to whoever has chosen prices with VAT, as all have who chose nothing. */
export const Gross = ({ children }: { children: ReactNode }) => (
  <span className="gross">{children}</span>
)

/** Shown to whoever has chosen prices without VAT. */
export const Net = ({ children }: { children: ReactNode }) => (
  <span className="net">{children}</span>
)

export const Both = ({ amount, vatRate }: { amount: number; vatRate: number }) => (
  <>
    <Gross>{formatMoney(amount)}</Gross>
    <Net>{formatMoney(amount - vatWithin(amount, vatRate))}</Net>
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
    <Gross>{messages.columnPrice}</Gross>
    <Net>{messages.columnPriceNet}</Net>
  </>
)
