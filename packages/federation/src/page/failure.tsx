import { ApiError } from '@isp/api-client'
import type { ErrorCode } from '@isp/contract/errors'
import { clientErrorMessages } from '@isp/i18n'
import { isRouteErrorResponse } from '@isp/router'
import { Container, EmptyState, ErrorState, space, useOnReconnect } from '@isp/ui'
import type { ReactNode } from 'react'
import { FailureLine } from './failure-line.tsx'
import { CompanyNeeded, NotFound, SignedOut } from './failure-places.tsx'
import { pageKitMessages as messages } from './page.messages.ts'

/** What a page itself shows for an expected refusal, by the server's code or by status. */
export type InsteadOf = Partial<Record<ErrorCode | 400 | 403 | 404 | 409, ReactNode>>

export type FailureLook = {
  instead?: InsteadOf
  /** What could not be shown: «Корзина не загрузилась». */
  title?: string
  /** What is safe all the same: «Корзина сохранена.» */
  note?: string
  /** Beside «Повторить»: another way on. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** `page` fills the place of a whole page, `line` is a sentence with a button inside something larger. */
  size?: 'page' | 'block' | 'line'
}

export type FailureProps = FailureLook & {
  /** What was thrown; null while nothing could even be asked. */
  error: unknown
  /** There is no network: the question waits, and goes on by itself. */
  isPaused?: boolean
  isRetrying: boolean
  onRetry: () => void
}

const statusOf = (error: unknown): number | null =>
  error instanceof ApiError || error instanceof Response || isRouteErrorResponse(error)
    ? error.status
    : null

/** The place of what is missing or refused; null where there is only something to try again. */
const refusalOf = (error: unknown, instead: InsteadOf, level: 1 | 2 | 3): ReactNode => {
  const own: Readonly<Record<string, ReactNode>> = instead
  const status = statusOf(error)
  const code = error instanceof ApiError ? error.code : null
  const words = (code === null ? undefined : own[code]) ?? own[String(status)]
  if (words !== undefined) return words
  if (code === 'COMPANY_REQUIRED') return <CompanyNeeded headingLevel={level} />
  if (status === 401) return <SignedOut headingLevel={level} />
  if (status === 404) return <NotFound headingLevel={level} />
  if (status !== 403 || !(error instanceof ApiError)) return null
  return (
    <EmptyState
      icon="info"
      headingLevel={level}
      title={messages.forbiddenTitle}
      text={error.message}
    />
  )
}

/**
 * The one place of a read that brought nothing: missing, forbidden, signed out, cut off, waiting for the network, or
 * failed. A failure never looks like "not found" or "empty", says what to do and names the request.
 */
export const Failure = ({
  error,
  isPaused = false,
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
  const refusal = isPaused ? null : refusalOf(error, instead, headingLevel)
  if (refusal !== null) return refusal
  const heading = isPaused ? messages.pausedTitle : isCut ? messages.cutTitle : title
  const text = isPaused ? messages.pausedText : (failure?.message ?? clientErrorMessages.UNKNOWN)
  if (size === 'line')
    return (
      <FailureLine
        text={isPaused ? `${messages.pausedTitle}.` : (title ?? text)}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    )
  const place = (
    <ErrorState
      headingLevel={headingLevel}
      title={heading}
      text={note ? `${note} ${text}` : text}
      requestId={failure?.requestId}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={action}
    />
  )
  return size === 'page' ? <Container css={pageCss}>{place}</Container> : place
}

const pageCss = { paddingBlock: `${space[8]} ${space[16]}` } as const
