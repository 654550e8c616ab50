import type { catalogEndpoints } from '@isp/contract'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { CatalogService } from './catalog.service.ts'

export const catalogRoutes = (service: CatalogService): Handlers<typeof catalogEndpoints> => ({
  listProducts: ({ body }) => service.list(body),
  searchSuggestions: ({ query }) => service.suggest(query.q),
  productById: ({ params }) => service.productById(params.id),
  productBySlug: ({ query }) => service.productBySlug(query.slug),
  productStock: ({ params }) => service.stock(params.id),
  productCards: ({ body }) => service.cards(body.ids),
  analogues: ({ body }) => service.analogues(body.id, body.limit),
  sectionTree: () => service.sectionTree(),
  sectionsBySlug: ({ query }) => service.sectionChildren(query.slug ?? ''),
  sectionCounts: () => service.sectionCounts(),
  section: ({ params }) => service.section(params.slug),
  brands: () => service.brands(),
  brandCounts: () => service.brandCounts(),
  brand: ({ params }) => service.brand(params.slug),
  priceTypes: () => service.priceTypes(),
  sitemapProducts: ({ query }) => service.sitemap(query.after, query.limit),
})
