import { networkOf } from '@isp/contract/network'
import { findOwner, SHELL_NAME } from '@isp/federation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ShellConfig } from '../config.ts'
import type { RenderedPage } from '../page-renderer.ts'
import { blamedOnServer } from './blamed.ts'
import type { NewsOfReleases } from './release-news.ts'
import { pseudonymOf, signTicket, type Trial } from './view-ticket.ts'
import type { Visit } from './visits.ts'

/** By which the shop knows what a browser tells about a page that it has counted. */
export const TICKET_COOKIE = 'isp_view'
export const TELEMETRY_PATH = '/bff/api/telemetry'
/** Longer than most pages stay open; what comes later is not counted. */
const TICKET_SECONDS = 30 * 60

type Page = Extract<RenderedPage, { kind: 'page' }>
type Blamed = ReadonlySet<string>

/** Counts page views for the canaries of their applications. */
export const createViewCounter = (
  { releaseDir, origin }: Pick<ShellConfig, 'releaseDir' | 'origin'>,
  news: Pick<NewsOfReleases, 'keys' | 'counts'> | null,
) => {
  const secure = origin.startsWith('https:') ? '; Secure' : ''

  /** Null where nothing is counted. */
  const count = ({ raw, ip }: FastifyRequest, visit: Visit, blame: (owner: string) => Blamed) => {
    const key = news?.keys()?.views
    const { visitor: id, canaries, edition } = visit
    if (!news || !key || id === null || canaries.length === 0) return null
    const path = new URL(raw.url ?? '/', 'http://shop').pathname
    const owner = findOwner(edition.registry, path)?.name ?? SHELL_NAME
    const blamed = blame(owner)
    const visitor = pseudonymOf(id, key)
    const network = pseudonymOf(networkOf(ip), key)
    const trials: Trial[] = []
    for (const { id: canaryId, name, isCandidate } of canaries) {
      if (name !== owner && name !== SHELL_NAME && !blamed.has(name)) continue
      trials.push({ canaryId, isCandidate })
      news.counts.view({ canaryId, isCandidate }, visitor, network, blamed.has(name))
    }
    return trials.length === 0 ? null : { key, visitor, trials }
  }

  return {
    /** Gives the browser a ticket for its report. @returns whether the view was counted */
    page: (request: FastifyRequest, reply: FastifyReply, visit: Visit, page: Page): boolean => {
      const errors = [...page.failures, ...(page.trouble ? [page.trouble.error] : [])]
      const counted = count(request, visit, (owner) => blamedOnServer(errors, owner, releaseDir))
      if (!counted) return false
      const { key, ...view } = counted
      const until = Math.floor(Date.now() / 1000) + TICKET_SECONDS
      reply.header(
        'set-cookie',
        `${TICKET_COOKIE}=${signTicket({ ...view, until }, key)}; Max-Age=${TICKET_SECONDS}; Path=${TELEMETRY_PATH}; HttpOnly; SameSite=Lax${secure}`,
      )
      return true
    },
    /** A page of candidates could not be rendered at all: each of them may be the reason. */
    lost: (request: FastifyRequest, visit: Visit): void => {
      const candidates = visit.canaries.filter(({ isCandidate }) => isCandidate)
      count(request, visit, () => new Set(candidates.map(({ name }) => name)))
    },
  }
}
