import type { BrowserFailure, CanaryCounts } from '@isp/contract/release-news'
import type { Trial } from './view-ticket.ts'

/** A visitor's views count once in this time: one broken tab is not fifty trials. */
const VIEW_MS = 60_000
/**
 * A view is a good one when its browser has had time to tell of a failure; counted at once, it would speak for a release
 * whose failures are still on their way.
 */
const SETTLED_MS = 10_000
/** Measurements of speed: more of them are needed. */
const MEASURED_MS = 10_000
const MOST_VISITORS = 50_000
const MOST_FAILURES = 5000

type Seen = { trial: Trial; at: number; hasFailed: boolean }

/** Views of canaries since the last report. Visitors and networks are pseudonyms. */
export type ViewCounts = {
  view: (trial: Trial, visitor: string, network: string, hasFailed: boolean) => void
  measured: (trial: Trial, visitor: string, network: string) => void
  failure: (
    trial: Trial,
    phase: BrowserFailure['phase'],
    teller: { visitor: string; network: string },
  ) => void
  /** Whether a failure of a candidate waits to be told. */
  hasFailures: () => boolean
  /** What was counted since the last call; `giveBack` when it could not be told. */
  take: () => { counts: CanaryCounts[]; failures: BrowserFailure[]; giveBack: () => void }
}

const keyOf = ({ canaryId, isCandidate }: Trial): string => `${canaryId} ${isCandidate}`

export const createViewCounts = (now: () => number = () => performance.now()): ViewCounts => {
  const visitors = new Map<string, Seen>()
  /** Views that are not in the counts yet, the oldest first. */
  const pending = new Set<Seen>()
  const measuredAt = new Map<string, number>()
  /** Networks that have told of a failure: they count no more, whatever they tell. */
  const silent = new Set<string>()
  let counts = new Map<string, CanaryCounts>()
  let failures: BrowserFailure[] = []

  const add = (trial: Trial, what: Partial<CanaryCounts>): void => {
    const before = counts.get(keyOf(trial)) ?? { ...trial, views: 0, server: 0, measured: 0 }
    counts.set(keyOf(trial), {
      ...before,
      views: before.views + (what.views ?? 0),
      server: before.server + (what.server ?? 0),
      measured: before.measured + (what.measured ?? 0),
    })
  }
  const remember = <Value>(known: Map<string, Value>, key: string, value: Value): void => {
    known.delete(key)
    known.set(key, value)
    const [oldest] = known.size > MOST_VISITORS ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
  }
  const isSilent = (trial: Trial, what: string, network: string): boolean =>
    silent.has(`${keyOf(trial)} ${what} ${network}`)

  const settle = (seen: Seen): void => {
    if (pending.delete(seen)) add(seen.trial, { views: 1 })
  }

  return {
    view: (trial, visitor, network, hasFailed) => {
      if (isSilent(trial, 'page', network)) return
      const key = `${keyOf(trial)} ${visitor}`
      const before = visitors.get(key)
      const isNew = !before || now() - before.at >= VIEW_MS
      const seen = isNew ? { trial, at: now(), hasFailed: false } : before
      if (isNew) {
        remember(visitors, key, seen)
        pending.add(seen)
      }
      if (!hasFailed || seen.hasFailed) return
      settle(seen)
      seen.hasFailed = true
      add(trial, { server: 1 })
    },
    measured: (trial, visitor, network) => {
      const key = `${keyOf(trial)} ${visitor}`
      const before = measuredAt.get(key)
      if (before !== undefined && now() - before < MEASURED_MS) return
      remember(measuredAt, key, now())
      if (!isSilent(trial, 'slow', network)) add(trial, { measured: 1 })
    },
    failure: (trial, phase, { visitor, network }) => {
      const what = phase === 'slow' ? 'slow' : 'page'
      if (isSilent(trial, what, network) || failures.length >= MOST_FAILURES) return
      if (silent.size > MOST_VISITORS) silent.clear()
      silent.add(`${keyOf(trial)} ${what} ${network}`)
      const seen = what === 'page' && visitors.get(`${keyOf(trial)} ${visitor}`)
      if (seen) settle(seen)
      failures.push({ ...trial, phase, network })
    },
    hasFailures: () =>
      failures.some(({ isCandidate }) => isCandidate) ||
      [...counts.values()].some(({ isCandidate, server }) => isCandidate && server > 0),
    take: () => {
      for (const seen of pending) {
        if (now() - seen.at < SETTLED_MS) break
        settle(seen)
      }
      const taken = { counts: [...counts.values()], failures }
      counts = new Map()
      failures = []
      return {
        ...taken,
        giveBack: () => {
          for (const count of taken.counts) add(count, count)
          failures.unshift(...taken.failures)
        },
      }
    },
  }
}
