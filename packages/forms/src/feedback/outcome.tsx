import type { ApiError } from '@isp/api-client'
import { Button, Heading, Stack, Text } from '@isp/ui'
import { useEffect, useRef } from 'react'
import { outcomeMessages as messages } from './outcome.messages.ts'

/** §9: how long a success is said. */
const SENT_MS = 5000

type OutcomeProps = {
  /** Why the message was not sent; null: it was. */
  failure: ApiError | null
  onBack: () => void
}

/**
 * What became of a message, in place of its form (§4): a sibling of that form. A success goes by itself or by a click
 * anywhere; a failure waits, and says as well why the server has refused.
 */
export const Outcome = ({ failure, onBack }: OutcomeProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const hide = useRef(onBack)
  hide.current = onBack
  const isSent = !failure
  // the button that was pressed is gone: the keyboard goes on here, and in the form afterwards
  useEffect(() => {
    const root = button.current?.closest('[role]')
    const place = root?.parentElement
    button.current?.focus()
    root?.scrollIntoView({ block: 'nearest' })
    const timer = isSent ? setTimeout(() => hide.current(), SENT_MS) : 0
    return () => {
      clearTimeout(timer)
      if (document.activeElement === document.body)
        place?.querySelector<HTMLElement>('textarea, [type=tel]')?.focus()
    }
  }, [isSent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same by the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: §4 hides it by a click anywhere
    <div role={isSent ? 'status' : 'alert'} onClick={onBack}>
      <Stack gap={3} align="start">
        <Heading level={2} size={3}>
          {isSent ? messages.sentTitle : messages.failedTitle}
        </Heading>
        <Text>{isSent ? messages.sent : messages.failed}</Text>
        {failure && (!failure.isRetryable || failure.status === 429) && (
          <Text tone="secondary">{failure.message}</Text>
        )}
        <Button ref={button} variant={isSent ? 'secondary' : 'primary'}>
          {isSent ? messages.sendMore : messages.back}
        </Button>
      </Stack>
    </div>
  )
}
