import path from 'node:path'

/** The folder of the whole repository. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../../..')

/** A path inside the repository. */
export const fromRoot = (...parts: string[]): string => path.join(workspaceRoot, ...parts)

/** A folder that a variable may move elsewhere; relative to the repository. */
const movable = (variable: string, folder: string): string =>
  path.resolve(workspaceRoot, process.env[variable] || folder)

/** Folders of everything that a running shop keeps and that is not source (git-ignored). */
export const runtimeFolders = {
  postgres: fromRoot('var/postgres'),
  testPostgres: fromRoot('var/test-postgres'),
  releases: movable('RELEASE_DIR', 'var/releases'),
  devReleases: fromRoot('var/dev-releases'),
  blobs: movable('BLOB_DIR', 'var/blobs'),
  logs: fromRoot('var/logs'),
  run: fromRoot('var/run'),
  outbox: movable('OUTBOX_DIR', 'var/outbox'),
} as const

/** A path as the operator would type it: relative to the repository if it is inside. */
export const displayPath = (file: string): string => {
  const relative = path.relative(workspaceRoot, file)
  return relative.startsWith('..') ? file : relative
}
