import { historyEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createHistoryService } from './history.service.ts'
import { createSalesService } from './sales.service.ts'

export const historyModule = defineModule({
  endpoints: historyEndpoints,
  open: (context) => {
    const history = createHistoryService(context)
    const sales = createSalesService(context)
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
