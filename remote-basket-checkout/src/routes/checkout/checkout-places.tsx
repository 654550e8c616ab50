import { ApiError } from '@isp/api-client'
import { urls } from '@isp/contract/urls'
import { clientErrorMessages } from '@isp/i18n'
import { ErrorState, LinkButton, Skeleton, VisuallyHidden } from '@isp/ui'
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

type FailureProps = {
  error: unknown
  isOffline?: boolean
  isRetrying?: boolean
  onRetry: () => void
}

/** The checkout cannot be opened; the basket is safe. */
export const CheckoutFailure = ({
  error,
  isOffline = false,
  isRetrying = false,
  onRetry,
}: FailureProps) => {
  const failure = error instanceof ApiError ? error : null
  const isCut = isOffline || failure?.code === 'NETWORK'
  return (
    <ErrorState
      title={isCut ? messages.offlineTitle : messages.errorTitle}
      text={isCut ? messages.offlineText : (failure?.message ?? clientErrorMessages.UNKNOWN)}
      requestId={failure?.requestId}
      isRetrying={isRetrying}
      onRetry={onRetry}
      action={
        <LinkButton to={urls.basket()} variant="ghost">
          {messages.toBasket}
        </LinkButton>
      }
    />
  )
}
