export { type PublishInput, publishRelease } from './publish-release.ts'
export { listReleases, type ReleaseList, rollback } from './rollback.ts'
