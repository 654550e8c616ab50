import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Clears the global variable of a container before each load. Otherwise the runtime would take the container of another
 * release that it finds there, without checking any hash.
 */
export const freshEntryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'isp-fresh-entry',
  loadEntry: async ({ remoteInfo }) => {
    Object.assign(globalThis, { [remoteInfo.entryGlobalName]: undefined })
  },
})
