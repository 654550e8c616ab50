import { ApiError } from '@isp/api-client'
import { Button, FailureNote, Spinner, Stack, Text } from '@isp/ui'
import { type ReactNode, useId, useState } from 'react'
import { CODE_LENGTH, CodeBoxes, emptyCode } from './code-boxes.tsx'
import { registrationMessages as messages } from './registration.messages.ts'
import { useCountdown } from './use-countdown.ts'

type CodeStepProps = {
  address: string
  sentAt: number
  /** Checks a whole code; rejects when it was not taken, and the boxes are empty again. */
  onCode: (code: string) => Promise<void>
  onResend: () => void
  isBusy: boolean
  isSending: boolean
  /** What the server said of the last code, or of sending one. */
  error: ReactNode
  onBack: () => void
}

/** §2.8: whom the code went to, four boxes, a new code after a minute or an error. */
export const CodeStep = (props: CodeStepProps) => {
  const { address, sentAt, onCode, onResend, isBusy, isSending, error, onBack } = props
  const [digits, setDigits] = useState(emptyCode)
  const seconds = useCountdown(sentAt)
  const errorId = useId()
  const handleChange = (next: readonly string[]) => {
    setDigits(next)
    const code = next.join('')
    // one check at a time
    if (code.length !== CODE_LENGTH || isBusy) return
    onCode(code).catch((error: unknown) => {
      setDigits(emptyCode)
      if (!(error instanceof ApiError)) throw error // a bug must not pass for a refusal
    })
  }
  const mayAsk = !isBusy && (seconds === 0 || Boolean(error))
  return (
    <Stack gap={4}>
      <div>
        <Text>
          {messages.sentTo} <strong css={addressCss}>{address}</strong>
        </Text>
        <Text size="s" tone="muted">
          {messages.spam}
        </Text>
      </div>
      <CodeBoxes
        digits={digits}
        onChange={handleChange}
        isBusy={isBusy}
        isWrong={Boolean(error)}
        describedBy={error ? errorId : undefined}
      />
      <FailureNote id={errorId}>{error}</FailureNote>
      {isBusy && (
        <Stack direction="row" gap={2} align="center">
          <Spinner label={null} />
          <span role="status">{messages.checking}</span>
        </Stack>
      )}
      {mayAsk && (
        <Button variant="secondary" isFullWidth isLoading={isSending} onClick={onResend}>
          {messages.askNewCode}
        </Button>
      )}
      {!mayAsk && !isBusy && <Text tone="muted">{messages.newCodeIn(seconds)}</Text>}
      <Button variant="ghost" isFullWidth disabled={isBusy} onClick={onBack}>
        {messages.changeEmail}
      </Button>
    </Stack>
  )
}

const addressCss = { overflowWrap: 'anywhere' } as const
