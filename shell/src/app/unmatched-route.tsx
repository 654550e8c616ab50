import { useFederation } from '@isp/federation/runtime'
import { useLocation, useRevalidator } from '@isp/router'
import { createContext, useCallback, useContext, useEffect } from 'react'
import { RemotePlace } from '../routes/place/remote-place.tsx'
import { useNewDocument } from './use-new-document.ts'

/**
 * How the first page began without its remote. `frozen`: it failed in the browser, and what the server had rendered
 * stays readable, its links and forms work natively. `missing`: the server could not render it.
 */
export type FirstPage =
  | { kind: 'frozen'; path: string; html: string }
  | { kind: 'missing'; path: string; isTried: boolean }
  | null
const FirstPageContext = createContext<FirstPage>(null)
export const FirstPageProvider = FirstPageContext.Provider

/**
 * Stands where a remote should: nobody else has this URL. Asks again when the visitor does, and once for `missing`;
 * a release that is gone because there is a newer one is taken by a new document.
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
  const openIfNewer = useNewDocument(name, first?.kind !== 'missing')
  const retry = useCallback(async () => {
    if (name && (await loader?.refresh(name)) === 'newer' && (await openIfNewer())) return
    // whoever has pressed a link meanwhile goes on to where it leads
    await revalidate()
  }, [loader, name, revalidate, openIfNewer])
  useEffect(() => {
    if (first?.kind !== 'missing' || first.isTried) return
    first.isTried = true // once a document: coming back to this page is no new beginning
    retry()
  }, [first, retry])
  return (
    <RemotePlace reason={reason} onRetry={retry} isCompact={first?.kind === 'frozen'}>
      {first?.kind === 'frozen' ? (
        // the markup is this very page's own, as the server sent it
        <div dangerouslySetInnerHTML={{ __html: first.html }} />
      ) : null}
    </RemotePlace>
  )
}
