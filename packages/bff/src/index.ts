/** The server as others may use it: tests and tooling. */
export { type AppOptions, buildApp } from './app.ts'
export { StartupError } from './app-error.ts'
export { type MigrationResult, migrate } from './migrations.ts'
