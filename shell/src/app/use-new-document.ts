import { useFederation } from '@isp/federation/runtime'
import { useCallback, useEffect } from 'react'

/** A document that is itself the second attempt makes no third one: two servers may disagree for a while. */
const isReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/**
 * For a place whose release is no longer to be had: when the server has another one, the same address is opened
 * as a new document, by itself and once. Nothing happens while the server does not answer, or has no other release.
 * Gives the same for a button, which also reloads a current release.
 */
export const useNewDocument = (remote: string | null, isWanted = true): (() => Promise<void>) => {
  const { loader } = useFederation()
  useEffect(() => {
    if (!remote || !loader || !isWanted || isReloaded()) return
    loader.compare(remote).then((age) => {
      if (age === 'newer') location.reload()
    })
  }, [remote, loader, isWanted])
  return useCallback(async () => {
    const age = remote && loader ? await loader.compare(remote) : 'unknown'
    if (age !== 'unknown') location.reload()
  }, [remote, loader])
}
