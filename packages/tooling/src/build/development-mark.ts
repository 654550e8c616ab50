import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../workspace/paths.ts'

/** A file in `dist` that says: these are development builds, not to be mixed with others. */
export const DEVELOPMENT_MARK = '.development'

/** What a build writes beside its types. */
export const BUILD_OUTPUTS = ['web', 'node', 'boot', 'release-meta.json', 'integrity.json']

/** Removes what a development run has built, so that the production build stands alone. */
export const clearDevelopmentBuild = (folder: string): void => {
  const dist = fromRoot(folder, 'dist')
  if (!existsSync(path.join(dist, DEVELOPMENT_MARK))) return
  for (const name of [...BUILD_OUTPUTS, DEVELOPMENT_MARK]) {
    rmSync(path.join(dist, name), { recursive: true, force: true })
  }
}
