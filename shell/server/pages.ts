import { personalAreas } from '@isp/contract/urls'
import { sessionCookies, signInCookies } from '@isp/session/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBffFetch } from './bff-fetch.ts'
import type { ShellConfig } from './config.ts'
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
import type { Edition, Renderer } from './renderer.ts'
import type { RenderPool } from './rendering/render-pool.ts'
import { createSample } from './sample.ts'
import { createNoticeReader } from './service-notice.ts'
import { type Cookies, createVisitors, parseCookies, type Visitor } from './visitor.ts'

/** A page with individual prices must not be cached, not even by the browser. */
const PRIVATE = 'private, no-store'

export type PageSources = {
  config: ShellConfig
  readEdition: () => Edition
  pool: Pick<RenderPool, 'render'>
  cache: Pick<PageCache, 'take'>
  onTrouble?: OnTrouble
}

/** Pages in these areas are always individual, so there is no need to ask whether they can be shared. */
const isPersonalArea = ({ pathname }: URL): boolean =>
  personalAreas.some((area) => pathname.startsWith(area))

type Answerable = Exclude<RenderedPage, { kind: 'refused' }>

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
  const render = createPageRenderer(config, sources.pool, readNotice, sources.onTrouble)
  const visitors = createVisitors({
    bffOrigin: config.bffOrigin,
    isSecure: config.origin.startsWith('https:'),
  })

  const sampled = createSample(config)
  const readPrices = createPriceKeyReader(config.bffOrigin)

  /** Renders a page for a signed-in user; it is shared with users who see the same prices, if its data is the same for them. */
  const renderFor = async (job: PageJob): Promise<RenderedPage> => {
    const isSignedIn = sessionCookies.accessToken in job.cookies
    if (!isSignedIn || isPersonalArea(job.url)) return render(job)
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

  const sendPage = async (
    reply: FastifyReply,
    page: Answerable,
    renderer: Renderer,
    cookies: Cookies,
  ) => {
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    for (const failure of page.failures)
      reply.request.log.error({ err: failure }, 'a route of the page failed')
    const encoding = chooseEncoding(reply.request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .code(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': renderer.policy,
        vary: 'cookie, accept-encoding',
        ...(page.status === 503 ? { 'retry-after': '5' } : {}),
      })
      .send(
        await page.body.as(
          encoding,
          pageEnd(cookies, sampled(renderer), config.hasServiceWorker && renderer.hasWorker),
        ),
      )
  }

  /** Sends a page to a visitor who is, was or may be signed in. */
  const sendPersonal = async (
    reply: FastifyReply,
    found: Visitor,
    job: Omit<PageJob, 'cookies'>,
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
    return sendPage(reply, answerable(page), job.edition.renderer, visitor.cookies)
  }

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = readPagePath(request.raw.url ?? '/', config.origin)
    if (target.kind === 'redirect') return reply.redirect(target.location, 308)
    if (target.kind === 'bad') return sendPlainPage(reply, 400)
    const { url } = target
    const edition = sources.readEdition()
    const job = { edition, url, requestId: request.id, address: request.ip, log: request.log }
    const visitor = await visitors.identify(parseCookies(request.headers.cookie), job)
    if (visitor.kind !== 'anonymous') return sendPersonal(reply, visitor, job)
    const page = await cache.take(edition, { address: url.href, prices: null }, () =>
      render({ ...job, cookies: visitor.cookies }),
    )
    reply.header('cache-control', 'no-cache')
    return sendPage(reply, answerable(page), edition.renderer, visitor.cookies)
  }

  // compressed in the handler, so that cached pages are compressed once
  app.get('/*', { compress: false }, answerPage)
}
