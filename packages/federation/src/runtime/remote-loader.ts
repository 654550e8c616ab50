import { findOwner, type RegisteredRelease, type Registry, SHELL_NAME } from '../registry.ts'
import type { FragmentModule } from '../remote/define-fragment.tsx'
import { REMOTE_CONTRACT, type RemoteModule } from '../remote-module.ts'
import { createFailureLog, type LoadFailure } from './failure-log.ts'
import { createHost } from './host.ts'
import { RemoteError, type RemoteFailure } from './remote-error.ts'

/** Loads remotes in the browser. Look-ups use only memory; loading has a time limit and can be repeated. */
export type RemoteLoader = {
  findOwner: (path: string) => RegisteredRelease | null
  /** Rejects with RemoteError; a later call starts afresh. */
  loadRoutes: (remote: string) => Promise<RemoteModule>
  loadFragment: (remote: string, fragment: string) => Promise<FragmentModule>
  /** The reason of the last failed attempt; null after a success. */
  failureOf: (remote: string) => RemoteFailure | null
  /** Asks the server whether this document's release of a remote or of the shell (SHELL_NAME) is still current. */
  compare: (name: string) => Promise<ReleaseAge>
  /** Checks before a retry whether the files are available again. A newer release is left to the next document. */
  refresh: (remote: string) => Promise<ReleaseAge>
  /** Loading failures of this tab with the step that failed, for error reports. */
  failures: () => readonly LoadFailure[]
}

/** `replaced`: the server has another release now, which may be an earlier one. A document keeps the releases it was rendered with. */
export type ReleaseAge = 'current' | 'replaced' | 'unknown'

const LOAD_BUDGET_MS = 10_000

const within = async <T>(work: Promise<T>, budgetMs: number, late: () => Error): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), budgetMs)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}

const isRemoteModule = (value: unknown): value is RemoteModule =>
  value !== null &&
  typeof value === 'object' &&
  typeof (value as RemoteModule).createRoutes === 'function'

export type RemoteLoaderOptions = {
  /** The registry that the server rendered with, so that hydration uses the same releases. */
  registry: Registry
  /** Name of the remote that the server could not render. */
  missing: string | null
}

/** Create one per browser page. */
export const createRemoteLoader = (options: RemoteLoaderOptions): RemoteLoader => {
  const { missing } = options
  let { registry } = options
  const failures = new Map<string, RemoteFailure>(missing ? [[missing, 'unavailable']] : [])
  const pending = new Map<string, Promise<unknown>>()
  const log = createFailureLog()
  const host = createHost({
    version: registry.shell?.version ?? '',
    log,
    hashOf: (url) => {
      const { origin, pathname } = new URL(url)
      const release = registry.remotes.find(({ web }) => pathname in web.integrity)
      // fault: hash-for-a-foreign-origin
      return origin === location.origin ? release?.web.integrity[pathname] : undefined
    },
  })

  /** Records a refusal that happens before any loading step and so would not be logged. */
  const refuse = (
    { name, version }: RegisteredRelease,
    reason: RemoteFailure,
    phase: LoadFailure['phase'],
    milliseconds = 0,
  ): RemoteError => {
    const error = new RemoteError(reason)
    log.add({ remote: name, release: version, phase, milliseconds, message: error.message })
    return error
  }

  const load = async (remote: string, expose: string): Promise<unknown> => {
    const release = registry.remotes.find(({ name }) => name === remote)
    if (!release?.isAvailable) throw new RemoteError('unavailable')
    // fault: release-of-another-contract-runs
    if (release.contract !== REMOTE_CONTRACT) throw refuse(release, 'incompatible', 'contract')
    const id = `${remote}/${expose}`
    // concurrent callers share one promise; a rejected one is removed so that a retry is a new attempt
    const running = pending.get(id) ?? host.load(release, expose)
    pending.set(id, running)
    running.catch(() => pending.delete(id))
    try {
      const loaded = await within(running, LOAD_BUDGET_MS, () =>
        refuse(release, 'slow', 'budget', LOAD_BUDGET_MS),
      )
      return (loaded as { default?: unknown } | null)?.default
    } catch (error) {
      throw error instanceof RemoteError ? error : new RemoteError('unavailable', error)
    }
  }

  /** The server's current registry; null if it cannot be fetched. */
  const ask = async (): Promise<Registry | null> => {
    const response = await fetch('/remotes.json', { cache: 'no-store' }).catch(() => null)
    return response?.ok ? response.json().catch(() => null) : null
  }
  const releaseIn = ({ shell, remotes }: Registry, name: string) =>
    name === SHELL_NAME ? shell : (remotes.find((remote) => remote.name === name) ?? null)
  const ageIn = (newest: Registry | null, name: string): ReleaseAge => {
    const release = newest && releaseIn(newest, name)
    if (!release) return 'unknown'
    return releaseIn(registry, name)?.version === release.version ? 'current' : 'replaced'
  }

  return {
    findOwner: (path) => findOwner(registry, path),
    failureOf: (remote) => failures.get(remote) ?? null,
    loadRoutes: async (remote) => {
      try {
        const loaded = await load(remote, 'routes')
        if (!isRemoteModule(loaded)) throw new RemoteError('unavailable')
        if (loaded.contract !== REMOTE_CONTRACT) throw new RemoteError('incompatible')
        failures.delete(remote)
        return loaded
      } catch (error) {
        failures.set(remote, error instanceof RemoteError ? error.reason : 'unavailable')
        throw error
      }
    },
    loadFragment: async (remote, fragment) => {
      const loaded = (await load(remote, fragment)) as FragmentModule | undefined
      if (typeof loaded?.Fragment !== 'function') throw new RemoteError('unavailable')
      return loaded
    },
    failures: log.read,
    compare: async (name) => ageIn(await ask(), name),
    refresh: async (remote) => {
      const newest = await ask()
      const age = ageIn(newest, remote)
      const release = newest?.remotes.find(({ name }) => name === remote)
      // routes and fragments of two releases of a remote must not be mixed in one document
      // fault: newer-release-into-an-open-page
      if (!release || age !== 'current') return age
      const others = registry.remotes.filter(({ name }) => name !== remote)
      registry = { ...registry, remotes: [...others, release] }
      return age
    },
  }
}
