import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { integrityOf } from '@isp/federation/server'
import type { render, sharedModules } from '../../src/app/entry-server.tsx'
import type { Renderer } from '../renderer.ts'

export type RenderBundle = { render: typeof render; sharedModules: typeof sharedModules }

/** Releases whose code stays in memory: the one in service, the one before it, one to come. */
const MAX_KEPT = 3

/** What a thread has to know of a shell release to run its code. */
export type ReleasedCode = Pick<Renderer, 'version' | 'directory' | 'bundle'>

/** Not by `require`, which would keep every release for ever. Throws when the file is not the one that was released. */
const evaluate = ({ version, directory, bundle }: ReleasedCode): RenderBundle => {
  const file = path.join(directory, bundle.entry)
  const bytes = readFileSync(file)
  // fault: changed-bundle-run
  if (integrityOf(bytes) !== bundle.integrity) {
    throw new Error(`shell ${version}: ${bundle.entry} was changed after its release`)
  }
  const module = { exports: {} }
  const run = vm.compileFunction(bytes.toString('utf8'), ['module', 'exports', 'require'], {
    filename: file,
  })
  run(module, module.exports, createRequire(file))
  return module.exports as RenderBundle
}

/** The code of shell releases, each evaluated and prepared once; several stand beside each other. */
export const createBundleLoader = <T>(prepare: (bundle: RenderBundle) => T) => {
  const loaded = new Map<string, T>()
  return (release: ReleasedCode): T => {
    const { version } = release
    const build = loaded.get(version) ?? prepare(evaluate(release))
    loaded.delete(version)
    loaded.set(version, build)
    const oldest = loaded.keys().next().value
    if (loaded.size > MAX_KEPT && oldest !== undefined) loaded.delete(oldest)
    return build
  }
}
