export { openReleaseControl, type ReleaseControl } from '@isp/bff/release-control'
export { type PublishInput, publishRelease, storeRelease } from './publish-release.ts'
export { type RollbackInput, rollback } from './rollback.ts'
export { fillStore, publishToStore } from './store-releases.ts'
