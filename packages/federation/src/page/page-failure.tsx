import { useRevalidator, useRouteError } from '@isp/router'
import { useRemoteContext } from '../remote/remote-context.tsx'
import type { FailureLook } from './failure-props.ts'

/** A chunk of the page could not be loaded (the name is rspack's): the shell reloads the document. */
const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** `errorElement` of a route: shown instead of a page whose loader or rendering failed. */
export const PageFailure = (look: Omit<FailureLook, 'size' | 'headingLevel'>) => {
  const { Failure } = useRemoteContext()
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (isChunkLoadError(error)) throw error
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
