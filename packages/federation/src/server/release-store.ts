import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { RegisteredRelease, Registry, RemoteRelease } from '../registry.ts'
import { type BundleTrial, rememberTrials } from './bundle-trial.ts'
import { type Pointer, remoteNameSchema, versionSchema } from './release.schema.ts'
import { checkPrefixes, describeRelease, readMeta } from './release-inspection.ts'
import { createReleaseInspector, type Outcome } from './release-inspector.ts'
import { readPointer } from './release-pointer.ts'
import { RefusedRelease } from './release-refusal.ts'
import { markSetAside, readSetAside } from './set-aside.ts'

/** What a release looked at and not taken was, and why. */
export type Refusal = { version: string; code: string; reason: string }

/** A remote as `/health` tells it. */
export type RemoteHealth = {
  name: string
  version: string
  isAvailable: boolean
  /** The release that the pointer names and that is not shown to anybody. */
  refused: Refusal | null
}

/** Told once per change. */
export type StoreEvents = {
  onTaken?: (release: RemoteRelease) => void
  onRefused?: (name: string, refusal: Refusal, servedInstead: string | null) => void
}

export type StoreOptions = StoreEvents & {
  /** Runs the server bundle of a new release where it can do no harm. */
  tryBundle?: BundleTrial
}

/**
 * The reading side of the release store, a folder: `<store>/<name>/current.json` points to
 * `<store>/<name>/<version>/{web,node,release-meta.json,integrity.json}`. Nothing is shown that was not
 * inspected to the last byte; until then, and instead of what is refused, the release before it is served.
 */
export type ReleaseStore = {
  /** The releases in service, from memory; the same object until one of them changes. */
  read: () => Promise<Registry>
  /** Looks at the pointers and takes what is new and sound; resolves when every remote has been looked at. */
  look: () => Promise<void>
  /** Looks now and then every WATCH_MS; gives how to stop. */
  watch: () => Promise<() => void>
  /** Whether the files of a stored release, in service or not, may be sent. */
  isSound: (name: string, version: string) => Promise<boolean>
  health: () => readonly RemoteHealth[]
  /**
   * Serves a release no more, because of what it did while pages were rendered: the one before takes its place, now and
   * after a restart. Rejects when that could not be written down; this process keeps to it all the same.
   */
  setAside: (name: string, version: string, reason: string) => Promise<void>
  folderOf: (release: Pick<RemoteRelease, 'name' | 'version'>) => string
}

const WATCH_MS = 300

/** What may be served, best first: the chosen release, the one in service, then the newest that nobody went back from. */
const candidatesOf = (pointer: Pointer, served: string | undefined): string[] => {
  const earlier = pointer.releases.filter(({ isRejected }) => !isRejected)
  const versions = [pointer.version, served, ...earlier.map(({ version }) => version)]
  return [...new Set(versions.filter((version) => version !== undefined))]
}

type Served = RegisteredRelease & { refused: Refusal | null }

export const createReleaseStore = (storeDir: string, options: StoreOptions = {}): ReleaseStore => {
  const folderOf = ({ name, version }: Pick<RemoteRelease, 'name' | 'version'>) =>
    path.join(storeDir, name, version)
  const inspect = createReleaseInspector(storeDir)
  const served = new Map<string, Served>()
  const tryBundle = options.tryBundle && rememberTrials(options.tryBundle)
  /** Set aside by this process where the store takes no mark. */
  const unwritten = new Map<string, string>()
  let registry: Registry = { remotes: [] }

  /** Sound, nobody else's address, and its server half starts. */
  const judge = async (name: string, version: string): Promise<Outcome> => {
    const outcome = await inspect(name, version)
    if ('refusal' in outcome) return outcome
    const { release } = outcome
    const reason =
      unwritten.get(`${name}/${version}`) ?? (await readSetAside(storeDir, name, version))
    if (reason !== null) return { refusal: new RefusedRelease('set-aside', reason) }
    const inService = () => [...served.values()].filter(({ isAvailable }) => isAvailable)
    try {
      checkPrefixes(release, inService())
      await tryBundle?.(path.join(folderOf(release), release.node.entry))
      checkPrefixes(release, inService()) // another remote may have been taken meanwhile
      return outcome
    } catch (error) {
      const refusal =
        error instanceof RefusedRelease ? error : new RefusedRelease('bundle-failed', String(error))
      return { refusal }
    }
  }

  const show = (name: string, next: Served): void => {
    const before = served.get(name)
    served.set(name, next)
    const isNewVersion = before?.version !== next.version
    if (isNewVersion || before?.isAvailable !== next.isAvailable) {
      const remotes = [...served.values()].map(({ refused: _, ...release }) => release)
      registry = { remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)) }
    }
    if (isNewVersion && next.isAvailable) options.onTaken?.(next)
    const { refused } = next
    if (refused && JSON.stringify(refused) !== JSON.stringify(before?.refused)) {
      options.onRefused?.(name, refused, next.isAvailable ? next.version : null)
    }
  }

  /** Nothing may be served: a remote keeps its addresses, its pages answer 503 and not 404. */
  const suspend = async (name: string, version: string, refused: Refusal | null): Promise<void> => {
    const meta = await readMeta(folderOf({ name, version })).catch(() => null)
    const release = served.get(name) ?? (meta && describeRelease(meta, version, {}))
    if (release) show(name, { ...release, isAvailable: false, refused })
  }

  const lookAt = async (name: string): Promise<void> => {
    const pointer = await readPointer(storeDir, name)
    if (!pointer) {
      const known = served.get(name)
      if (known) show(name, { ...known, isAvailable: false, refused: null })
      return
    }
    let refused: Refusal | null = null
    for (const version of candidatesOf(pointer, served.get(name)?.version)) {
      const outcome = await judge(name, version)
      if ('release' in outcome) {
        return show(name, { ...outcome.release, isAvailable: true, refused })
      }
      const { code, message } = outcome.refusal
      refused ??= { version, code, reason: message }
    }
    await suspend(name, pointer.version, refused)
  }

  const looking = new Map<string, Promise<void>>()
  /** One look at a remote at a time; a slow one holds nobody else. */
  const lookOnce = (name: string): Promise<void> => {
    const running = looking.get(name) ?? lookAt(name).finally(() => looking.delete(name))
    looking.set(name, running)
    return running
  }

  const look = async (): Promise<void> => {
    const found = await readdir(storeDir).catch(() => [])
    const names = found.filter((name) => remoteNameSchema.safeParse(name).success)
    await Promise.all([...new Set([...names, ...served.keys()])].map(lookOnce))
  }

  return {
    read: async () => registry,
    look,
    watch: async () => {
      await look()
      const timer = setInterval(() => void look().catch(() => {}), WATCH_MS)
      return () => clearInterval(timer)
    },
    isSound: async (name, version) => {
      if (!remoteNameSchema.safeParse(name).success) return false
      if (!versionSchema.safeParse(version).success) return false
      return 'release' in (await inspect(name, version))
    },
    health: () =>
      [...served.values()]
        .map(({ name, version, isAvailable, refused }) => ({ name, version, isAvailable, refused }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    setAside: async (name, version, reason) => {
      try {
        await markSetAside(storeDir, name, version, reason)
      } catch (error) {
        unwritten.set(`${name}/${version}`, reason)
        throw error
      } finally {
        await looking.get(name) // it may have judged before the mark
        await lookOnce(name)
      }
    },
    folderOf,
  }
}
