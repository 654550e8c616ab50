import { useFederation } from '@isp/federation/runtime'
import { useLocation, useRouteError } from '@isp/router'
import { RouteErrorElement } from '../routes/error/route-error.tsx'
import { RemotePlace } from '../routes/place/remote-place.tsx'
import { useNewDocument } from './use-new-document.ts'

/** A lazy part of a page did not come, or not as it was released (rspack's own name for it). */
const isLostPart = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** The tab is older than what the server still has, or the part is lost for a moment: a new document helps either way. */
const LostPart = () => {
  const { loader } = useFederation()
  const { pathname } = useLocation()
  const openNewDocument = useNewDocument(loader?.findOwner(pathname)?.name ?? null)
  return <RemotePlace reason="unavailable" onRetry={openNewDocument} />
}

/** What stands in a page's place when it failed: its own files, or its loader and rendering. */
export const PageError = () => (isLostPart(useRouteError()) ? <LostPart /> : <RouteErrorElement />)
