import { personalAreas } from '@isp/contract/urls'
import { sessionCookies, signInCookies } from '@isp/session/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBffFetch } from './bff-fetch.ts'
import type { ShellConfig } from './config.ts'
import { bordersOf } from './delivery/borders.ts'
import { createViewCounter } from './delivery/count-view.ts'
import { leaveTag } from './delivery/leave-withdrawn.ts'
import { previewBadge } from './delivery/preview-badge.ts'
import type { NewsOfReleases } from './delivery/release-news.ts'
import type { Visit, Visits } from './delivery/visits.ts'
import { sendPlainPage } from './errors.ts'
import { chooseEncoding } from './page-body.ts'
import type { PageCache } from './page-cache.ts'
import { pageEnd } from './page-end.ts'
import { readPagePath } from './page-path.ts'
import {
  createPageRenderer,
  type OnTrouble,
  type PageJob,
  type RenderedPage,
} from './page-renderer.ts'
import { createPriceKeyReader } from './price-key.ts'
import { editionKey } from './renderer.ts'
import type { RenderPools } from './rendering/open-render-pool.ts'
import type { RenderPool } from './rendering/render-pool.ts'
import { createSample } from './sample.ts'
import { policyOf } from './security-headers.ts'
import { createNoticeReader } from './service-notice.ts'
import { type Cookies, createVisitors, parseCookies, type Visitor } from './visitor.ts'

/** A page with individual prices must not be cached, not even by the browser. */
const PRIVATE = 'private, no-store'

export type PageSources = {
  config: ShellConfig
  visits: Visits
  pools: Readonly<Record<keyof RenderPools, Pick<RenderPool, 'render'>>>
  cache: Pick<PageCache, 'take'>
  onTrouble?: OnTrouble
  /** Absent in development, where nothing is tried on a few. */
  news: Pick<NewsOfReleases, 'keys' | 'counts'> | null
}

/** Pages in these areas are always individual, so there is no need to ask whether they can be shared. */
const isPersonalArea = ({ pathname }: URL): boolean =>
  personalAreas.some((area) => pathname.startsWith(area))

type Answerable = Exclude<RenderedPage, { kind: 'refused' }>
type Page = Extract<RenderedPage, { kind: 'page' }>

/** The cookies that may influence a shared page: only those that the BFF needs to identify the user. */
const signInAlone = (cookies: Cookies): Cookies =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => signInCookies.includes(name)))

const answerable = (page: RenderedPage): Answerable => {
  if (page.kind === 'refused') throw new Error('a page without a visitor was refused')
  return page
}

