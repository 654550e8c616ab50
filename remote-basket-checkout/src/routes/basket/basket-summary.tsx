import type { Basket } from '@isp/contract'
import { formatMoney } from '@isp/i18n'
import { Button, Heading, Text } from '@isp/ui'
import { basketMessages as messages } from './basket.messages.ts'
import { basketSummaryCss } from './basket-summary.css.ts'
import { CheckoutWay } from './checkout-way.tsx'

/** What is paid is with VAT, however the prices above are shown. */
const withVat = <small className="net">{messages.withVat}</small>

type SummaryProps = {
  basket: Basket
  isUpdating: boolean
  onRemoveProblems: () => void
}

/** Totals with VAT, what is there now and what later, and the way on. */
export const BasketSummary = ({ basket, isUpdating, onRemoveProblems }: SummaryProps) => {
  const { in_basket: lines, count, total, vatTotal, totalAvailableNow } = basket
  const { weightTotal, unweighedCount } = basket
  const problemCount = lines.filter(({ problem }) => problem !== null).length
  const later = total - totalAvailableNow
  return (
    <section css={basketSummaryCss} aria-labelledby="basket-summary" aria-busy={isUpdating}>
      <Heading level={2} size={3} id="basket-summary">
        {messages.summary}
      </Heading>
      <dl>
        <div>
          <dt>
            {messages.availableNow} {withVat}
          </dt>
          <dd>{formatMoney(totalAvailableNow)}</dd>
        </div>
        {later > 0 && (
          <div>
            <dt>
              {messages.onOrder} {withVat}
            </dt>
            <dd>{formatMoney(later)}</dd>
          </div>
        )}
        <div className="net">
          <dt>{messages.net}</dt>
          <dd>{formatMoney(total - vatTotal)}</dd>
        </div>
        <div className="total">
          <dt>
            {messages.total} <small className="net">{messages.withVat},</small>{' '}
            <small>{messages.lineCount(count)}</small>
          </dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <div className="inside">
        <Text size="s" tone="muted" isTabular>
          {messages.vat(vatTotal)}
        </Text>
        {weightTotal > 0 && (
          <Text size="s" tone="muted" isTabular>
            {messages.weight(weightTotal, unweighedCount)}
          </Text>
        )}
      </div>
      {problemCount > 0 ? (
        <>
          <Text size="s" tone="danger">
            {messages.problems(problemCount)}
          </Text>
          <Button variant="secondary" icon="trash" isFullWidth onClick={onRemoveProblems}>
            {messages.removeProblems(problemCount)}
          </Button>
        </>
      ) : (
        <CheckoutWay />
      )}
      <p role="status" className="status">
        {isUpdating && messages.updating}
      </p>
    </section>
  )
}
