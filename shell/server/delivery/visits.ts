import type { RunningCanary } from '@isp/contract/release-news'
import type { ChosenReleases, InService, ReleaseSet, ReleaseStore } from '@isp/federation/server'
import { sessionCookies } from '@isp/session/cookies'
import type { FastifyBaseLogger } from 'fastify'
import type { Edition, Editions } from '../renderer.ts'
import type { Cookies } from '../visitor.ts'
import { isChosen } from './bucket.ts'
import { PREVIEW_COOKIE } from './preview-routes.ts'
import { type Preview, readPreview } from './preview-token.ts'
import type { NewsOfReleases } from './release-news.ts'

/** The releases that one visitor sees. */
export type Visit = {
  edition: Edition
  /** Releases shown instead of those in service; `fault`: the one because of which nothing else is shown. */
  preview: (Preview & { fault: string | null }) | null
  /** Running canaries that this visitor's pages count for; empty without a visitor's id. */
  canaries: readonly (RunningCanary & { isCandidate: boolean })[]
  visitor: string | null
}

type Sources = {
  store: Pick<ReleaseStore, 'beside'>
  editions: Editions
  news: Pick<NewsOfReleases, 'running' | 'keys' | 'refuse'> | null
  log: Pick<FastifyBaseLogger, 'warn'>
  now?: () => Date
}

/** Written by browsers and by this server; anything longer is not one. */
const VISITOR = /^[\w-]{8,64}$/

export const visitorOf = (cookies: Cookies): string | null => {
  const id = cookies[sessionCookies.clientId]
  return id && VISITOR.test(id) ? id : null
}

/** A choice of releases that can be shown; null for one that cannot. */
const isShown = (set: ReleaseSet): set is { releases: InService } => 'releases' in set

/** Which releases a visitor sees: those of the preview, else those in service and the canaries that chose the visitor. */
export const createVisits = (sources: Sources) => {
  const { store, editions, news, log, now = () => new Date() } = sources

  const previewOf = (cookies: Cookies): Preview | null => {
    const token = cookies[PREVIEW_COOKIE]
    const pem = token && news?.keys()?.preview
    return pem ? readPreview(token, pem, now()) : null
  }

  /** All that fit together; of those that do not, the one that began first. */
  const fitting = async (canaries: readonly RunningCanary[]) => {
    let shown: { releases: InService } | null = null
    let chosen: ChosenReleases = {}
    for (const { id, name, version } of canaries) {
      const set = await store.beside({ ...chosen, [name]: version })
      if (isShown(set)) {
        shown = set
        chosen = { ...chosen, [name]: version }
      } else if (set.name === name && Object.keys(chosen).length === 0) {
        // alone beside what is in service: nobody can see it
        news?.refuse(id, `${set.refusal.code}: ${set.refusal.reason}`)
      }
    }
    return { shown, chosen }
  }

  const stableVisit = (cookies: Cookies): Visit => ({
    edition: editions.current(),
    ...{ preview: null, canaries: [], visitor: visitorOf(cookies) },
  })

  const of = async (cookies: Cookies): Promise<Visit> => {
    const stable = editions.current()
    const preview = previewOf(cookies)
    const visitor = visitorOf(cookies)
    if (preview) {
      const set = await store.beside(preview.releases)
      const fault = isShown(set) ? null : set.name
      if (!isShown(set)) log.warn({ release: set.name, ...set.refusal }, 'preview not shown')
      const edition = isShown(set) ? editions.of(set.releases) : stable
      return { edition, preview: { ...preview, fault }, canaries: [], visitor }
    }
    const running = news?.running() ?? []
    if (visitor === null || running.length === 0) return stableVisit(cookies)
    const { shown, chosen } = await fitting(running.filter((canary) => isChosen(canary, visitor)))
    const canaries = running.map((canary) => ({
      ...canary,
      isCandidate: chosen[canary.name] === canary.version,
    }))
    const edition = shown ? editions.of(shown.releases) : stable
    return { edition, preview: null, canaries, visitor }
  }
  return {
    of,
    /** What is in service, whoever asks. */
    stable: stableVisit,
  }
}

export type Visits = ReturnType<typeof createVisits>
