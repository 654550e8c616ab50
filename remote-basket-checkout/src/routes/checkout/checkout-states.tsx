import { urls } from '@isp/contract/urls'
import type { FailureLook } from '@isp/federation/page'
import { LinkButton, media, Skeleton, VisuallyHidden } from '@isp/ui'
import { WithoutScripts } from '../../shared/without-scripts/without-scripts.tsx'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { columnsCss } from './checkout-page.css.ts'

export const CheckoutSkeleton = () => (
  <>
    <div aria-busy css={{ [media.noScripts]: { display: 'none' } }}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div css={columnsCss}>
        <div css={{ display: 'grid', gap: '24px' }}>
          <Skeleton shape="box" height="72px" />
          <Skeleton shape="box" height="160px" />
          <Skeleton shape="box" height="200px" />
        </div>
        <Skeleton shape="box" height="280px" />
      </div>
    </div>
    <WithoutScripts text={messages.needsScripts} />
  </>
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
