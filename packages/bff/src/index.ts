/** The server as others may use it: tests and tooling. */
export { type AppOptions, buildApp } from './composition/app.ts'
export { type MigrationResult, migrate } from './composition/migrations.ts'
export { StartupError } from './kernel/app-error.ts'
export { refuseUnfitPooler } from './kernel/check-pooler.ts'
