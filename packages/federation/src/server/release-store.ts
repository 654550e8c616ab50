import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { SHELL_NAME } from '../registry.ts'
import { type BundleTrial, rememberTrials } from './bundle-trial.ts'
import { healthOf, type InService, type Served, type StoreHealth, summarize } from './in-service.ts'
import { releaseNameSchema, versionSchema } from './release.schema.ts'
import { type Refusal, readChoice, refusalOf } from './release-choice.ts'
import { describeRemote, readMeta } from './release-description.ts'
import {
  checkFit,
  isShell,
  type StoredRelease,
  type StoredRemote,
  trialOf,
  unservedBy,
} from './release-fitness.ts'
import { createReleaseInspector, type Outcome } from './release-inspector.ts'
import { RefusedRelease } from './release-refusal.ts'
import { type ChosenReleases, createReleaseSets, type ReleaseSet } from './release-sets.ts'
import { markSetAside, readSetAside } from './set-aside.ts'

/** Each is called once per change. */
export type StoreEvents = {
  onTaken?: (release: StoredRelease) => void
  onRefused?: (name: string, refusal: Refusal, servedInstead: string | null) => void
}

export type StoreOptions = StoreEvents & {
  /** Starts the server bundles of a new release in isolation. */
  tryBundle?: BundleTrial
  /** API operations that the BFF serves; null while it has not answered. */
  operations?: () => readonly string[] | null
}

/**
 * Reads the release store, a folder: `<store>/<name>/current.json` points to
 * `<store>/<name>/<version>/{web,node,boot,release-meta.json,integrity.json}`; the shell is one of the names. A release is served only
 * after every byte of it was inspected; until then, and if it is refused, the release before it is served.
 */
export type ReleaseStore = {
  /** From memory; the same object until a release changes. */
  read: () => InService
  /** Reads the pointers and takes new releases that pass the checks; resolves when every name has been checked. */
  look: () => Promise<void>
  /** Repeats `look` every WATCH_MS; returns a function that stops it. */
  watch: () => Promise<() => void>
  /** Whether the files of a stored release, in service or not, may be sent. */
  isSound: (name: string, version: string) => Promise<boolean>
  health: () => StoreHealth
  /**
   * Withdraws a release because it failed while rendering pages: the previous one replaces it, also after a restart.
   * Rejects if that could not be stored; this process withdraws it all the same.
   */
  setAside: (name: string, version: string, reason: string) => Promise<void>
  /**
   * What some visitors see: stored releases in place of those in service, checked together like any that goes into service. The
   * same object until something changes.
   */
  beside: (chosen: ChosenReleases) => Promise<ReleaseSet>
  folderOf: (release: Pick<StoredRelease, 'name' | 'version'>) => string
}

const WATCH_MS = 300

