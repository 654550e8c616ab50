export type { SharedModules } from './bundle-evaluation.ts'
export { type BundleTrial, createBundleTrial } from './bundle-trial.ts'
export {
  type KnownRelease,
  type Pointer,
  remoteNameSchema,
  versionSchema,
} from './release.schema.ts'
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
  checkPrefixes,
  type InspectedRelease,
  inspectRelease,
  readMeta,
  versionOfBuild,
} from './release-inspection.ts'
export { pointerFile, readPointer } from './release-pointer.ts'
export { type RefusalCode, RefusedRelease } from './release-refusal.ts'
export {
  createReleaseStore,
  type ReleaseStore,
  type RemoteHealth,
} from './release-store.ts'
export { createRemoteEvaluator, type RemoteEvaluator } from './remote-evaluator.ts'
export { forgetSetAside } from './set-aside.ts'
