import type { ApiError } from '@isp/api-client'
import { Button, Heading, Stack, Text } from '@isp/ui'
import { useEffect, useRef } from 'react'
import { outcomeMessages as messages } from './outcome.messages.ts'

/** §9: how long a success is shown. */
const SENT_MS = 5000

type OutcomeProps = {
  /** Why the message was not sent; null: it was sent. */
  failure: ApiError | null
  onBack: () => void
}

/**
 * Result of sending a message, shown in place of its form (§4): a sibling of the form. A success disappears by itself
 * or on a click anywhere; a failure stays, with the reason given by the server.
 */
export const Outcome = ({ failure, onBack }: OutcomeProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const hide = useRef(onBack)
  hide.current = onBack
  const isSent = !failure
  // the pressed button has disappeared: moves the keyboard focus here, and later back to the form
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
