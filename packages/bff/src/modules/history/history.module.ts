import { historyEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { CatalogLists } from '../catalog/catalog-lists.service.ts'
import type { CatalogPopular } from '../catalog/catalog-popular.service.ts'
import { createHistoryService } from './history.service.ts'
import { createSalesService } from './sales.service.ts'

export const historyModule = defineModule({
  endpoints: historyEndpoints,
  open: ({
    catalog,
    ...shared
  }: Shared & { catalog: { lists: CatalogLists; popular: CatalogPopular } }) => {
    const history = createHistoryService({ ...shared, catalog: catalog.lists })
    const sales = createSalesService({ ...shared, catalog })
    return {
      handlers: {
        viewed: ({ caller }) => history.viewed(caller),
        mergeViewed: ({ caller, body }) => history.merge(caller, body.productIds),
        viewProduct: ({ caller, params }) => history.view(caller, params.id),
        ordered: ({ caller, query }) => history.ordered(caller, query),
        top10: ({ caller }) => sales.top10(caller),
        related: ({ caller, body }) => sales.related(caller, body.id, body.limit),
      },
    }
  },
})
