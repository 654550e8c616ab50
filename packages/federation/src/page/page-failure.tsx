import { useRevalidator, useRouteError } from '@isp/router'
import { useRemoteContext } from '../remote/remote-context.tsx'
import type { FailureLook } from './failure-props.ts'

/** The page's own files did not come (rspack's name for it): the shell brings a new document. */
const isLostPart = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** `errorElement` of a route: what stands in place of a page whose loader or rendering failed. */
export const PageFailure = (look: Omit<FailureLook, 'size' | 'headingLevel'>) => {
  const { Failure } = useRemoteContext()
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (isLostPart(error)) throw error
  return (
    <Failure
      {...look}
      size="page"
      error={error}
      onRetry={() => void revalidate()}
      isRetrying={state === 'loading'}
    />
  )
}
