import { SHELL_NAME } from '@isp/federation'
import { type RemoteFailure, useFederation } from '@isp/federation/runtime'
import { useLocation, useRevalidator, useRouteError } from '@isp/router'
import { useCallback } from 'react'
import { RouteErrorElement } from '../routes/error/route-error.tsx'
import { RemotePlace } from '../routes/place/remote-place.tsx'
import { isLostPart } from './lost-part.tsx'
import { useNewDocument } from './use-new-document.ts'

/**
 * Something of a page did not come. Either the tab is older than what the server still has: then a new document helps; or it is
 * lost for a moment: then it is asked for again, in this document.
 */
export const LostPart = ({ reason = 'unavailable' }: { reason?: RemoteFailure }) => {
  const { loader } = useFederation()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const openIfNewer = useNewDocument(loader?.findOwner(pathname)?.name ?? SHELL_NAME)
  const retry = useCallback(async () => {
    if (await openIfNewer()) return
    // whoever has pressed a link meanwhile goes on to where it leads
    await revalidate()
  }, [openIfNewer, revalidate])
  return <RemotePlace reason={reason} onRetry={retry} />
}

/** What stands in a page's place when it failed: its own files, or its loader and rendering. */
export const PageError = () => (isLostPart(useRouteError()) ? <LostPart /> : <RouteErrorElement />)
