import path from 'node:path'
import { stampOf } from './release-files.ts'
import type { StoredRelease } from './release-fitness.ts'
import { inspectRelease } from './release-inspection.ts'
import { RefusedRelease } from './release-refusal.ts'

/** Result of an inspection. */
export type Outcome = { release: StoredRelease } | { refusal: RefusedRelease }

/** How long a result is reused without checking the files' stamps. */
const FRESH_MS = 300
/** How long a refusal is reused while the files do not change: it may have been caused by a lack of memory or file handles. */
const RETRY_MS = 30_000

type Known = { stamp: string; checkedAt: number; inspectedAt: number; outcome: Promise<Outcome> }

const settle = async (work: Promise<StoredRelease>): Promise<Outcome> => {
  try {
    return { release: await work }
  } catch (error) {
    const refusal =
      error instanceof RefusedRelease ? error : new RefusedRelease('file-missing', String(error))
    return { refusal }
  }
}

/**
 * Caches the results of inspections. A release is inspected again only if a stamp of its files has changed; a call
 * costs at most a few `stat`s every FRESH_MS.
 */
export const createReleaseInspector = (
  storeDir: string,
): ((name: string, version: string) => Promise<Outcome>) => {
  const known = new Map<string, Known>()

  return async (name, version) => {
    const key = `${name}/${version}`
    const before = known.get(key)
    const now = Date.now()
    if (before && now - before.checkedAt < FRESH_MS) return before.outcome
    if (before) before.checkedAt = now
    const folder = path.join(storeDir, name, version)
    const stamp = await stampOf(folder)
    if (before && before.stamp === stamp) {
      const outcome = await before.outcome
      if ('release' in outcome || now - before.inspectedAt < RETRY_MS) return outcome
    }
    const inspected = inspectRelease(folder, { name, version }).then(({ release }) => release)
    const outcome = settle(inspected)
    known.set(key, { stamp, checkedAt: now, inspectedAt: now, outcome })
    const result = await outcome
    // invented versions must not fill the cache
    if ('refusal' in result && result.refusal.code === 'inventory-missing') known.delete(key)
    return result
  }
}
