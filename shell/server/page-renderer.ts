import { findOwner, type RegisteredRelease, SHELL_NAME } from '@isp/federation'
import { currentSpan, inSpan, traceHeaders } from '@isp/observability'
import type { FastifyBaseLogger } from 'fastify'
import type { ShellConfig } from './config.ts'
import { loggedPath } from './logged-path.ts'
import { createPageBody, type PageBody } from './page-body.ts'
import type { Edition } from './renderer.ts'
import type { RenderedResult, Trouble } from './rendering/render-job.ts'
import type { RenderPool } from './rendering/render-pool.ts'
import type { ReadNotice } from './service-notice.ts'
import type { Cookies } from './visitor.ts'

/** The result of a rendering, with bytes ready to be compressed. */
export type RenderedPage =
  | Exclude<RenderedResult, { kind: 'page' }>
  | (Omit<Extract<RenderedResult, { kind: 'page' }>, 'html'> & {
      body: PageBody
      /** Why it was rendered without its remote. */
      trouble: Trouble | null
    })

export type PageJob = {
  edition: Edition
  url: URL
  cookies: Cookies
  requestId: string
  address: string
  log: FastifyBaseLogger
  /** Whether it shows releases that are not in service: their code runs in threads of its own. */
  isTrial: boolean
  /** Whether it is for nobody else, and so is not kept. */
  isPreview: boolean
}

const scriptsOf = (release: RegisteredRelease | null) =>
  [release?.web.entry, ...(release?.web.preload ?? [])].flatMap((src) => {
    const integrity = src && release?.web.integrity[src]
    return integrity ? [{ src, integrity }] : []
  })

const spanOfPage = (release: RegisteredRelease | null) => ({
  name: 'render page',
  kind: 'internal' as const,
  attributes: { 'isp.remote': release?.name ?? SHELL_NAME, 'isp.version': release?.version ?? '' },
})

/** Called for each page that was rendered without its remote. */
export type OnTrouble = (remote: string, what: Trouble['what']) => void

/** Renders a page in a render thread; logs why a page was rendered without its remote. */
export const createPageRenderer =
  (
    config: ShellConfig,
    pools: { stable: Pick<RenderPool, 'render'>; trial: Pick<RenderPool, 'render'> },
    readNotice: ReadNotice,
    onTrouble?: OnTrouble,
  ) =>
  async (job: PageJob): Promise<RenderedPage> => {
    const { renderer, registry } = job.edition
    const { version, directory, bundle, base, main, boot, fonts } = renderer
    const release = findOwner(registry, job.url.pathname)
    const draw = async () =>
      (job.isTrial ? pools.trial : pools.stable).render({
        build: { version, directory, bundle },
        release,
        isPlain: false,
        input: {
          url: job.url.href,
          cookies: job.cookies,
          clientAddress: job.address,
          requestId: job.requestId,
          ...traceHeaders(),
          registry,
          bffUrl: `${config.bffOrigin}/bff`,
          shell: {
            // D59: the year in the shop's time zone
            year: Number(
              new Date().toLocaleDateString('en', { year: 'numeric', timeZone: 'Europe/Moscow' }),
            ),
            origin: config.origin,
            mode: config.mode,
            ...(config.mapUrl !== null && { hasMap: true as const }),
            notice: await readNotice(),
          },
          assets: { base, boot, main, fonts, ownerScripts: scriptsOf(release) },
        },
      })
    const span = currentSpan()
    const { result, trouble } = await (span ? inSpan(span, spanOfPage(release), draw) : draw())
    if (trouble) {
      const owner = { remote: release?.name, version: release?.version }
      const line = { ...owner, path: loggedPath(job.url.pathname), err: trouble.error }
      job.log.error({ ...line, what: trouble.what }, 'page without its remote')
      onTrouble?.(release?.name ?? SHELL_NAME, trouble.what)
    }
    if (result.kind !== 'page') return result
    const { html, ...page } = result
    const body = createPageBody(Buffer.from(html.buffer, html.byteOffset, html.length))
    return { ...page, trouble, body }
  }
