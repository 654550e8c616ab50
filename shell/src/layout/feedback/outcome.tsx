import { Button, Heading, Stack, Text } from '@isp/ui'
import { useEffect, useRef } from 'react'

/** §9: how long a success is said. */
const SENT_MS = 5000

type OutcomeProps = {
  title: string
  text: string
  back: string
  onBack: () => void
  isSent: boolean
}

/** What became of a message, in place of its form (§4). A success goes by itself or by a click anywhere; a failure waits. */
export const Outcome = ({ title, text, back, onBack, isSent }: OutcomeProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const hide = useRef(onBack)
  hide.current = onBack
  // the button that was pressed is gone: the keyboard goes on here
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => hide.current(), SENT_MS)
    return () => clearTimeout(timer)
  }, [isSent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same by the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: §4 hides it by a click anywhere
    <div role={isSent ? 'status' : 'alert'} onClick={onBack}>
      <Stack gap={3} align="start">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        <Text>{text}</Text>
        <Button ref={button} variant={isSent ? 'secondary' : 'primary'}>
          {back}
        </Button>
      </Stack>
    </div>
  )
}
