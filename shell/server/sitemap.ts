import { urls } from '@isp/contract/urls'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShellConfig } from './config.ts'

/** Search engines take at most 50,000 addresses a file (sitemaps.org). */
const FILE_SIZE = 50_000
const KEPT_MS = 600_000

type Entry = { path: string; updatedAt?: string }
type Products = { items: { id: number; slug: string; updatedAt: string }[] }
type Named = { slug: string; children?: Named[] }

const xml = (reply: FastifyReply, body: string) =>
  reply
    .header('cache-control', 'public, max-age=600')
    .type('application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>${body}`)

const flatten = (nodes: readonly Named[]): Named[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])])

/** `sitemap.xml` (an index), its parts, and `robots.txt`. A BFF that is away answers 503: engines come back. */
export const registerSitemap = (app: FastifyInstance, config: ShellConfig): void => {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${config.bffOrigin}/bff${path}`)
    if (!answer.ok)
      throw Object.assign(new Error(`BFF answered ${answer.status}`), { statusCode: 503 })
    return (await answer.json()) as T
  }
  const productsAfter = (after: number) =>
    read<Products>(`/api/catalog/sitemap/products?after=${after}&limit=${FILE_SIZE}`)

  const urlset = (entries: readonly Entry[]) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries
      .map(({ path, updatedAt }) => {
        const modified = updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''
        return `<url><loc>${config.origin}${path}</loc>${modified}</url>`
      })
      .join('')}</urlset>`

  let starts: { at: number; ids: Promise<number[]> } | null = null
  /** Where each file of products begins; walking a large catalogue takes seconds, so it is kept for a while. */
  const fileStarts = (): Promise<number[]> => {
    if (starts && Date.now() - starts.at < KEPT_MS) return starts.ids
    const walk = async () => {
      const ids = [0]
      for (;;) {
        const { items } = await productsAfter(ids.at(-1) ?? 0)
        const last = items.at(-1)
        if (!last || items.length < FILE_SIZE) return ids
        ids.push(last.id)
      }
    }
    const ids = walk()
    starts = { at: Date.now(), ids }
    ids.catch(() => {
      starts = null
    })
    return ids
  }

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = [
      '/sitemap/pages.xml',
      ...(await fileStarts()).map((id) => `/sitemap/products-${id}.xml`),
    ]
    const locations = parts.map((part) => `<sitemap><loc>${config.origin}${part}</loc></sitemap>`)
    return xml(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</sitemapindex>`,
    )
  })

  app.get('/sitemap/pages.xml', async (_request, reply) => {
    const [sections, brands] = await Promise.all([
      read<{ items: Named[] }>('/api/catalog/sections'),
      read<{ items: Named[] }>('/api/catalog/brands'),
    ])
    const fixed = [
      urls.home(),
      urls.catalog(),
      urls.brands(),
      urls.delivery(),
      urls.payment(),
      urls.contacts(),
      urls.policy(),
    ]
    return xml(
      reply,
      urlset([
        ...fixed.map((path) => ({ path })),
        ...flatten(sections.items).map(({ slug }) => ({ path: urls.section(slug) })),
        ...brands.items.map(({ slug }) => ({ path: urls.brand(slug) })),
      ]),
    )
  })

  app.get<{ Params: { after: string } }>(
    '/sitemap/products-:after(^\\d{1,9}).xml',
    async (request, reply) => {
      const { items } = await productsAfter(Number(request.params.after))
      return xml(
        reply,
        urlset(items.map(({ slug, updatedAt }) => ({ path: urls.product(slug), updatedAt }))),
      )
    },
  )

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /bff/',
          'Disallow: /basket/',
          'Disallow: /checkout/',
          'Disallow: /cabinet/',
          'Disallow: /auth/',
          'Disallow: /catalog/*/filtered/',
          `Sitemap: ${config.origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}
