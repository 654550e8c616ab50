import { useFederation } from '@isp/federation/runtime'
import { useLocation, useRevalidator } from '@isp/router'
import { createContext, useCallback, useContext, useEffect } from 'react'
import { RemotePlace } from '../routes/place/remote-place.tsx'
import { useNewDocument } from './use-new-document.ts'

/**
 * Why the first page has no remote. `frozen`: it failed in the browser; the HTML of the server stays on screen, its
 * links and forms work natively. `missing`: the server could not render it.
 */
export type FirstPage =
  | { kind: 'frozen'; path: string; html: string }
  | { kind: 'missing'; path: string; isTried: boolean }
  | null
const FirstPageContext = createContext<FirstPage>(null)
export const FirstPageProvider = FirstPageContext.Provider

/**
 * Shown in place of a remote that could not be loaded. Retries when the visitor asks for it, and once by itself for
 * `missing`; if the release is gone because there is a newer one, the page is reloaded.
 */
export const UnmatchedRoute = () => {
  const { loader } = useFederation()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const firstPage = useContext(FirstPageContext)
  const path = location.pathname + location.search
  const first = firstPage?.path === path ? firstPage : null
  const owner = loader?.findOwner(location.pathname)
  const reason = (owner && loader?.failureOf(owner.name)) ?? 'unavailable'
  const name = owner?.name ?? null
  const openIfOther = useNewDocument(name, first?.kind !== 'missing')
  const retry = useCallback(async () => {
    if (name && (await loader?.refresh(name)) === 'replaced' && (await openIfOther())) return
    // a visitor who has clicked a link meanwhile goes to its target
    await revalidate()
  }, [loader, name, revalidate, openIfOther])
  useEffect(() => {
    if (first?.kind !== 'missing' || first.isTried) return
    first.isTried = true // once per document: returning to this page does not start another attempt
    retry()
  }, [first, retry])
  return (
    <RemotePlace reason={reason} onRetry={retry} isCompact={first?.kind === 'frozen'}>
      {first?.kind === 'frozen' ? (
        // the HTML of this very page, as the server sent it
        <div dangerouslySetInnerHTML={{ __html: first.html }} />
      ) : null}
    </RemotePlace>
  )
}
