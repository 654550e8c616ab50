import { createRequire } from 'node:module'
import path from 'node:path'
import type { render, sharedModules } from '../src/app/entry-server.tsx'
import type { Renderer } from './renderer.ts'

export type RenderBundle = { render: typeof render; sharedModules: typeof sharedModules }

/** Builds whose code stays in memory: the one in service, the one before it, one to come. */
const MAX_KEPT = 3

const require = createRequire(import.meta.url)

/** The code of shell builds, each evaluated once; several stand beside each other. */
export type BundleLoader = (build: Pick<Renderer, 'version' | 'directory'>) => RenderBundle

export const createBundleLoader = (): BundleLoader => {
  const loaded = new Map<string, RenderBundle>()
  return ({ version, directory }) => {
    const key = `${version} ${directory}`
    const file = path.join(directory, 'node/render.cjs')
    let bundle = loaded.get(key)
    if (!bundle) {
      delete require.cache[file] // a newer build may lie in the same folder
      bundle = require(file) as RenderBundle
    }
    loaded.delete(key)
    loaded.set(key, bundle)
    const oldest = loaded.keys().next().value
    if (loaded.size > MAX_KEPT && oldest !== undefined) loaded.delete(oldest)
    return bundle
  }
}
