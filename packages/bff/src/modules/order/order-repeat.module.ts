import { orderRepeatEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Baskets } from '../basket/opened-baskets.service.ts'
import type { Catalog } from '../catalog/catalog.service.ts'
import { createOrderRepeatService } from './order-repeat.service.ts'

/** An order as the beginning of the next one. */
export const orderRepeatModule = defineModule({
  endpoints: orderRepeatEndpoints,
  open: ({ baskets, catalog, ...shared }: Shared & { baskets: Baskets; catalog: Catalog }) => {
    const goods = { lists: baskets.lists, articles: catalog.articles }
    const service = createOrderRepeatService({ ...shared, ...goods })
    return {
      handlers: {
        repeatOrder: ({ params, body, caller }) => service.repeat(caller, params.id, body),
      },
    }
  },
})
