import { ApiError } from '@isp/api-client'
import { isRouteErrorResponse } from '@isp/router'
import { Container, ErrorState, space, useOnReconnect } from '@isp/ui'
import type { ReactNode } from 'react'
import { FailureLine } from './failure-line.tsx'
import { refusalPlace } from './failure-places.tsx'
import type { FailureProps, InsteadOf } from './failure-props.ts'
import { pageKitMessages as messages } from './page.messages.ts'

const statusOf = (error: unknown): number | null =>
  error instanceof ApiError || error instanceof Response || isRouteErrorResponse(error)
    ? error.status
    : null

/** The page's own content for a refusal, else the default one; null if the failure is no refusal and only a retry makes sense. */
const refusalOf = (error: unknown, instead: InsteadOf, headingLevel: 1 | 2 | 3): ReactNode => {
  const own: Readonly<Record<string, ReactNode>> = instead
  const status = statusOf(error)
  const code = error instanceof ApiError ? error.code : ''
  return own[code] ?? own[String(status)] ?? refusalPlace({ error, status, headingLevel })
}

/**
 * Shows every kind of failed read: missing, forbidden, signed out, cut off, waiting for the network, failed. A failure
 * never looks like "not found" or "empty"; it says what to do and gives the request id.
 */
export const Failure = ({
  error,
  isPaused = false,
  isStale = false,
  isRetrying,
  onRetry,
  instead = {},
  title,
  note,
  action,
  size = 'block',
  headingLevel = size === 'page' ? 1 : 2,
}: FailureProps) => {
  const failure = error instanceof ApiError ? error : null
  const isCut = failure?.code === 'NETWORK'
  useOnReconnect(isCut && !isPaused, onRetry)
  if (isStale)
    return <FailureLine text={messages.stale} isRetrying={isRetrying} onRetry={onRetry} />
  const refusal = isPaused ? null : refusalOf(error, instead, headingLevel)
  if (refusal !== null) return refusal
  const heading = isPaused ? messages.pausedTitle : isCut ? messages.cutTitle : title
  const text = isPaused ? messages.pausedText : failure?.message
  if (size === 'line')
    return (
      <FailureLine
        text={isPaused ? `${messages.pausedTitle}.` : (title ?? text ?? '')}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    )
  const place = (
    <ErrorState
      headingLevel={headingLevel}
      title={heading}
      text={note ? [note, text].join(' ') : text}
      requestId={failure?.requestId}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={action}
    />
  )
  return size === 'page' ? <Container css={pageCss}>{place}</Container> : place
}

const pageCss = { paddingBlock: `${space[8]} ${space[16]}` } as const
