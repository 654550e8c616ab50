import { useFederation } from '@isp/federation/runtime'
import { useLocation, useNavigate } from '@isp/router'
import { createContext, useCallback, useContext, useEffect } from 'react'
import { RemotePlace } from '../routes/place/remote-place.tsx'

/**
 * What the server had rendered of a page whose remote then failed in the browser: it stays readable,
 * its links and forms work natively.
 */
export type FrozenPage = { path: string; html: string } | null
const FrozenPageContext = createContext<FrozenPage>(null)
export const FrozenPageProvider = FrozenPageContext.Provider

/** Stands where a remote should: nobody else has this URL. Tries once by itself, then whenever the visitor asks. */
export const UnmatchedRoute = () => {
  const { loader } = useFederation()
  const location = useLocation()
  const navigate = useNavigate()
  const frozen = useContext(FrozenPageContext)
  const owner = loader?.findOwner(location.pathname)
  const reason = (owner && loader?.failureOf(owner.name)) ?? 'unavailable'
  const path = location.pathname + location.search
  const retry = useCallback(async () => {
    const name = loader?.findOwner(path)?.name
    if (name) await loader?.refresh(name)
    await navigate(path, { replace: true, preventScrollReset: true })
  }, [loader, navigate, path])
  const isFrozen = frozen?.path === path
  useEffect(() => {
    if (!isFrozen) retry()
  }, [isFrozen, retry])
  return (
    <RemotePlace reason={reason} onRetry={retry} isCompact={isFrozen}>
      {isFrozen ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is this very page's own, as the server sent it
        <div dangerouslySetInnerHTML={{ __html: frozen.html }} />
      ) : null}
    </RemotePlace>
  )
}
