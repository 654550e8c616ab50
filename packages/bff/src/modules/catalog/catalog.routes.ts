import type { catalogEndpoints } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { OwnPriceType } from './catalog.context.ts'
import type { CatalogService } from './catalog.service.ts'

const ownPriceTypeOf = (request: FastifyRequest): OwnPriceType =>
  callerOf(request).agreement?.priceTypeId ?? null

export const catalogRoutes = (service: CatalogService): Handlers<typeof catalogEndpoints> => ({
  listProducts: ({ body }, request) => service.list(body, ownPriceTypeOf(request)),
  searchSuggestions: ({ query }) => service.suggest(query.q),
  productById: ({ params }, request) => service.productById(params.id, ownPriceTypeOf(request)),
  productBySlug: ({ query }, request) => service.productBySlug(query.slug, ownPriceTypeOf(request)),
  productStock: ({ params }) => service.stock(params.id),
  productCards: ({ body }, request) => service.cards(body.ids, ownPriceTypeOf(request)),
  analogues: ({ body }, request) => service.analogues(body.id, ownPriceTypeOf(request), body.limit),
  sectionTree: () => service.sectionTree(),
  sectionsBySlug: ({ query }) => service.sectionChildren(query.slug ?? ''),
  sectionCounts: () => service.sectionCounts(),
  section: ({ params }) => service.section(params.slug),
  brands: () => service.brands(),
  brandCounts: () => service.brandCounts(),
  brand: ({ params }) => service.brand(params.slug),
  priceTypes: (_input, request) => service.priceTypes(ownPriceTypeOf(request)),
  sitemapProducts: ({ query }) => service.sitemap(query.after, query.limit),
})
