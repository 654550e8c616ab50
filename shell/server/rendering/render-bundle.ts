import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { integrityOf } from '@isp/federation/server'
import type { render, sharedModules } from '../../src/app/entry-server.tsx'
import type { Renderer } from '../renderer.ts'

export type RenderBundle = { render: typeof render; sharedModules: typeof sharedModules }

/** Number of releases kept in memory: the one in service, the previous one and the next one. */
const MAX_KEPT = 3

/** Data that a thread needs to run the code of a shell release. */
export type ReleasedCode = Pick<Renderer, 'version' | 'directory' | 'bundle'>

/** Does not use `require`, which would keep every release forever. Throws if the file differs from the released one. */
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

/** Loads the code of shell releases; each is evaluated and prepared once, and several can be loaded at the same time. */
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
