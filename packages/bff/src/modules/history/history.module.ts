import { historyEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { CatalogArticles } from '../goods/lists/catalog-articles.service.ts'
import type { CatalogCards } from '../goods/lists/catalog-cards.service.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import type { CatalogPopular } from '../goods/lists/catalog-popular.service.ts'
import { createHistoryService } from './history.service.ts'
import { createOrderedService } from './ordered.service.ts'
import { createSalesService } from './sales.service.ts'

type Catalog = {
  lists: CatalogLists
  popular: CatalogPopular
  cards: CatalogCards
  articles: CatalogArticles
}

export const historyModule = defineModule({
  endpoints: historyEndpoints,
  open: ({ catalog, ...shared }: Shared & { catalog: Catalog }) => {
    const history = createHistoryService({ ...shared, catalog: catalog.lists })
    const { ordered } = createOrderedService({ ...shared, catalog })
    const sales = createSalesService({ ...shared, catalog })
    return {
      handlers: {
        viewed: ({ caller }) => history.viewed(caller),
        clearViewed: ({ caller }) => history.clear(caller),
        mergeViewed: ({ caller, body }) => history.merge(caller, body.productIds),
        viewProduct: ({ caller, params }) => history.view(caller, params.id),
        ordered: ({ caller, query }) => ordered(caller, query),
        top10: ({ caller }) => sales.top10(caller),
        related: ({ caller, body }) => sales.related(caller, body.id, body.limit),
      },
    }
  },
})
