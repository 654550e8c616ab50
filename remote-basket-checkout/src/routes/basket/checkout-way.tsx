import { accountUrls, checkoutUrl, urls } from '@isp/contract/urls'
import { useStanding } from '@isp/session'
import { LinkButton, Text } from '@isp/ui'
import {
  notActiveNotice,
  orderRightMessages as rights,
} from '../../shared/order-right/order-right.messages.ts'
import { type OrderRefusal, orderRefusalOf } from '../../shared/order-right/order-right.ts'
import { basketMessages as messages } from './basket.messages.ts'

const wordsOf = (refusal: OrderRefusal): { title: string; text: string } => {
  if (refusal.kind === 'no-company') return rights.noCompany
  if (refusal.kind === 'role') return rights.role
  const { title, text } = notActiveNotice(refusal.status)
  return { title, text: rights.company(refusal.name, text) }
}

/** Link to the checkout, or why this visitor cannot order and what to do instead. */
export const CheckoutWay = () => {
  const refusal = orderRefusalOf(useStanding())
  if (refusal === null) {
    return (
      <>
        <LinkButton to={checkoutUrl()} size="l" isFullWidth>
          {messages.checkout}
        </LinkButton>
        <Text size="xs" tone="muted" className="hint">
          {messages.checkoutHint}
        </Text>
      </>
    )
  }
  const { title, text } = wordsOf(refusal)
  return (
    <div className="refusal">
      <strong>{title}</strong>
      <Text size="s" tone="secondary">
        {text}
      </Text>
      {refusal.kind === 'no-company' && (
        <LinkButton to={accountUrls.companies()} variant="secondary" isFullWidth>
          {rights.toCompanies}
        </LinkButton>
      )}
      {refusal.kind === 'not-active' && (
        <LinkButton to={urls.contacts()} variant="secondary" isFullWidth>
          {rights.contacts}
        </LinkButton>
      )}
    </div>
  )
}
