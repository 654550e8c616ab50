import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Requests a failed entry once more at once: on a phone a lost request is more common than a missing file. After a
 * second failure it is up to the visitor to retry; lost chunks are requested again by their entry.
 */
export const retryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'isp-retry',
  loadEntryError: ({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) => {
    delete globalLoading[uniqueKey] // otherwise the second attempt would wait for the first
    // `never`: the runtime's type is a promise of a promise here
    return getRemoteEntry({ origin, remoteInfo }) as Promise<never>
  },
})
