import { ApiError } from '@isp/api-client'
import { useRemoteContext } from '@isp/federation/remote'
import { Spinner, Stack, Text } from '@isp/ui'
import { useCallback, useEffect, useState } from 'react'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { createOrder } from './checkout.queries.ts'
import { CheckoutFailure } from './checkout-places.tsx'
import { forgetAttempt, type OrderAttempt } from './order-attempt.ts'
import { useOrderDone } from './use-order.ts'

type ResumedProps = { attempt: OrderAttempt; onNothing: () => void }

/** The same attempt once more, with its own key: the order, if there is one, is shown; a second never appears. */
export const ResumedOrder = ({ attempt, onNothing }: ResumedProps) => {
  const { api } = useRemoteContext()
  const finish = useOrderDone()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const ask = useCallback(async () => {
    setFailure(null)
    try {
      await finish(await createOrder(api, attempt))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isRetryable) return setFailure(error)
      forgetAttempt()
      onNothing()
    }
  }, [api, attempt])
  useEffect(() => void ask(), [ask])
  if (failure) return <CheckoutFailure error={failure} onRetry={() => void ask()} />
  return (
    <Stack align="center" gap={3} css={{ paddingBlock: '48px' }}>
      <Spinner size={32} label={null} />
      <Text tone="secondary">
        <span role="status">{messages.resuming}</span>
      </Text>
    </Stack>
  )
}
