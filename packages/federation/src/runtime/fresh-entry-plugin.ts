import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * An entry leaves its container in a global variable, and the runtime takes what it finds there before it loads anything:
 * another release's container, without a look at the hash. So each load begins with an empty one.
 */
export const freshEntryPlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'isp-fresh-entry',
  loadEntry: async ({ remoteInfo }) => {
    Object.assign(globalThis, { [remoteInfo.entryGlobalName]: undefined })
  },
})