export const createReleaseStore = (storeDir: string, options: StoreOptions = {}): ReleaseStore => {
  const folderOf = ({ name, version }: Pick<StoredRelease, 'name' | 'version'>) =>
    path.join(storeDir, name, version)
  const inspect = createReleaseInspector(storeDir)
  const served = new Map<string, Served>()
  /** Names without any release that can be served. */
  const hopeless = new Map<string, Refusal>()
  const tryBundle = options.tryBundle && rememberTrials(options.tryBundle)
  const operations = options.operations ?? (() => null)
  /** Releases withdrawn by this process only, because the store could not be written. */
  const unwritten = new Map<string, string>()
  let summary = summarize([])

  /** Releases that a new one must be compatible with. A shell with damaged files still renders the pages. */
  const inService = () => [...served.values()].filter((one) => one.isAvailable || isShell(one))

  /** Checks that a release is intact, and was not set aside. */
  const take = async (name: string, version: string): Promise<Outcome> => {
    const outcome = await inspect(name, version)
    if ('refusal' in outcome) return outcome
    const reason =
      unwritten.get(`${name}/${version}`) ?? (await readSetAside(storeDir, name, version))
    return reason === null ? outcome : { refusal: new RefusedRelease('set-aside', reason) }
  }

  /** Checks also that it is compatible with the others, and that its server half starts with them. */
  const judge = async (name: string, version: string): Promise<Outcome> => {
    const outcome = await take(name, version)
    if ('refusal' in outcome) return outcome
    const { release } = outcome
    try {
      for (;;) {
        const beside = summary
        checkFit(release, inService())
        const trial = tryBundle && trialOf(release, inService(), folderOf)
        if (trial) await tryBundle(trial)
        if (beside === summary) return outcome // otherwise another release was taken meanwhile: check again together with it
      }
    } catch (error) {
      const refusal =
        error instanceof RefusedRelease ? error : new RefusedRelease('bundle-failed', String(error))
      return { refusal }
    }
  }

  const isSame = (a: Refusal, b?: Refusal | null) => JSON.stringify(a) === JSON.stringify(b)

  const show = (name: string, next: Served): void => {
    const before = served.get(name)
    served.set(name, next)
    hopeless.delete(name)
    const isNewVersion = before?.version !== next.version
    if (isNewVersion || before?.isAvailable !== next.isAvailable) {
      summary = summarize(served.values())
    }
    if (isNewVersion && next.isAvailable) options.onTaken?.(next)
    const { refused } = next
    if (refused && !isSame(refused, before?.refused)) {
      options.onRefused?.(name, refused, next.isAvailable ? next.version : null)
    }
  }

  const describeUnfit = async (name: string, version?: string): Promise<StoredRemote | null> => {
    if (!version || name === SHELL_NAME) return null
    const meta = await readMeta(folderOf({ name, version })).catch(() => null)
    return meta && describeRemote(meta, version, {})
  }

  /**
   * Makes a name unavailable when no release of it may be served. A remote keeps its addresses: its pages answer 503
   * and not 404. The shell's last release still renders pages, which can be read without its files.
   */
  const suspend = async (name: string, version?: string, refused: Refusal | null = null) => {
    const release = served.get(name) ?? (await describeUnfit(name, version))
    if (release) return show(name, { ...release, isAvailable: false, refused })
    if (!refused) return
    if (!isSame(refused, hopeless.get(name))) options.onRefused?.(name, refused, null)
    hopeless.set(name, refused)
  }

  const lookAt = async (name: string): Promise<void> => {
    const choice = await readChoice(storeDir, name, served.get(name)?.version)
    if (!choice) return suspend(name)
    let { refused } = choice
    /** Taken only if no other fits: most of its pages work with the BFF that runs. */
    let spare: StoredRelease | null = null
    for (const version of choice.versions) {
      const outcome = await judge(name, version)
      if ('refusal' in outcome) {
        refused ??= refusalOf(version, outcome.refusal)
        continue
      }
      const { release } = outcome
      const isNew = served.get(name)?.version !== version
      const unserved = isNew ? unservedBy(release, operations()) : null
      if (!unserved) return show(name, { ...release, isAvailable: true, refused })
      spare ??= release
      refused ??= refusalOf(version, unserved)
    }
    if (spare) {
      const isRefused = refused?.version !== spare.version
      return show(name, { ...spare, isAvailable: true, refused: isRefused ? refused : null })
    }
    await suspend(name, choice.versions[0], refused)
  }

  const looking = new Map<string, Promise<void>>()
  /** Runs one check per name at a time; a slow check does not delay other names. */
  const lookOnce = (name: string): Promise<void> => {
    const running = looking.get(name) ?? lookAt(name).finally(() => looking.delete(name))
    looking.set(name, running)
    return running
  }

  const look = async (): Promise<void> => {
    // remotes are tried with the shell, so the shell is checked first
    if (!served.has(SHELL_NAME)) await lookOnce(SHELL_NAME)
    const found = await readdir(storeDir).catch(() => [])
    const names = found.filter((name) => releaseNameSchema.safeParse(name).success)
    await Promise.all([...new Set([...names, ...served.keys()])].map(lookOnce))
  }

  const beside = createReleaseSets({
    take,
    stable: () => summary,
    served: inService,
    tryBundle,
    operations,
    folderOf,
  })

  return {
    read: () => summary,
    beside,
    look,
    watch: async () => {
      await look()
      const timer = setInterval(() => void look().catch(() => {}), WATCH_MS)
      return () => clearInterval(timer)
    },
    isSound: async (name, version) => {
      if (!releaseNameSchema.safeParse(name).success) return false
      if (!versionSchema.safeParse(version).success) return false
      return 'release' in (await inspect(name, version))
    },
    health: () => healthOf(served.values(), hopeless, operations()),
    setAside: async (name, version, reason) => {
      try {
        await markSetAside(storeDir, name, version, reason)
      } catch (error) {
        unwritten.set(`${name}/${version}`, reason)
        throw error
      } finally {
        await looking.get(name) // a running check may have read the state before this mark
        await lookOnce(name)
      }
    },
    folderOf,
  }
}
