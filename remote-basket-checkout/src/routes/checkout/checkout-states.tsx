import { urls } from '@isp/contract/urls'
import type { FailureLook } from '@isp/federation/page'
import { LinkButton, Skeleton, VisuallyHidden } from '@isp/ui'
import { checkoutMessages as messages } from './checkout.messages.ts'

export const CheckoutSkeleton = () => (
  <div aria-busy className="columns">
    <VisuallyHidden>{messages.loading}</VisuallyHidden>
    <div css={{ display: 'grid', gap: '24px' }}>
      <Skeleton shape="box" height="72px" />
      <Skeleton shape="box" height="160px" />
      <Skeleton shape="box" height="200px" />
    </div>
    <Skeleton shape="box" height="280px" />
  </div>
)

/** The checkout cannot be opened; the basket is safe. */
export const checkoutFailureLook: FailureLook = {
  title: messages.errorTitle,
  note: messages.safe,
  action: (
    <LinkButton to={urls.basket()} variant="ghost">
      {messages.toBasket}
    </LinkButton>
  ),
}
