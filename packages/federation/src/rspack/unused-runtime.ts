/** Stands for parts of the federation runtime that this shop never calls (see federation-runtime.ts). Says so if it does. */
const leftOut = (): never => {
  throw new Error('this part of the federation runtime is left out of the shell')
}

// snapshots and preloading: the registry names entries and what to preload
export class SnapshotHandler {
  hooks = { applyPlugin: () => {} }
}
export const snapshotPlugin = leftOut
export const generatePreloadAssetsPlugin = leftOut
export const getGlobalRemoteInfo = leftOut
export const formatPreloadArgs = leftOut
export const preloadAssets = leftOut
// remotes in the build: there are none
export const remotes = leftOut
// ranges of versions: shared-modules.ts knows the one kind that builds write
export const satisfy = leftOut
