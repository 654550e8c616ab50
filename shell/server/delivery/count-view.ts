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

/** Counts a page view for the canaries of its applications, and gives the browser a ticket for its report. */
export const createViewCounter =
  (
    { releaseDir, origin }: Pick<ShellConfig, 'releaseDir' | 'origin'>,
    news: Pick<NewsOfReleases, 'keys' | 'counts'> | null,
  ) =>
  (request: FastifyRequest, reply: FastifyReply, visit: Visit, page: Page): boolean => {
    const key = news?.keys()?.views
    const { visitor: id, canaries, edition } = visit
    if (!news || !key || id === null || canaries.length === 0) return false
    const path = new URL(request.raw.url ?? '/', 'http://shop').pathname
    const owner = findOwner(edition.registry, path)?.name ?? SHELL_NAME
    const errors = [...page.failures, ...(page.trouble ? [page.trouble.error] : [])]
    const blamed = blamedOnServer(errors, owner, releaseDir)
    const visitor = pseudonymOf(id, key)
    const network = pseudonymOf(networkOf(request.ip), key)
    const trials: Trial[] = []
    for (const { id: canaryId, name, isCandidate } of canaries) {
      if (name !== owner && name !== SHELL_NAME && !blamed.has(name)) continue
      trials.push({ canaryId, isCandidate })
      news.counts.view({ canaryId, isCandidate }, visitor, network, blamed.has(name))
    }
    if (trials.length === 0) return false
    const until = Math.floor(Date.now() / 1000) + TICKET_SECONDS
    const secure = origin.startsWith('https:') ? '; Secure' : ''
    const ticket = signTicket({ visitor, trials, until }, key)
    reply.header(
      'set-cookie',
      `${TICKET_COOKIE}=${ticket}; Max-Age=${TICKET_SECONDS}; Path=${TELEMETRY_PATH}; HttpOnly; SameSite=Lax${secure}`,
    )
    return true
  }
