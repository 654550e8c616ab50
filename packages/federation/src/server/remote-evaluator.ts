import { readFile } from 'node:fs/promises'
import path from 'node:path'
import vm from 'node:vm'
import type { RemoteRelease } from '../registry.ts'
import { REMOTE_CONTRACT, type RemoteModule } from '../remote-module.ts'
import { integrityOf, type ReleaseStore } from './release-store.ts'

/** Modules that a remote's node bundle may ask for: the shell's own instances of the singletons. */
export type SharedModules = Readonly<Record<string, unknown>>

export type RemoteEvaluator = {
  /** The server half of a release; the same release is evaluated once. Rejects with a plain Error that says why. */
  load: (release: RemoteRelease, shared: SharedModules) => Promise<RemoteModule>
}

const evaluate = (code: string, filename: string, shared: SharedModules): unknown => {
  const module = { exports: {} as Record<string, unknown> }
  const require = (name: string) => {
    if (Object.hasOwn(shared, name)) return shared[name]
    throw new Error(`module ${name} is not shared with remotes`)
  }
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename })
  run(module, module.exports, require)
  return module.exports.default
}

/** How many releases stay in memory: the current ones of every remote and those that requests still hold. */
const MAX_KEPT = 32

/**
 * Runs remotes' server bundles in the shell's process. Each release is a function of its own with the shell's
 * singletons as `require`, so releases stand beside each other, a swap is nothing but another key,
 * and what no request holds any more is garbage. The file's hash is checked before a line of it runs.
 */
export const createRemoteEvaluator = (store: ReleaseStore): RemoteEvaluator => {
  const loaded = new Map<string, Promise<RemoteModule>>()

  const load = async (release: RemoteRelease, shared: SharedModules): Promise<RemoteModule> => {
    if (release.contract !== REMOTE_CONTRACT) {
      throw new Error(
        `${release.name} ${release.version}: contract ${release.contract}, not ${REMOTE_CONTRACT}`,
      )
    }
    const file = path.join(store.folderOf(release), release.node.entry)
    const bytes = await readFile(file)
    if (integrityOf(bytes) !== release.node.integrity) {
      throw new Error(
        `${release.name} ${release.version}: ${release.node.entry} was changed after its release`,
      )
    }
    const module = evaluate(bytes.toString('utf8'), file, shared) as RemoteModule | undefined
    if (typeof module?.createRoutes !== 'function' || module.contract !== REMOTE_CONTRACT) {
      throw new Error(
        `${release.name} ${release.version}: no routes of contract ${REMOTE_CONTRACT}`,
      )
    }
    return module
  }

  return {
    load: (release, shared) => {
      const key = `${release.name}@${release.version}`
      const known = loaded.get(key)
      if (known) return known
      const fresh = load(release, shared)
      loaded.set(key, fresh)
      fresh.catch(() => loaded.delete(key)) // the next request tries again
      const oldest = loaded.keys().next().value
      if (loaded.size > MAX_KEPT && oldest !== undefined) loaded.delete(oldest)
      return fresh
    },
  }
}
