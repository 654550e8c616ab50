import type { Basket } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, productName } from '@isp/i18n'
import { Button, Heading, LinkButton, Text } from '@isp/ui'
import { type ReactNode, useState } from 'react'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { linesBoxCss, linesCss, summaryCss, sumsCss, totalCss } from './order-summary.css.ts'

/** Lines shown at first, and how many more with every press. */
const SHOWN = 30
const STEP = 100

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
  const [shown, setShown] = useState(SHOWN)
  const rest = lines.length - shown
  return (
    <section css={summaryCss} aria-labelledby="checkout-order">
      <Heading level={2} size={3} id="checkout-order">
        {messages.order}{' '}
        <Text as="span" tone="muted" size="s">
          {messages.lines(lines.length)}
        </Text>
      </Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keys only with the focus in it */}
      <section aria-label={messages.orderLines} tabIndex={0} css={linesBoxCss}>
        <ol css={linesCss}>
          {lines
            .slice(0, shown)
            .map(({ productId, name, product, quantityOrdered, sum, problem, comment }, at) => (
              <li key={productId}>
                <span>
                  {at + 1}. {productName(product?.name ?? name)}
                </span>
                <span>{problem ? <em>{messages.notOrderable}</em> : formatMoney(sum)}</span>
                <small>{messages.line(quantityOrdered, product?.unit ?? '')}</small>
                {comment && <q>{comment}</q>}
              </li>
            ))}
        </ol>
        {rest > 0 && (
          <Button variant="ghost" size="s" onClick={() => setShown(shown + STEP)}>
            {messages.more(Math.min(rest, STEP))}
          </Button>
        )}
      </section>
      <LinkButton to={urls.basket()} variant="ghost" size="s">
        {messages.toBasket}
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
