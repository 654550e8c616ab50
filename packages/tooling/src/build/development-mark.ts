import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../workspace/paths.ts'

/** A file in `dist` that marks development builds, which must not be mixed with others. */
export const DEVELOPMENT_MARK = '.development'

/** Output of a build besides its types. */
export const BUILD_OUTPUTS = ['web', 'node', 'boot', 'release-meta.json', 'integrity.json']

/** Removes the output of a development run, so that only the production build remains. */
export const clearDevelopmentBuild = (folder: string): void => {
  const dist = fromRoot(folder, 'dist')
  if (!existsSync(path.join(dist, DEVELOPMENT_MARK))) return
  for (const name of [...BUILD_OUTPUTS, DEVELOPMENT_MARK]) {
    rmSync(path.join(dist, name), { recursive: true, force: true })
  }
}
