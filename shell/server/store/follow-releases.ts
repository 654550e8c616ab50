import { setTimeout as sleep } from 'node:timers/promises'
import type { ReleasesInStore } from '@isp/contract/releases-in-store'
import { fetchRelease, type Mirroring, mirrorReleases, sweepIncoming } from '@isp/federation/server'
import { createRecentMap } from './recent-map.ts'
import type { ReleasedContent } from './released-content.ts'

/** Why this server does not serve what the store names; empty when it does. */
export type Behind = readonly { name: string; version: string | null; reason: string }[]

export type FollowedReleases = {
  /** When the folder has followed the store for the first time. */
  ready: Promise<void>
  /** Brings a release to this disk that a page of another server names. False if there is none, or none now. */
  bring: (name: string, version: string) => Promise<boolean>
  /** Tells the others what this server has set aside. */
  share: () => Promise<void>
  behind: () => Behind
  stop: () => Promise<void>
}

export type FollowOptions = {
  storeDir: string
  content: ReleasedContent
  /** The folder follows the store again. */
  onChange: () => void | Promise<void>
  log: {
    warn: (details: object, text: string) => void
    error: (details: object, text: string) => void
  }
}

/** Pause after a failure of the BFF, and the longest one after failures of the disk or the store, ms. */
const AGAIN_MS = 1000
const LONGEST_MS = 30_000
/** How often the BFF is asked for releases that no answer has named so far, ms. */
const LOOK_MS = 250
/** How long a release that could not be brought is not tried again, ms. */
const FAILED_MS = 2000
const MOST_REMEMBERED = 1000

/**
 * Keeps the folder of releases in step with the store, as the BFF tells of it; resolves after the first attempt.
 * Without the BFF, or with a full disk, the folder keeps what it has.
 */
export const followReleases = async (options: FollowOptions): Promise<FollowedReleases> => {
  const { storeDir, content, onChange, log } = options
  const stopping = new AbortController()
  let since = -1
  let state: ReleasesInStore | null = null
  let behind: Map<string, Behind[number]> = new Map()
  let isAway = false
  let tellReady = (): void => {}
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve
  })

  const fetching = new Map<string, Promise<boolean>>()
  /** One copy at a time: the store names a release at the moment when a page of another server asks for it. */
  const fetchOnce = (name: string, version: string): Promise<boolean> => {
    const key = `${name}/${version}`
    const one =
      fetching.get(key) ??
      fetchRelease(storeDir, content, name, version).finally(() => fetching.delete(key))
    fetching.set(key, one)
    return one
  }

  const mirror = async (next: ReleasesInStore): Promise<boolean> => {
    const failed: typeof behind = new Map()
    const work: Mirroring = {
      storeDir,
      fetch: fetchOnce,
      tellSetAside: content.tellSetAside,
      onFailure: (name, version, error) => {
        failed.set(name, { name, version, reason: error.message })
        if (behind.get(name)?.version === version) return // said already
        log.error(
          { release: name, version, err: error },
          'release not fetched, the one before stays',
        )
      },
    }
    const isDone = await mirrorReleases(work, next)
    behind = failed
    await onChange()
    if (isDone) tellReady()
    return isDone
  }
  let turn: Promise<unknown> = Promise.resolve()
  const mirrorInTurn = (next: ReleasesInStore): Promise<boolean> => {
    const own = turn.then(() => mirror(next))
    turn = own.catch(() => {})
    return own
  }

  const follow = async (): Promise<'followed' | 'away' | 'failed'> => {
    try {
      const next = await content.after(since, stopping.signal)
      isAway = false
      if (!next) return 'followed'
      state = next
      if (!(await mirrorInTurn(next))) return 'failed'
      since = next.revision
      return 'followed'
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'releases of the store not read, the last choice stays')
      isAway = true
      return 'away'
    }
  }

  const run = async (): Promise<void> => {
    let pause = AGAIN_MS
    while (!stopping.signal.aborted) {
      const outcome = await follow()
      pause = outcome === 'failed' ? Math.min(pause * 2, LONGEST_MS) : AGAIN_MS
      if (outcome === 'followed') continue
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  let looked: { at: number; answer: Promise<void> } | null = null
  /** The answer that is under way may be older than a release that a page of another server names. */
  const lookNow = (): Promise<void> => {
    if (looked && Date.now() - looked.at < LOOK_MS) return looked.answer
    const answer = content.after(-1, stopping.signal).then(
      (found) => {
        if (found && found.revision >= (state?.revision ?? -1)) state = found
      },
      () => {},
    )
    looked = { at: Date.now(), answer }
    return answer
  }
  const isKnown = (name: string, version: string): boolean =>
    state?.names[name]?.versions.some((one) => one.version === version) ?? false

  const failed = createRecentMap<number>(MOST_REMEMBERED)

  await sweepIncoming(storeDir)
  await follow()
  const running = run()
  return {
    ready,
    bring: async (name, version) => {
      if (!isKnown(name, version)) await lookNow()
      const key = `${name}/${version}`
      if (!isKnown(name, version) || (failed.get(key) ?? 0) > Date.now()) return false
      try {
        return await fetchOnce(name, version)
      } catch (error) {
        log.error({ release: name, version, err: error }, 'release not fetched')
        failed.set(key, Date.now() + FAILED_MS)
        return false
      }
    },
    share: async () => {
      if (state) await mirrorInTurn(state)
    },
    behind: () => [...behind.values()],
    stop: async () => {
      stopping.abort()
      await running
      await turn
    },
  }
}
