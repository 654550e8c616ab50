import { quickOrderEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createPastedReader } from '../../pasted/pasted-reader.ts'
import type { AskedGoodsReader } from '../basket/asked-goods.service.ts'
import type { BasketImports } from '../basket/basket-import.service.ts'
import type { NamedGoods } from '../basket/named-goods.service.ts'
import type { CatalogArticles } from '../goods/lists/catalog-articles.service.ts'
import { createQuickOrder } from './quick-order.service.ts'

type Asked = Shared & {
  baskets: { imports: BasketImports; named: NamedGoods; asked: AskedGoodsReader }
  catalog: { articles: CatalogArticles }
}

export const quickOrderModule = defineModule({
  endpoints: quickOrderEndpoints,
  open: ({ database, inTurn, limits, baskets, catalog }: Asked) => {
    const pasted = createPastedReader(limits.factor)
    const quickOrder = createQuickOrder({
      database,
      articles: catalog.articles,
      goods: baskets.named,
      asked: baskets.asked,
      pricesOf: baskets.imports.pricesOf,
      readPasted: pasted.read,
    })
    return {
      handlers: {
        checkQuickOrder: ({ body, caller }, { ip }) =>
          inTurn(callerKey(caller, ip), () => quickOrder.check(caller, body.text)),
      },
      close: pasted.close,
    }
  },
})
