import type { catalogEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof catalogEndpoints> = {
  listProducts: { body: { section: 'drills' } },
  searchSuggestions: { query: { q: 'сверло' } },
  productById: { params: { id: 1 } },
  productBySlug: { query: { slug: 'sverlo-8-5' } },
  productStock: { params: { id: 1 } },
  productCards: { body: { ids: [1, 2] } },
  analogues: { body: { id: 1 } },
  sectionTree: {},
  sectionsBySlug: { query: { slug: 'tools' } },
  sectionCounts: {},
  section: { params: { slug: 'drills' } },
  brands: {},
  brandCounts: {},
  brand: { params: { slug: 'frezer' } },
  ownPrices: {},
  priceTypes: {},
  sitemapProducts: {},
}
