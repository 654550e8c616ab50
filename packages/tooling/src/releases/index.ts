export { type PublishInput, publishRelease } from './publish-release.ts'
export { type RollbackInput, rollback } from './rollback.ts'
export { fillStore, publishToStore } from './store-releases.ts'
