import { personalAreas } from '@isp/contract/urls'
import { sessionCookies, signInCookies } from '@isp/session/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShellConfig } from './config.ts'
import { sendPlainPage } from './errors.ts'
import { createOwnPrices } from './own-prices.ts'
import { chooseEncoding } from './page-body.ts'
import type { PageCache } from './page-cache.ts'
import { pageEnd } from './page-end.ts'
import { readPagePath } from './page-path.ts'
import { createPageRenderer, type PageJob, type RenderedPage } from './page-renderer.ts'
import type { Edition, Renderer } from './renderer.ts'
import type { RenderPool } from './rendering/render-pool.ts'
import { createSample } from './sample.ts'
import { createNoticeReader } from './service-notice.ts'
import { type Cookies, createVisitors, parseCookies, type Visitor } from './visitor.ts'

/** A page at somebody's own prices belongs into no cache, not even the browser's own. */
const PRIVATE = 'private, no-store'

export type PageSources = {
  config: ShellConfig
  readEdition: () => Edition
  pool: Pick<RenderPool, 'render'>
  cache: PageCache
}

/** There a page is the visitor's own: nobody has to be asked whether it may be shared. */
const isPersonalArea = ({ pathname }: URL): boolean =>
  personalAreas.some((area) => pathname.startsWith(area))

type Answerable = Exclude<RenderedPage, { kind: 'refused' }>

/** All that may reach a page which others are shown too: what the BFF needs to know of whom it is for. */
const signInAlone = (cookies: Cookies): Cookies =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => signInCookies.includes(name)))

const answerable = (page: RenderedPage): Answerable => {
  if (page.kind === 'refused') throw new Error('a page without a visitor was refused')
  return page
}

/** Everything that is a page: one request, one release of the shell and of each remote from the first byte to hydration. */
export const registerPages = (app: FastifyInstance, sources: PageSources): void => {
  const { config, cache } = sources
  const render = createPageRenderer(config, sources.pool, createNoticeReader(config.bffOrigin))
  const visitors = createVisitors({
    bffOrigin: config.bffOrigin,
    isSecure: config.origin.startsWith('https:'),
  })

  const sampled = createSample(config)
  const readPrices = createOwnPrices(config.bffOrigin)

  /** A page for somebody signed in: one of those who see the same prices, where it is the same for all of them. */
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

  /** The page for whoever asks; a token or a company that the BFF refuses is put right once. */
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

  /** D28: a sign-in that is over leads home, once, without its cookies; home itself is rendered as anonymous. */
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
      .send(await page.body.as(encoding, pageEnd(cookies, sampled(renderer))))
  }

  /** A page of somebody who is, was or may be signed in. */
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

  // compressed here: what is kept is compressed once
  app.get('/*', { compress: false }, answerPage)
}
