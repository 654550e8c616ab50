import { ApiError } from '@isp/api-client'
import { SHELL_NAME } from '@isp/federation'
import { Failure, type FailureProps } from '@isp/federation/page'
import { RemoteError, useFederation } from '@isp/federation/runtime'
import { isRouteErrorResponse, useLocation } from '@isp/router'
import { ChunkFailure } from './page-error.tsx'
import { useNewDocument } from './use-new-document.ts'

/** Whether the error is a bug of the page: no call failed, so the same code would fail again. */
const isMistake = (error: unknown): boolean =>
  error !== null &&
  !(error instanceof ApiError) &&
  !(error instanceof Response) &&
  !isRouteErrorResponse(error)

/**
 * Shows failures of pages in shell and remotes. If the page has a bug, only another release helps: as soon as the
 * server has one, the page is reloaded.
 */
export const ShellFailure = (props: FailureProps) => {
  const { error, size, onRetry } = props
  const { loader } = useFederation()
  const { pathname } = useLocation()
  const isBroken = size === 'page' && isMistake(error)
  const openIfOther = useNewDocument(
    loader?.findOwner(pathname)?.name ?? SHELL_NAME,
    isBroken && loader !== null,
  )
  if (error instanceof RemoteError) return <ChunkFailure reason={error.reason} />
  const retry = async () => {
    if (!(await openIfOther())) onRetry()
  }
  return <Failure {...props} onRetry={isBroken ? () => void retry() : onRetry} />
}
