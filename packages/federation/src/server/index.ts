export type { SharedModules } from './bundle-evaluation.ts'
export { type BundleTrial, createBundleTrial, type Trial } from './bundle-trial.ts'
export { eachAtOnce } from './each-at-once.ts'
export { fetchRelease, isFetched, type ReleaseSource, sweepIncoming } from './fetch-release.ts'
export { checkTaken, type LackedFragment, lackedFragments } from './fragment-comparison.ts'
export type { InService, StoreHealth } from './in-service.ts'
export { type Mirroring, mirrorReleases } from './mirror-releases.ts'
export { readRegistry } from './registry.schema.ts'
export {
  type KnownRelease,
  type Pointer,
  releaseNameSchema,
  remoteNameSchema,
  versionSchema,
} from './release.schema.ts'
export { readMeta, readShellMeta } from './release-description.ts'
export {
  type FileHashes,
  INVENTORY_FILE,
  integrityOf,
  listReleaseFiles,
  META_FILE,
  versionOf,
  writeInventory,
} from './release-files.ts'
export {
  checkFit,
  isShell,
  type StoredRelease,
  type StoredShell,
  trialOf,
  unservedBy,
} from './release-fitness.ts'
export { type InspectedRelease, inspectRelease } from './release-inspection.ts'
export { listStored, pointerFile, readPointer, type StoredVersion } from './release-pointer.ts'
export { type RefusalCode, RefusedRelease } from './release-refusal.ts'
export type { ChosenReleases, ReleaseSet } from './release-sets.ts'
export { createReleaseStore, type ReleaseStore } from './release-store.ts'
export { createRemoteEvaluator, type RemoteEvaluator } from './remote-evaluator.ts'
export { serveVersion } from './serve-version.ts'
export { forgetSetAside, markSetAside, readSetAside } from './set-aside.ts'
