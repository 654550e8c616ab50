import type { catalogEndpoints } from '@isp/contract'
import { type Caller, pricesKeyOf } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/contract.plugin.ts'
import type { OwnPriceType } from '../../trade/price-types.ts'
import { searcherOf } from '../synonyms/search-misses.service.ts'
import type { CatalogReading, PromoPlaces } from './catalog.service.ts'

const ownPriceTypeOf = ({ agreement }: Caller): OwnPriceType => agreement?.priceTypeId ?? null

export const catalogRoutes = (
  service: CatalogReading,
  promo: PromoPlaces,
): Handlers<typeof catalogEndpoints> => ({
  listProducts: ({ body, caller }, { headers }) =>
    service.list(body, ownPriceTypeOf(caller), () => searcherOf(caller, headers.cookie)),
  searchSuggestions: ({ query }) => service.suggest(query.q),
  productById: ({ params, caller }) => service.productById(params.id, ownPriceTypeOf(caller)),
  productBySlug: ({ query, caller }) => service.productBySlug(query.slug, ownPriceTypeOf(caller)),
  productStock: ({ params }) => service.stock(params.id),
  productCards: ({ body, caller }) => service.cards(body.ids, ownPriceTypeOf(caller)),
  analogues: ({ body, caller }) => service.analogues(body.id, ownPriceTypeOf(caller), body.limit),
  sectionTree: () => service.sectionTree(),
  sectionsBySlug: ({ query }) => service.sectionChildren(query.slug ?? ''),
  sectionCounts: () => service.sectionCounts(),
  section: async ({ params }) => {
    const section = await service.section(params.slug)
    return (await promo.hasPromo(section)) ? { ...section, hasPromo: true } : section
  },
  brands: () => service.brands(),
  brandCounts: () => service.brandCounts(),
  brand: ({ params }) => service.brand(params.slug),
  ownPrices: ({ caller }) => ({ key: pricesKeyOf(caller) }),
  priceTypes: ({ caller }) => service.priceTypes(ownPriceTypeOf(caller)),
  sitemapProducts: ({ query }) => service.sitemap(query.after, query.limit),
})
