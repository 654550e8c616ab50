import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Product, ProductCard } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** A product by its productCode, which is its slug. Shared: lists prefetch it on intent. */
export const productQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'product', slug],
    queryFn: ({ signal }): Promise<Product> =>
      unwrap(
        api.GET('/api/catalog/products/slug', {
          params: { query: { slug } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

export const analoguesQuery = (api: ApiClient, id: number, limit: number) =>
  queryOptions({
    queryKey: ['catalog', 'analogues', id, limit],
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const body = { id, limit }
      return (
        await unwrap(
          api.POST('/api/catalog/products/analogue', { body, signal, ...ignoreErrors() }),
        )
      ).items
    },
  })
