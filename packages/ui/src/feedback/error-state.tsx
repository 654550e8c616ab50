import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Heading, Text } from '../layout/typography.tsx'
import { color, font, radius, space } from '../tokens.ts'
import { uiMessages } from '../ui.messages.ts'

export type ErrorStateProps = {
  title?: string
  text?: ReactNode
  /** Lets support find the log line. */
  requestId?: string | null
  onRetry?: () => void
  isRetrying?: boolean
  /** Beside «Повторить»: a link home, another way. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

/** Something failed: what, what to do, and the number to name to support. */
export const ErrorState = ({
  title = uiMessages.errorTitle,
  text = uiMessages.errorText,
  requestId,
  onRetry,
  isRetrying = false,
  action,
  headingLevel = 2,
  className,
}: ErrorStateProps) => (
  <div role="alert" className={className} css={rootCss}>
    <Icon name="warning" size={28} css={{ color: color.danger }} />
    <div css={{ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 }}>
      <Heading level={headingLevel} size={3}>
        {title}
      </Heading>
      <Text as="div" tone="secondary" css={{ maxWidth: '64ch' }}>
        {text}
      </Text>
      {(onRetry || action) && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[2] }}>
          {onRetry && (
            <Button variant="secondary" icon="refresh" onClick={onRetry} isLoading={isRetrying}>
              {uiMessages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <Text size="xs" tone="muted">
          {uiMessages.requestId}:{' '}
          <span css={{ fontFamily: font.mono, userSelect: 'all', WebkitUserSelect: 'all' }}>
            {requestId}
          </span>
        </Text>
      )}
    </div>
  </div>
)

const rootCss = {
  display: 'flex',
  gap: space[4],
  padding: space[6],
  border: `1px solid ${color.line}`,
  borderLeft: `3px solid ${color.danger}`,
  borderRadius: radius.m,
  background: color.surface,
} as const
