import type { ErrorCode } from '@isp/contract/errors'
import type { ReactNode } from 'react'

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
  /** There is no network: the request waits and continues by itself. */
  isPaused?: boolean
  /** What was read before stands below: a line says that it could not be read again. */
  isStale?: boolean
  isRetrying: boolean
  onRetry: () => void
}
