import { ownProductEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createCatalogArticles } from '../catalog/catalog-articles.service.ts'
import { createOwnProducts } from './own-product.service.ts'

export const ownProductModule = defineModule({
  endpoints: ownProductEndpoints,
  open: (context) => {
    const service = createOwnProducts(context, createCatalogArticles(context))
    return {
      handlers: {
        ownProductsNamed: ({ query, caller }) => service.named(caller, query.number),
        ownProduct: ({ params, caller }) => service.read(caller, params.id),
        setOwnProduct: ({ params, body, caller }) => service.set(caller, params.id, body),
      },
    }
  },
})
