import { orderRepeatEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../../kernel/module.ts'
import type { BasketLists } from '../../basket/basket-lists.service.ts'
import type { CatalogArticles } from '../../goods/lists/catalog-articles.service.ts'
import { createOrderRepeatService } from './order-repeat.service.ts'

type Asked = Shared & { baskets: { lists: BasketLists }; catalog: { articles: CatalogArticles } }

/** Puts the lines of an order into the basket again. */
export const orderRepeatModule = defineModule({
  endpoints: orderRepeatEndpoints,
  open: ({ baskets, catalog, ...shared }: Asked) => {
    const goods = { lists: baskets.lists, articles: catalog.articles }
    const service = createOrderRepeatService({ ...shared, ...goods })
    return {
      handlers: {
        repeatOrder: ({ params, body, caller }) => service.repeat(caller, params.id, body),
      },
    }
  },
})
