import { randomBytes } from 'node:crypto'
import {
  findOwner,
  type RegisteredRelease,
  type Registry,
  type RemoteModule,
} from '@isp/federation'
import type { RemoteEvaluator } from '@isp/federation/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RenderResult } from '../src/app/entry-server.tsx'
import type { ShellConfig } from './config.ts'
import { sendPlainPage } from './errors.ts'
import { readPagePath } from './page-path.ts'
import type { Renderer } from './renderer.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { type Cookies, createVisitors, parseCookies, type Visitor } from './visitor.ts'

/** How long a page waits for the server half of its remote before it is sent without it. */
const REMOTE_BUDGET_MS = 1000

/** A page at somebody's own prices belongs into no cache, not even the browser's own. */
const PRIVATE = 'private, no-store'

type CallerFacts = { requestId: string; address: string }

export type PageSources = {
  config: ShellConfig
  renderer: () => Renderer
  readRegistry: () => Promise<Registry>
  evaluator: RemoteEvaluator
}

const within = async <T>(work: Promise<T>, budgetMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready within ${budgetMs} ms`)), budgetMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const scriptsOf = (release: RegisteredRelease | null) =>
  [release?.web.entry, ...(release?.web.preload ?? [])].flatMap((src) => {
    const integrity = src && release?.web.integrity[src]
    return integrity ? [{ src, integrity }] : []
  })

/** Everything that is a page: one request, one registry, one release of the owner from the first byte to hydration. */
export const registerPages = (app: FastifyInstance, sources: PageSources): void => {
  const { config, evaluator } = sources
  const visitors = createVisitors({
    bffOrigin: config.bffOrigin,
    isSecure: config.origin.startsWith('https:'),
  })

  const loadOwner = async (
    release: RegisteredRelease | null,
    renderer: Renderer,
    request: FastifyRequest,
  ): Promise<RemoteModule | null> => {
    if (!release?.isAvailable) return null
    try {
      return await within(evaluator.load(release, renderer.sharedModules), REMOTE_BUDGET_MS)
    } catch (error) {
      request.log.error(
        { err: error, remote: release.name, version: release.version },
        'remote not loaded',
      )
      return null
    }
  }

  type Job = { url: URL; request: FastifyRequest; nonce: string; cookies: Cookies }
  const renderOnce = async ({ url, request, nonce, cookies }: Job, isPlain: boolean) => {
    const renderer = sources.renderer()
    const registry = await sources.readRegistry()
    const release = findOwner(registry, url.pathname)
    const owner = isPlain ? null : await loadOwner(release, renderer, request)
    return renderer.render({
      url,
      cookies,
      clientAddress: request.ip,
      registry,
      owner,
      missing: release && !owner ? release.name : null,
      bffUrl: `${config.bffOrigin}/bff`,
      shell: {
        year: new Date().getFullYear(),
        origin: config.origin,
        requestId: request.id,
        mode: config.mode,
      },
      assets: {
        boot: renderer.boot,
        main: renderer.main,
        fonts: renderer.fonts,
        ownerScripts: owner ? scriptsOf(release) : [],
      },
      nonce,
    })
  }

  const render = (job: Job): Promise<RenderResult> =>
    renderOnce(job, false).catch((error: unknown) => {
      // a remote that throws while rendering must not take the page with it: the shell alone, the browser tries again
      job.request.log.error({ err: error, url: job.request.url }, 'page not rendered')
      return renderOnce(job, true)
    })

  /** The page for whoever asks; a token or a company that the BFF refuses is put right once. */
  const renderFor = async (visitor: Visitor, job: Omit<Job, 'cookies'>, caller: CallerFacts) => {
    let current = visitor
    let page = await render({ ...job, cookies: current.cookies })
    for (const attempt of ['first', 'second'] as const) {
      if (page.kind !== 'refused') break
      if (page.what === 'company') current = visitors.withoutCompany(current)
      else if (attempt === 'first') current = await visitors.renew(current.cookies, caller)
      else current = { ...current, kind: 'lost' }
      if (current.kind === 'lost') break
      page = await render({ ...job, cookies: current.cookies })
    }
    return { page, visitor: current }
  }

  /** D28: a sign-in that is over leads home, once, without its cookies; home itself is shown as to anybody. */
  const sendHome = (reply: FastifyReply, visitor: Visitor) =>
    reply
      .headers({ 'cache-control': PRIVATE, 'set-cookie': [...visitor.setCookies] })
      .redirect('/', 307)

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = readPagePath(request.raw.url ?? '/', config.origin)
    if (target.kind === 'redirect') return reply.redirect(target.location, 308)
    if (target.kind === 'bad') return sendPlainPage(reply, 400)
    const nonce = randomBytes(16).toString('base64url')
    const job = { url: target.url, request, nonce }
    const caller = { requestId: request.id, address: request.ip }
    const isHome = target.url.pathname === '/'
    const found = await visitors.identify(parseCookies(request.headers.cookie), caller)
    if (found.kind === 'lost' && !isHome) return sendHome(reply, found)
    let { page, visitor } = await renderFor(found, job, caller)
    if (page.kind === 'refused') {
      const ended = visitors.end(visitor)
      if (!isHome) return sendHome(reply, ended)
      visitor = ended
      page = await render({ ...job, cookies: ended.cookies })
    }
    if (page.kind === 'refused') throw new Error('a page without a visitor was refused')
    const isPersonal = visitor.kind !== 'anonymous' || visitor.setCookies.length > 0
    if (visitor.setCookies.length > 0) reply.header('set-cookie', [...visitor.setCookies])
    if (isPersonal) reply.header('cache-control', PRIVATE)
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    for (const failure of page.failures)
      request.log.error({ err: failure }, 'a route of the page failed')
    return reply
      .code(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce),
        'cache-control': isPersonal ? PRIVATE : 'no-cache',
        vary: 'cookie',
        ...(page.status === 503 ? { 'retry-after': '5' } : {}),
      })
      .send(page.html)
  }

  app.get('/*', sendPage)
}
