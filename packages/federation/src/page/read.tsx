import { ApiError } from '@isp/api-client'
import { onlineManager } from '@isp/query'
import type { ReactNode } from 'react'
import { useRemoteContext } from '../remote/remote-context.tsx'
import type { FailureLook } from './failure-props.ts'

/** The part of a `useQuery` result that `Read` uses. */
export type ReadQuery<Data> = {
  data: Data | undefined
  error: unknown
  fetchStatus: 'fetching' | 'paused' | 'idle'
  isPlaceholderData: boolean
  refetch: () => unknown
}

export type ReadProps<Data> = FailureLook & {
  query: ReadQuery<Data>
  /** Placeholder while the data is loading. */
  waiting: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Shown for an empty result; says how to fill it. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** A definite refusal: the data no longer exists, or is no longer permitted. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 && // the session has ended: the data stays on screen until the user signs in
  error.status !== 429

/** Pressing «Повторить» sends waiting requests at once, even if the browser reports no network. */
const tryNow = () => onlineManager.setOnline(true)

/**
 * Shows a read that the page does not wait for: pending, waiting for the network, failed, missing, forbidden, empty, loaded. If a refetch
 * fails, the older data stays below a line that says so. Placeholder data of another query counts as pending.
 */
export const Read = <Data,>({
  query,
  waiting,
  isEmpty,
  empty,
  children,
  ...look
}: ReadProps<Data>) => {
  const { Failure } = useRemoteContext()
  const { data, error, fetchStatus } = query
  const isPaused = fetchStatus === 'paused'
  const isThere = data !== undefined && !query.isPlaceholderData && (isPaused || !isRefusal(error))
  if (!isThere && !isPaused && error === null) return waiting
  const failure = (isPaused || error !== null) && (
    <Failure
      {...look}
      error={error}
      isPaused={isPaused}
      isStale={isThere}
      isRetrying={fetchStatus === 'fetching'}
      onRetry={isPaused ? tryNow : () => void query.refetch()}
    />
  )
  return (
    <>
      {failure}
      {isThere && (isEmpty?.(data) ? empty : children(data))}
    </>
  )
}
