import type { CatalogArticles } from '../goods/lists/catalog-articles.service.ts'
import type { CatalogCards } from '../goods/lists/catalog-cards.service.ts'
import { type AskedGoodsReader, createAskedGoods } from './asked-goods.service.ts'
import { type BasketPorts, createBasketContext } from './basket.context.ts'
import { type BasketService, createBasketService } from './basket.service.ts'
import { type BasketImports, createBasketImports } from './basket-import.service.ts'
import { type BasketLines, createBasketLines } from './basket-lines.service.ts'
import { type BasketLists, createBasketLists } from './basket-lists.service.ts'
import { createNamedGoods, type NamedGoods } from './named-goods.service.ts'

/** All services of this module, created once: for the basket's own calls, orders, lists of goods, files and named goods. */
export type Baskets = {
  own: BasketService
  lines: BasketLines
  lists: BasketLists
  imports: BasketImports
  named: NamedGoods
  asked: AskedGoodsReader
}

type Ports = Omit<BasketPorts, 'catalog'> & {
  catalog: { articles: CatalogArticles; cards: CatalogCards }
}

export const openBaskets = ({ catalog: { articles, cards }, ...ports }: Ports): Baskets => {
  const context = createBasketContext({ ...ports, catalog: cards })
  return {
    own: createBasketService(context),
    lines: createBasketLines(context),
    lists: createBasketLists(context),
    imports: createBasketImports(context),
    named: createNamedGoods({ database: ports.database, articles }),
    asked: createAskedGoods({ database: ports.database, articles }),
  }
}
