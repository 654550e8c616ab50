import { ApiError } from '@isp/api-client'
import { useRemoteContext } from '@isp/federation/remote'
import { Spinner, Stack, Text } from '@isp/ui'
import { useEffect } from 'react'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { checkoutFailureLook } from './checkout-states.tsx'
import { forgetAttempt, type OrderAttempt } from './order-attempt.ts'
import { useOrderCall } from './use-order-call.ts'

type ResumedProps = { attempt: OrderAttempt; onNothing: () => void }

/** The same attempt once more, with its own key: the order, if there is one, is shown; a second never appears. */
export const ResumedOrder = ({ attempt, onNothing }: ResumedProps) => {
  const { Failure } = useRemoteContext()
  const { submit, failure } = useOrderCall()
  const ask = async () => {
    try {
      await submit(attempt)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isRetryable) return // said below, with a retry
      forgetAttempt()
      onNothing()
    }
  }
  useEffect(() => void ask(), [attempt.key])
  if (failure?.isRetryable)
    return (
      <Failure
        {...checkoutFailureLook}
        error={failure}
        isRetrying={false}
        onRetry={() => void ask()}
      />
    )
  return (
    <Stack align="center" gap={3} css={{ paddingBlock: '48px' }}>
      <Spinner size={32} label={null} />
      <Text tone="secondary">
        <span role="status">{messages.resuming}</span>
      </Text>
    </Stack>
  )
}
