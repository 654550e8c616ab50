import type { BundleTrial } from './bundle-trial.ts'
import { type InService, type Served, summarize } from './in-service.ts'
import { type Refusal, refusalOf } from './release-choice.ts'
import { checkFit, type StoredRelease, trialOf, unservedBy } from './release-fitness.ts'
import type { Outcome } from './release-inspector.ts'
import { RefusedRelease } from './release-refusal.ts'

/** Versions by name, in place of those in service. */
export type ChosenReleases = Readonly<Record<string, string>>

/** The releases that such a choice shows, or the one of them that cannot be shown, and why. */
export type ReleaseSet = { releases: InService } | { name: string; refusal: Refusal }

/** How long a set is reused without looking at its files. */
const FRESH_MS = 300
/** A canary of each remote, and previews; the one that was used longest ago is forgotten. */
const MOST_SETS = 50

type Sources = {
  /** Whether a release is intact, and was not set aside. */
  take: (name: string, version: string) => Promise<Outcome>
  /** What is in service; the same object until a release changes. */
  stable: () => InService
  served: () => readonly Served[]
  tryBundle: BundleTrial | undefined
  /** API operations that the BFF serves; null while it has not answered. */
  operations: () => readonly string[] | null
  folderOf: (release: Pick<StoredRelease, 'name' | 'version'>) => string
}

type Known = { stable: InService; at: number; set: Promise<ReleaseSet>; text: string }

/** Releases that are shown to some instead of those in service: checked in the same way, all together. */
export const createReleaseSets = (sources: Sources) => {
  const { take, stable, served, tryBundle, operations, folderOf } = sources
  const known = new Map<string, Known>()

  const check = async (release: StoredRelease, others: readonly StoredRelease[]) => {
    checkFit(release, others)
    const unserved = unservedBy(release, operations())
    if (unserved) throw unserved
    const trial = tryBundle && trialOf(release, others, folderOf)
    if (trial) await tryBundle(trial)
  }

  const make = async (chosen: ChosenReleases): Promise<ReleaseSet> => {
    const instead: Served[] = []
    for (const [name, version] of Object.entries(chosen)) {
      const outcome = await take(name, version)
      if ('refusal' in outcome) return { name, refusal: refusalOf(version, outcome.refusal) }
      instead.push({ ...outcome.release, isAvailable: true, refused: null })
    }
    const all = [...served().filter(({ name }) => !Object.hasOwn(chosen, name)), ...instead]
    for (const release of instead) {
      try {
        await check(
          release,
          all.filter((other) => other !== release),
        )
      } catch (error) {
        const refusal =
          error instanceof RefusedRelease
            ? error
            : new RefusedRelease('bundle-failed', String(error))
        return { name: release.name, refusal: refusalOf(release.version, refusal) }
      }
    }
    return { releases: summarize(all) }
  }

  return (chosen: ChosenReleases): Promise<ReleaseSet> => {
    const key = JSON.stringify(Object.entries(chosen).sort())
    const now = Date.now()
    const before = known.get(key)
    const isSame = before?.stable === stable()
    if (before && isSame && now - before.at < FRESH_MS) return before.set
    const entry: Known = {
      stable: stable(),
      at: now,
      text: before?.text ?? '',
      // the same object until something changes, so that what was made of it is found again
      set: make(chosen).then(async (set) => {
        entry.text = JSON.stringify(set)
        return before && before.text === entry.text ? before.set : set
      }),
    }
    known.delete(key)
    known.set(key, entry)
    const [oldest] = known.size > MOST_SETS ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    return entry.set
  }
}
