import { formatMoney } from '@isp/i18n'

/** An amount with VAT and without it, kopecks; `priceViewCss` shows the one that was chosen. */
export const BothPrices = ({ gross, vat }: { gross: number; vat: number }) => (
  <>
    <span className="gross">{formatMoney(gross)}</span>
    <span className="net">{formatMoney(gross - vat)}</span>
  </>
)
