import { buyerArticleEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { CatalogArticles } from '../goods/lists/catalog-articles.service.ts'
import { createBuyerArticles } from './buyer-article.service.ts'

export const buyerArticleModule = defineModule({
  endpoints: buyerArticleEndpoints,
  open: ({ catalog, ...shared }: Shared & { catalog: { articles: CatalogArticles } }) => {
    const service = createBuyerArticles(shared, catalog.articles)
    return {
      handlers: {
        ownProductsNamed: ({ query, caller }) => service.named(caller, query.number),
        ownProduct: ({ params, caller }) => service.read(caller, params.id),
        setOwnProduct: ({ params, body, caller }) => service.set(caller, params.id, body),
      },
    }
  },
})
