import { useFederation } from '@isp/federation/runtime'
import { useCallback, useEffect } from 'react'

/** A document that is itself the second attempt makes no third one: two servers may disagree for a while. */
const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/**
 * For a place whose release, of a remote or of the shell, is no longer to be had: when the server has another one, the
 * same address is opened as a new document, by itself and once. Nothing happens while the server does not answer, or has
 * no other release. Gives the same for a button; it tells whether a new document is on its way.
 */
export const useNewDocument = (name: string | null, isWanted = true): (() => Promise<boolean>) => {
  const { loader } = useFederation()
  const openIfNewer = useCallback(async () => {
    const age = name && loader ? await loader.compare(name) : 'unknown'
    if (age === 'newer') location.reload()
    return age === 'newer'
  }, [name, loader])
  useEffect(() => {
    if (isWanted && !isReloaded()) void openIfNewer()
  }, [openIfNewer, isWanted])
  return openIfNewer
}
