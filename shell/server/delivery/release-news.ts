import { randomUUID } from 'node:crypto'
import {
  RELEASE_NEWS_PATH,
  type ReleaseNews,
  type RunningCanary,
  type ServedRelease,
  type ServerReport,
} from '@isp/contract/release-news'
import { type StoreHealth, serveVersion } from '@isp/federation/server'
import { repeatExchange } from '@isp/logging'
import type { FastifyInstance } from 'fastify'
import { createBffFetch } from '../bff-fetch.ts'
import type { ShellConfig } from '../config.ts'
import type { ShellReleases } from '../release-store.ts'
import { createViewCounts, type ViewCounts } from './view-counts.ts'

const TELL_MS = 1000
/** A failure is told at once: each second of waiting shows it to more visitors. */
const LOOK_MS = 100
const BUDGET_MS = 5000

/** What this server knows of canaries and previews from the BFF, and what it tells in return. */
export type NewsOfReleases = {
  /** Canaries that run, by the clock of the database; none before the first news. */
  running: () => readonly RunningCanary[]
  /** Null before the first news. */
  keys: () => ReleaseNews['keys'] | null
  counts: ViewCounts
  /** A canary cannot be shown beside what is in service; told once. */
  refuse: (canaryId: number, reason: string) => void
}

const servedOf = ({ shell, remotes }: StoreHealth): ServedRelease[] =>
  [...(shell ? [shell] : []), ...remotes].flatMap(({ name, version, isAvailable, refused }) =>
    version === null
      ? []
      : [
          {
            name,
            version,
            isAvailable,
            refused: refused && { version: refused.version, reason: refused.reason.slice(0, 2000) },
          },
        ],
  )

type Store = Pick<ShellReleases, 'health' | 'setAside' | 'read'>

/** Carries out what the BFF has decided; each decision once. */
const createOutcomes = (config: ShellConfig, store: Store, onTrouble: (error: unknown) => void) => {
  const done = new Set<string>()
  return async ({ ended }: ReleaseNews): Promise<void> => {
    for (const { name, version, state, reason } of ended) {
      const key = `${name} ${version} ${state}`
      if (done.has(key)) continue
      try {
        if (state === 'withdrawn') await store.setAside(name, version, reason ?? '')
        // a store is changed by the BFF, and this server's folder follows it
        else if (!config.hasStore) await serveVersion(config.releaseDir, name, version)
        done.add(key)
      } catch (error) {
        onTrouble(error)
      }
    }
    for (const key of done) {
      if (!ended.some(({ name, version, state }) => key === `${name} ${version} ${state}`))
        done.delete(key)
    }
  }
}

/** Tells the BFF each second what this server serves and has counted, and learns which canaries run. */
export const followReleaseNews = (
  app: FastifyInstance,
  config: ShellConfig,
  store: Store,
): NewsOfReleases => {
  const fetchBff = createBffFetch(config.serverKey)
  const server = randomUUID()
  const counts = createViewCounts()
  const refused = new Map<number, string>()
  let news: ReleaseNews | null = null
  const carryOut = createOutcomes(config, store, (err) =>
    app.log.error({ err }, 'what became of a canary cannot be stored'),
  )

  const tell = async (report: ServerReport): Promise<ReleaseNews> => {
    const request = new Request(`${config.bffOrigin}${RELEASE_NEWS_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    })
    const answer = await fetchBff(request, AbortSignal.timeout(BUDGET_MS))
    if (!answer.ok) throw new Error(`BFF answered ${answer.status}`)
    return (await answer.json()) as ReleaseNews
  }

  let toldAt = Number.NEGATIVE_INFINITY

  const exchange = async (): Promise<void> => {
    if (!counts.hasFailures() && performance.now() - toldAt < TELL_MS) return
    toldAt = performance.now()
    const { giveBack, ...counted } = counts.take()
    try {
      news = await tell({
        ...counted,
        server,
        served: servedOf(store.health()),
        refused: [...refused].map(([canaryId, reason]) => ({ canaryId, reason })),
      })
    } catch (error) {
      giveBack()
      throw error
    }
    const known = new Set(news.running.map(({ id }) => id))
    for (const id of refused.keys()) if (!known.has(id)) refused.delete(id)
    await carryOut(news)
  }

  const { stop } = repeatExchange(exchange, {
    everyMs: LOOK_MS,
    onTrouble: (err) => app.log.warn({ err }, 'the BFF tells no news of releases'),
  })
  app.addHook('onClose', stop)
  return {
    running: () => news?.running ?? [],
    keys: () => news?.keys ?? null,
    counts,
    refuse: (canaryId, reason) => void refused.set(canaryId, reason.slice(0, 2000)),
  }
}
