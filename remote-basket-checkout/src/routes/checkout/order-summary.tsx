import type { Basket } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, productName } from '@isp/i18n'
import { Button, Heading, LinkButton, Text } from '@isp/ui'
import type { ReactNode } from 'react'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { linesCss, summaryCss, sumsCss, totalCss } from './order-summary.css.ts'

/** Lines shown by name; the rest is a link to the basket. */
const SHOWN = 4

type SummaryProps = {
  basket: Basket
  isSending: boolean
  hasProblems: boolean
  /** What happened to the last press, above the button. */
  children: ReactNode
}

/** What is ordered and for how much, and the one button. */
export const OrderSummary = ({ basket, isSending, hasProblems, children }: SummaryProps) => {
  const { in_basket: lines, total, vatTotal, totalAvailableNow } = basket
  const rest = lines.length - SHOWN
  return (
    <section css={summaryCss} aria-labelledby="checkout-order">
      <Heading level={2} size={3} id="checkout-order">
        {messages.order}
      </Heading>
      <ul css={linesCss}>
        {lines.slice(0, SHOWN).map(({ productId, name, product, quantityOrdered, sum }) => (
          <li key={productId}>
            <span>{productName(product?.name ?? name)}</span>
            <small>{messages.line(quantityOrdered, product?.unit ?? '')}</small>
            <span>{formatMoney(sum)}</span>
          </li>
        ))}
      </ul>
      <LinkButton to={urls.basket()} variant="ghost" size="s">
        {rest > 0 ? messages.more(rest) : messages.toBasket}
      </LinkButton>
      <dl css={sumsCss}>
        <div>
          <dt>{messages.availableNow}</dt>
          <dd>{formatMoney(totalAvailableNow)}</dd>
        </div>
        {total > totalAvailableNow && (
          <div>
            <dt>{messages.onOrder}</dt>
            <dd>{formatMoney(total - totalAvailableNow)}</dd>
          </div>
        )}
        <div css={totalCss}>
          <dt>{messages.total}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      <Text size="s" tone="muted" isTabular>
        {messages.vat(vatTotal)}
      </Text>
      {children}
      {hasProblems ? (
        <LinkButton to={urls.basket()} isFullWidth>
          {messages.toBasket}
        </LinkButton>
      ) : (
        <Button type="submit" size="l" isFullWidth isLoading={isSending}>
          {messages.submitFor(total)}
        </Button>
      )}
      <Text size="xs" tone="muted">
        {messages.submitNote}
      </Text>
    </section>
  )
}