/** Serves all pages. One request uses one release of the shell and of each remote from the first byte to hydration. */
export const registerPages = (app: FastifyInstance, sources: PageSources): void => {
  const { config, cache } = sources
  const readNotice = createNoticeReader(config.bffOrigin, {
    fetchBff: createBffFetch(config.serverKey),
  })
  const render = createPageRenderer(config, sources.pools, readNotice, sources.onTrouble)
  const visitors = createVisitors({
    bffOrigin: config.bffOrigin,
    isSecure: config.origin.startsWith('https:'),
  })

  const sampled = createSample(config)
  const readPrices = createPriceKeyReader(config.bffOrigin)
  const views = createViewCounter(config, sources.news)

  /** Renders a page for a signed-in user; it is shared with users who see the same prices, if its data is the same for them. */
  const renderFor = async (job: PageJob): Promise<RenderedPage> => {
    const isSignedIn = sessionCookies.accessToken in job.cookies
    if (!isSignedIn || job.isPreview || isPersonalArea(job.url)) return render(job)
    const prices = await readPrices(job.cookies, job)
    if (prices.kind === 'refused') return prices
    if (prices.kind === 'unreachable') return render(job)
    const asked = { address: job.url.href, prices: prices.key }
    return cache.take(job.edition, asked, () =>
      render({ ...job, cookies: signInAlone(job.cookies) }),
    )
  }

  /** Renders the page for the visitor; a token or company refused by the BFF is replaced once. */
  const renderForSignedIn = async (visitor: Visitor, job: Omit<PageJob, 'cookies'>) => {
    let current = visitor
    let page = await renderFor({ ...job, cookies: current.cookies })
    for (const attempt of ['first', 'second'] as const) {
      if (page.kind !== 'refused') break
      if (page.what === 'company') current = visitors.withoutCompany(current)
      else if (attempt === 'first') current = await visitors.renew(current.cookies, job)
      else current = { ...current, kind: 'lost' }
      if (current.kind === 'lost') break
      page = await renderFor({ ...job, cookies: current.cookies })
    }
    return { page, visitor: current }
  }

  /** D28: after the end of a sign-in redirects home once and deletes its cookies; the home page itself is rendered as anonymous. */
  const sendHome = (reply: FastifyReply, visitor: Visitor) =>
    reply
      .headers({ 'cache-control': PRIVATE, 'set-cookie': [...visitor.setCookies] })
      .redirect('/', 307)

  /** The end of the page for this visitor: what it reports, and what leads out of releases that are tried. */
  const endOf = (reply: FastifyReply, page: Page, visit: Visit, cookies: Cookies): string => {
    const { renderer } = visit.edition
    const given = parseCookies(reply.request.headers.cookie)
    const isCounted = views.page(reply.request, reply, visit, page)
    const isCandidate = visit.canaries.some((canary) => canary.isCandidate)
    return pageEnd(cookies, {
      late: isCounted ? sampled.always(renderer) : sampled.some(renderer),
      hasWorker: config.hasServiceWorker && renderer.hasWorker && visit.preview === null,
      extra:
        (visit.preview ? previewBadge(visit.preview) : '') +
        bordersOf(given, visit.edition.registry) +
        (isCandidate ? leaveTag(editionKey(visit.edition)) : ''),
    })
  }

  const sendPage = async (
    reply: FastifyReply,
    page: Answerable,
    visit: Visit,
    cookies: Cookies,
  ) => {
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    if (visit.visitor === null && visit.preview === null && page.status === 200) {
      reply.header('set-cookie', visitors.newcomer())
    }
    for (const failure of page.failures)
      reply.request.log.error({ err: failure }, 'a route of the page failed')
    const encoding = chooseEncoding(reply.request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .code(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(visit.edition.renderer.policy, reply.request.url),
        vary: 'cookie, accept-encoding',
        ...(visit.preview && { 'x-robots-tag': 'noindex, nofollow', 'cache-control': PRIVATE }),
        ...(page.status === 503 ? { 'retry-after': '5' } : {}),
      })
      .send(await page.body.as(encoding, endOf(reply, page, visit, cookies)))
  }

  /** Sends a page to a visitor who is, was or may be signed in. */
  const sendPersonal = async (
    reply: FastifyReply,
    found: Visitor,
    job: Omit<PageJob, 'cookies'>,
    visit: Visit,
  ) => {
    const isHome = job.url.pathname === '/'
    if (found.kind === 'lost' && !isHome) return sendHome(reply, found)
    let { page, visitor } = await renderForSignedIn(found, job)
    if (page.kind === 'refused') {
      const ended = visitors.end(visitor)
      if (!isHome) return sendHome(reply, ended)
      visitor = ended
      page = await render({ ...job, cookies: ended.cookies })
    }
    if (visitor.setCookies.length > 0) reply.header('set-cookie', [...visitor.setCookies])
    reply.header('cache-control', PRIVATE)
    return sendPage(reply, answerable(page), visit, visitor.cookies)
  }

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = readPagePath(request.raw.url ?? '/', config.origin)
    if (target.kind === 'redirect') return reply.redirect(target.location, 308)
    if (target.kind === 'bad') return sendPlainPage(reply, 400)
    const { url } = target
    const given = parseCookies(request.headers.cookie)
    const visit = await sources.visits.of(given)
    try {
      return await answerVisit(request, reply, { url, given, visit })
    } catch (error) {
      if (!visit.canaries.some(({ isCandidate }) => isCandidate)) throw error
      request.log.error({ err: error }, 'a page of a canary was lost')
      views.lost(request, visit)
      return answerVisit(request, reply, { url, given, visit: sources.visits.stable(given) })
    }
  }

  type Asked = { url: URL; given: Cookies; visit: Visit }

  const answerVisit = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { url, given, visit }: Asked,
  ) => {
    const { edition, preview } = visit
    const job = {
      ...{ edition, url, requestId: request.id, address: request.ip, log: request.log },
      isTrial: preview !== null || visit.canaries.some(({ isCandidate }) => isCandidate),
      isPreview: preview !== null,
    }
    const visitor = await visitors.identify(given, job)
    if (visitor.kind !== 'anonymous') return sendPersonal(reply, visitor, job, visit)
    const draw = () => render({ ...job, cookies: visitor.cookies })
    const page = preview
      ? await draw()
      : await cache.take(edition, { address: url.href, prices: null }, draw)
    reply.header('cache-control', 'no-cache')
    return sendPage(reply, answerable(page), visit, visitor.cookies)
  }

  // compressed in the handler, so that cached pages are compressed once
  app.get('/*', { compress: false }, answerPage)
}
