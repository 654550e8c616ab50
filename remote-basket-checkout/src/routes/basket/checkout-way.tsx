import { urls } from '@isp/contract/urls'
import { useAuth } from '@isp/session'
import { LinkButton, Text } from '@isp/ui'
import {
  notActiveNotice,
  orderRightMessages as rights,
} from '../../shared/order-right/order-right.messages.ts'
import { type OrderRight, orderRightOf } from '../../shared/order-right/order-right.ts'
import { basketMessages as messages } from './basket.messages.ts'

const refusalOf = (right: OrderRight): { title: string; text: string } | null => {
  if (right.kind === 'no-company') return rights.noCompany
  if (right.kind === 'role') return rights.role
  if (right.kind !== 'not-active') return null
  const { title, text } = notActiveNotice(right.status)
  return { title, text: rights.company(right.name, text) }
}

/** The way on: the checkout, or why there is none for this visitor and what to do instead. */
export const CheckoutWay = () => {
  const right = orderRightOf(useAuth((state) => state))
  const refusal = refusalOf(right)
  if (refusal === null) {
    return (
      <>
        <LinkButton to={urls.checkout()} size="l" isFullWidth>
          {messages.checkout}
        </LinkButton>
        <Text size="xs" tone="muted" className="hint">
          {messages.checkoutHint}
        </Text>
      </>
    )
  }
  return (
    <div className="refusal">
      <strong>{refusal.title}</strong>
      <Text size="s" tone="secondary">
        {refusal.text}
      </Text>
      {right.kind !== 'role' && (
        <LinkButton to={urls.contacts()} variant="secondary" isFullWidth>
          {rights.contacts}
        </LinkButton>
      )}
    </div>
  )
}
