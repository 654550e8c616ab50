import { quickOrderEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Baskets } from '../basket/opened-baskets.service.ts'
import type { Catalog } from '../catalog/catalog.service.ts'
import { createQuickOrder } from './quick-order.service.ts'

export const quickOrderModule = defineModule({
  endpoints: quickOrderEndpoints,
  open: ({
    database,
    inTurn,
    baskets,
    catalog,
  }: Shared & { baskets: Baskets; catalog: Catalog }) => {
    const quickOrder = createQuickOrder({
      database,
      articles: catalog.articles,
      goods: baskets.named,
      pricesOf: baskets.imports.pricesOf,
    })
    return {
      handlers: {
        checkQuickOrder: ({ body, caller }, { ip }) =>
          inTurn(callerKey(caller, ip), () => quickOrder.check(caller, body.text)),
      },
    }
  },
})
