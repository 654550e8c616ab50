import { SHELL_NAME } from '@isp/federation'
import { type RemoteFailure, useFederation } from '@isp/federation/runtime'
import { useLocation, useRevalidator, useRouteError } from '@isp/router'
import { useCallback } from 'react'
import { RouteErrorElement } from '../routes/error/route-error.tsx'
import { RemotePlace } from '../routes/place/remote-place.tsx'
import { isLostPart } from './lost-part.tsx'
import { useNewDocument } from './use-new-document.ts'

/**
 * Shown if a chunk of a page failed to load. If the server has a newer release, the page is reloaded; otherwise the
 * chunk is requested again in this document.
 */
export const LostPart = ({ reason = 'unavailable' }: { reason?: RemoteFailure }) => {
  const { loader } = useFederation()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const openIfNewer = useNewDocument(loader?.findOwner(pathname)?.name ?? SHELL_NAME)
  const retry = useCallback(async () => {
    if (await openIfNewer()) return
    // a visitor who has clicked a link meanwhile goes to its target
    await revalidate()
  }, [openIfNewer, revalidate])
  return <RemotePlace reason={reason} onRetry={retry} />
}

/** Replaces a page whose chunk, loader or rendering failed. */
export const PageError = () => (isLostPart(useRouteError()) ? <LostPart /> : <RouteErrorElement />)
