import { randomBytes } from 'node:crypto'
import {
  findOwner,
  type RegisteredRelease,
  type Registry,
  type RemoteModule,
} from '@isp/federation'
import type { RemoteEvaluator } from '@isp/federation/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShellConfig } from './config.ts'
import { sendPlainPage } from './errors.ts'
import { readPagePath } from './page-path.ts'
import type { Renderer } from './renderer.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** How long a page waits for the server half of its remote before it is sent without it. */
const REMOTE_BUDGET_MS = 1000

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

const parseCookies = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? '').split('; ').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : []
    }),
  )

const scriptsOf = (release: RegisteredRelease | null) =>
  [release?.web.entry, ...(release?.web.preload ?? [])].flatMap((src) => {
    const integrity = src && release?.web.integrity[src]
    return integrity ? [{ src, integrity }] : []
  })

/** Everything that is a page: one request, one registry, one release of the owner from the first byte to hydration. */
export const registerPages = (app: FastifyInstance, sources: PageSources): void => {
  const { config, evaluator } = sources

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

  const renderPage = async (url: URL, request: FastifyRequest, nonce: string, isPlain: boolean) => {
    const renderer = sources.renderer()
    const registry = await sources.readRegistry()
    const release = findOwner(registry, url.pathname)
    const owner = isPlain ? null : await loadOwner(release, renderer, request)
    return renderer.render({
      url,
      cookies: parseCookies(request.headers.cookie),
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

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = readPagePath(request.raw.url ?? '/', config.origin)
    if (target.kind === 'redirect') return reply.redirect(target.location, 308)
    if (target.kind === 'bad') return sendPlainPage(reply, 400)
    const nonce = randomBytes(16).toString('base64url')
    const page = await renderPage(target.url, request, nonce, false).catch((error: unknown) => {
      // a remote that throws while rendering must not take the page with it: the shell alone, the browser tries again
      request.log.error({ err: error, url: request.url }, 'page not rendered')
      return renderPage(target.url, request, nonce, true)
    })
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    for (const failure of page.failures)
      request.log.error({ err: failure }, 'a route of the page failed')
    return reply
      .code(page.status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(nonce),
        'cache-control': 'no-cache',
        ...(page.status === 503 ? { 'retry-after': '5' } : {}),
      })
      .send(page.html)
  }

  app.get('/*', sendPage)
}
