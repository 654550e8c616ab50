import { useFederation } from '@isp/federation/runtime'
import { useCallback, useEffect } from 'react'

/** Whether the page was reloaded already: there is no third attempt, because two servers may disagree for a while. */
const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/**
 * Reloads the page once if its release, of a remote or of the shell, is no longer available and the server has another one. Does nothing
 * while the server does not respond or has no other release. Returns a function for a button; it resolves to whether a reload was started.
 */
export const useNewDocument = (name: string | null, isWanted = true): (() => Promise<boolean>) => {
  const { loader } = useFederation()
  const openIfOther = useCallback(async () => {
    const age = name && loader ? await loader.compare(name) : 'unknown'
    if (age === 'replaced') location.reload()
    return age === 'replaced'
  }, [name, loader])
  useEffect(() => {
    if (isWanted && !isReloaded()) void openIfOther()
  }, [openIfOther, isWanted])
  return openIfOther
}
