import { quickOrderEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createKeyedQueue } from '../../plugins/keyed-queue.ts'
import { createBasketImports } from '../basket/basket-import.service.ts'
import { createNamedGoods } from '../basket/named-goods.service.ts'
import { createCatalogArticles } from '../catalog/catalog-articles.service.ts'
import { createQuickOrder } from './quick-order.service.ts'

export const quickOrderModule = defineModule({
  endpoints: quickOrderEndpoints,
  open: (context) => {
    const { database } = context
    const articles = createCatalogArticles(context)
    const goods = createNamedGoods({ database, articles })
    const { pricesOf } = createBasketImports(context)
    const quickOrder = createQuickOrder({ database, articles, goods, pricesOf })
    const inTurn = createKeyedQueue()
    return {
      handlers: {
        checkQuickOrder: ({ body, caller }, { ip }) =>
          inTurn(caller.account ? `account:${caller.account.id}` : `address:${ip}`, () =>
            quickOrder.check(caller, body.text),
          ),
      },
    }
  },
})
