import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * An entry that did not come is asked for once more, at once: on a phone a lost request is commoner than a lost file. What
 * fails twice is left to the visitor, whose next attempt begins afresh; lost chunks are asked for anew by their entry.
 */
export const retryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'isp-retry',
  loadEntryError: ({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) => {
    delete globalLoading[uniqueKey] // or the second attempt would wait for the first
    // `never`: the runtime declares a promise of a promise here
    return getRemoteEntry({ origin, remoteInfo }) as Promise<never>
  },
})
