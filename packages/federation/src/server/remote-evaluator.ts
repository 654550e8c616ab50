import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteRelease } from '../registry.ts'
import type { RemoteModule } from '../remote-module.ts'
import { evaluateBundle, type SharedModules } from './bundle-evaluation.ts'
import { integrityOf } from './release-files.ts'
import type { ReleaseStore } from './release-store.ts'

export type RemoteEvaluator = {
  /**
   * Loads the server half of a release with `shared`, the singletons of a shell release; each pair is evaluated once.
   * Rejects with a plain Error that gives the reason.
   */
  load: (release: RemoteRelease, shared: SharedModules) => Promise<RemoteModule>
}

/** How many releases stay in memory per shell: the current ones of every remote and those that requests still use. */
const MAX_KEPT = 32

type Loaded = Map<string, Promise<RemoteModule>>

/**
 * Runs remotes' server bundles in the shell's process. Each pair of shell and remote is evaluated as a function whose
 * `require` returns that shell's singletons, so several releases coexist, and what no request uses any more is garbage
 * collected. The file's hash is checked before any of its code runs.
 */
export const createRemoteEvaluator = (store: Pick<ReleaseStore, 'folderOf'>): RemoteEvaluator => {
  /** Bundles loaded with a shell's singletons are released together with that shell. */
  const shells = new WeakMap<SharedModules, Loaded>()

  const loadedWith = (shared: SharedModules): Loaded => {
    const loaded = shells.get(shared) ?? new Map()
    shells.set(shared, loaded)
    return loaded
  }

  const load = async (release: RemoteRelease, shared: SharedModules): Promise<RemoteModule> => {
    const { name, version, contract } = release
    const file = path.join(store.folderOf(release), release.node.entry)
    const bytes = await readFile(file)
    // fault: bundle-changed-before-it-runs
    if (integrityOf(bytes) !== release.node.integrity) {
      throw new Error(`${name} ${version}: ${release.node.entry} was changed after its release`)
    }
    return evaluateBundle(bytes.toString('utf8'), file, shared, contract)
  }

  return {
    load: (release, shared) => {
      const loaded = loadedWith(shared)
      const key = `${release.name}@${release.version}`
      const known = loaded.get(key)
      loaded.delete(key)
      const module = known ?? load(release, shared)
      loaded.set(key, module) // moved to the end: at the limit the release unused for longest is dropped, so new releases of one remote do not displace those in use
      if (!known) module.catch(() => loaded.delete(key)) // the next request tries again
      const oldest = loaded.keys().next().value
      if (loaded.size > MAX_KEPT && oldest !== undefined) loaded.delete(oldest)
      return module
    },
  }
}
