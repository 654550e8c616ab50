import { ownProductEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { CatalogArticles } from '../catalog/catalog-articles.service.ts'
import { createOwnProducts } from './own-product.service.ts'

export const ownProductModule = defineModule({
  endpoints: ownProductEndpoints,
  open: ({ catalog, ...shared }: Shared & { catalog: { articles: CatalogArticles } }) => {
    const service = createOwnProducts(shared, catalog.articles)
    return {
      handlers: {
        ownProductsNamed: ({ query, caller }) => service.named(caller, query.number),
        ownProduct: ({ params, caller }) => service.read(caller, params.id),
        setOwnProduct: ({ params, body, caller }) => service.set(caller, params.id, body),
      },
    }
  },
})
