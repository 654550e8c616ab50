/** Replaces parts of the federation runtime that this shop never calls (see federation-runtime.ts); they throw when called. */
const leftOut = (): never => {
  throw new Error('this part of the federation runtime is left out of the shell')
}

// snapshots and preloading: the registry lists the entries and the files to preload
export class SnapshotHandler {
  hooks = { applyPlugin: () => {} }
}
export const snapshotPlugin = leftOut
export const generatePreloadAssetsPlugin = leftOut
export const getGlobalRemoteInfo = leftOut
export const formatPreloadArgs = leftOut
export const preloadAssets = leftOut
// remotes known at build time: there are none
export const remotes = leftOut
// version ranges: shared-modules.ts understands the only kind that our builds write
export const satisfy = leftOut
