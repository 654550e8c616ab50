import { Button, space, Text } from '@isp/ui'
import { pageKitMessages as messages } from './page.messages.ts'

type FailureLineProps = { text: string; isRetrying: boolean; onRetry: () => void }

/** Shows a failed read as one line inside content that stays readable. */
export const FailureLine = ({ text, isRetrying, onRetry }: FailureLineProps) => (
  <div role="alert" css={rootCss}>
    <Text tone="secondary">{text}</Text>
    <Button variant="secondary" size="s" icon="refresh" isLoading={isRetrying} onClick={onRetry}>
      {messages.retry}
    </Button>
  </div>
)

const rootCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
} as const
