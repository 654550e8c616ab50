import { findOwner, type RegisteredRelease, type RemoteModule } from '@isp/federation'
import type { RemoteEvaluator } from '@isp/federation/server'
import type { FastifyBaseLogger } from 'fastify'
import type { RenderResult } from '../src/app/entry-server.tsx'
import type { ShellConfig } from './config.ts'
import { createPageBody, type PageBody } from './page-body.ts'
import type { BundleLoader } from './render-bundle.ts'
import type { Edition } from './renderer.ts'
import type { Cookies } from './visitor.ts'

/** How long a page waits for the server half of its remote before it is sent without it. */
const REMOTE_BUDGET_MS = 1000

/** The outcome of a rendering, its bytes ready to be compressed. */
export type RenderedPage =
  | Exclude<RenderResult, { kind: 'page' }>
  | (Omit<Extract<RenderResult, { kind: 'page' }>, 'html'> & { body: PageBody })

export type PageJob = {
  edition: Edition
  url: URL
  cookies: Cookies
  requestId: string
  address: string
  log: FastifyBaseLogger
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

/** Renders with the owner of an address, and without it when it cannot be had or throws. */
export const createPageRenderer = (
  config: ShellConfig,
  evaluator: RemoteEvaluator,
  bundleOf: BundleLoader,
) => {
  const loadOwner = async (
    release: RegisteredRelease | null,
    { edition, log }: PageJob,
  ): Promise<RemoteModule | null> => {
    if (!release?.isAvailable) return null
    try {
      const loading = evaluator.load(release, bundleOf(edition.renderer).sharedModules)
      return await within(loading, REMOTE_BUDGET_MS)
    } catch (error) {
      log.error({ err: error, remote: release.name, version: release.version }, 'remote not loaded')
      return null
    }
  }

  const renderOnce = async (job: PageJob, isPlain: boolean): Promise<RenderedPage> => {
    const { renderer, registry } = job.edition
    const release = findOwner(registry, job.url.pathname)
    const owner = isPlain ? null : await loadOwner(release, job)
    const result = await bundleOf(renderer).render({
      url: job.url,
      cookies: job.cookies,
      clientAddress: job.address,
      requestId: job.requestId,
      registry,
      owner,
      missing: release && !owner ? release.name : null,
      bffUrl: `${config.bffOrigin}/bff`,
      shell: { year: new Date().getFullYear(), origin: config.origin, mode: config.mode },
      assets: {
        base: renderer.base,
        boot: renderer.boot,
        main: renderer.main,
        fonts: renderer.fonts,
        ownerScripts: owner ? scriptsOf(release) : [],
      },
    })
    if (result.kind !== 'page') return result
    const { html, ...page } = result
    return { ...page, body: createPageBody(html) }
  }

  return (job: PageJob): Promise<RenderedPage> =>
    renderOnce(job, false).catch((error: unknown) => {
      // a remote that throws while rendering must not take the page with it: the shell alone, the browser tries again
      job.log.error({ err: error }, 'page not rendered')
      return renderOnce(job, true)
    })
}
