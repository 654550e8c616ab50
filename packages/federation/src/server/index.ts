export { createReleaseStore, integrityOf, type ReleaseStore } from './release-store.ts'
export {
  createRemoteEvaluator,
  type RemoteEvaluator,
  type SharedModules,
} from './remote-evaluator.ts'
