import { SHELL_NAME } from '@isp/federation'
import { type RemoteFailure, useFederation } from '@isp/federation/runtime'
import { useLocation, useRevalidator, useRouteError } from '@isp/router'
import { useCallback } from 'react'
import { RouteErrorElement } from '../routes/error/route-error.tsx'
import { RemotePlace } from '../routes/place/remote-place.tsx'
import { isChunkLoadError } from './lazy-route-retries.tsx'
import { useNewDocument } from './use-new-document.ts'

/**
 * Shown if a chunk of a page failed to load. If the server has a newer release, the page is reloaded; otherwise the
 * chunk is requested again in this document.
 */
export const ChunkFailure = ({ reason = 'unavailable' }: { reason?: RemoteFailure }) => {
  const { loader } = useFederation()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const openIfOther = useNewDocument(loader?.findOwner(pathname)?.name ?? SHELL_NAME)
  const retry = useCallback(async () => {
    if (await openIfOther()) return
    // a visitor who has clicked a link meanwhile goes to its target
    await revalidate()
  }, [openIfOther, revalidate])
  return <RemotePlace reason={reason} onRetry={retry} />
}

/** Replaces a page whose chunk, loader or rendering failed. */
export const PageError = () =>
  isChunkLoadError(useRouteError()) ? <ChunkFailure /> : <RouteErrorElement />
