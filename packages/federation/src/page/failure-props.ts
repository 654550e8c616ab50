import type { ErrorCode } from '@isp/contract/errors'
import type { ReactNode } from 'react'

/** The page's own content for an expected refusal, by error code or HTTP status. */
export type InsteadOf = Partial<Record<ErrorCode | 400 | 403 | 404 | 409, ReactNode>>

export type FailureLook = {
  instead?: InsteadOf
  /** Title that names what could not be shown: «Корзина не загрузилась». */
  title?: string
  /** Says what is not lost: «Корзина сохранена.» */
  note?: string
  /** Another action, shown beside «Повторить». */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** `page` fills a whole page; `line` is a sentence with a button inside larger content. */
  size?: 'page' | 'block' | 'line'
}

export type FailureProps = FailureLook & {
  /** The error thrown; null if the request could not be sent at all. */
  error: unknown
  /** There is no network: the request waits and is sent when the network returns. */
  isPaused?: boolean
  /** Older data is still shown below: the failure is one line above it. */
  isStale?: boolean
  isRetrying: boolean
  onRetry: () => void
}
