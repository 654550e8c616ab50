import {
  aboutPages,
  collectionsUrl,
  collectionUrl,
  customOfferUrl,
  helpUrl,
  offersUrl,
  offerUrl,
} from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createBffFetch } from './bff-fetch.ts'
import type { ShellConfig } from './config.ts'

/** Search engines accept at most 50,000 URLs per file (sitemaps.org). */
const FILE_SIZE = 50_000
const KEPT_MS = 600_000
const BFF_BUDGET_MS = 20_000

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

/** A value computed once at a time and cached for KEPT_MS; failures are not cached. */
const kept = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let current: { at: number; value: Promise<T> } | null = null
  return () => {
    if (current && Date.now() - current.at < KEPT_MS) return current.value
    const value = make()
    current = { at: Date.now(), value }
    value.catch(() => {
      current = null
    })
    return value
  }
}

/** Serves `sitemap.xml` (an index) and its parts. Responds 503 if the BFF is down, so that search engines come back. */
export const registerSitemap = (app: FastifyInstance, config: ShellConfig): void => {
  const fetchBff = createBffFetch(config.serverKey)
  const read = async <T>(path: string): Promise<T> => {
    try {
      const answer = await fetchBff(
        new Request(`${config.bffOrigin}/bff${path}`),
        AbortSignal.timeout(BFF_BUDGET_MS),
      )
      if (!answer.ok) throw new Error(`BFF answered ${answer.status}`)
      return (await answer.json()) as T
    } catch (error) {
      throw Object.assign(new Error('no sitemap from the BFF', { cause: error }), {
        statusCode: 503,
      })
    }
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

  /** Sitemap files of products, by the id after which each begins. Only existing numbers are served, so requests cannot create more. */
  const productFiles = kept(async () => {
    const files = new Map<number, string>()
    for (let after = 0; ; ) {
      const { items } = await productsAfter(after)
      files.set(
        after,
        urlset(items.map(({ slug, updatedAt }) => ({ path: urls.product(slug), updatedAt }))),
      )
      const last = items.at(-1)
      if (!last || items.length < FILE_SIZE) return files
      after = last.id
    }
  })

  const pagesFile = kept(async () => {
    const [sections, brands, articles, collections, offers] = await Promise.all([
      read<{ items: Named[] }>('/api/catalog/sections'),
      read<{ items: Named[] }>('/api/catalog/brands'),
      read<{ changed: string[] }>('/api/education/actualize'),
      read<{ items: Named[] }>('/api/catalog/promo/products'),
      read<{ items: { id: number; updatedAt: string }[] }>('/api/content/offers'),
    ])
    const fixed = [
      urls.home(),
      urls.catalog(),
      urls.brands(),
      urls.delivery(),
      urls.payment(),
      urls.contacts(),
      urls.policy(),
      urls.help(),
      collectionsUrl(),
      offersUrl(),
      customOfferUrl(),
    ]
    return urlset([
      ...fixed.map((path) => ({ path })),
      ...flatten(sections.items).map(({ slug }) => ({ path: urls.section(slug) })),
      ...brands.items.map(({ slug }) => ({ path: urls.brand(slug) })),
      ...offers.items.map(({ id, updatedAt }) => ({ path: offerUrl(id), updatedAt })),
      ...collections.items.map(({ slug }) => ({ path: collectionUrl(slug) })),
      ...[...aboutPages, ...articles.changed].map((slug) => ({ path: helpUrl(slug) })),
    ])
  })

  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = [
      '/sitemap/pages.xml',
      ...[...(await productFiles()).keys()].map((id) => `/sitemap/products-${id}.xml`),
    ]
    const locations = parts.map((part) => `<sitemap><loc>${config.origin}${part}</loc></sitemap>`)
    return xml(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</sitemapindex>`,
    )
  })

  app.get('/sitemap/pages.xml', async (_request, reply) => xml(reply, await pagesFile()))

  app.get<{ Params: { after: string } }>(
    '/sitemap/products-:after(^\\d{1,9}).xml',
    async (request, reply) => {
      const file = (await productFiles()).get(Number(request.params.after))
      return file === undefined ? reply.callNotFound() : xml(reply, file)
    },
  )
}
