import { createRequire } from 'node:module'
import path from 'node:path'
import type { render, sharedModules } from '../../src/app/entry-server.tsx'
import type { Renderer } from '../renderer.ts'

export type RenderBundle = { render: typeof render; sharedModules: typeof sharedModules }

/** Builds whose code stays in memory: the one in service, the one before it, one to come. */
const MAX_KEPT = 3

const require = createRequire(import.meta.url)

/** The code of shell builds, each evaluated and prepared once; several stand beside each other. */
export const createBundleLoader = <T>(prepare: (bundle: RenderBundle) => T) => {
  const loaded = new Map<string, T>()
  return ({ version, directory }: Pick<Renderer, 'version' | 'directory'>): T => {
    const key = `${version} ${directory}`
    const file = path.join(directory, 'node/render.cjs')
    let build = loaded.get(key)
    if (!build) {
      delete require.cache[file] // a newer build may lie in the same folder
      build = prepare(require(file) as RenderBundle)
    }
    loaded.delete(key)
    loaded.set(key, build)
    const oldest = loaded.keys().next().value
    if (loaded.size > MAX_KEPT && oldest !== undefined) loaded.delete(oldest)
    return build
  }
}
