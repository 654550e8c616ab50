import type { ReleaseStore } from '@isp/federation/server'
import type { FastifyRequest } from 'fastify'
import { parseCookies } from '../visitor.ts'
import { countBrowserFailures } from './browser-failures.ts'
import { TICKET_COOKIE } from './count-view.ts'
import type { NewsOfReleases } from './release-news.ts'

/** What the BFF takes; a longer report is left to it to refuse. */
const LONGEST = 16 * 1024

type Store = Pick<ReleaseStore, 'read' | 'beside'>

/** The releases whose scripts an open page may have: those in service and those of canaries. */
const registriesOf = async (news: Pick<NewsOfReleases, 'running'>, { read, beside }: Store) => {
  const sets = await Promise.all(
    news.running().map(({ name, version }) => beside({ [name]: version })),
  )
  const shown = sets.flatMap((set) => ('releases' in set ? [set.releases.registry] : []))
  return [read().registry, ...shown]
}

/** Looks at reports of browsers on their way to the BFF: those about counted views may be failures of a canary. */
export const telemetryReader =
  (news: Pick<NewsOfReleases, 'running' | 'keys' | 'counts'>, store: Store) =>
  async ({ headers, body, ip }: FastifyRequest): Promise<void> => {
    const ticket = parseCookies(headers.cookie)[TICKET_COOKIE]
    if (!ticket || !Buffer.isBuffer(body) || body.length > LONGEST) return
    if (news.running().length === 0) return
    const registries = await registriesOf(news, store)
    countBrowserFailures(news, { ticket, body: body.toString('utf8'), address: ip, registries })
  }
