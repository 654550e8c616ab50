import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { PromoProducts } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** Sets that are shown now and have something to show. */
export const collectionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['collections'],
    queryFn: async ({ signal }): Promise<PromoProducts[]> => {
      const { items } = await unwrap(
        api.GET('/api/catalog/promo/products', { signal, ...ignoreErrors() }),
      )
      return items.filter(({ products }) => products.length > 0)
    },
  })

export const collectionQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['collections', id],
    queryFn: async ({ signal }): Promise<PromoProducts> =>
      unwrap(
        api.GET('/api/catalog/promo/products/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

/** `12-sverla-nedeli` → 12: the number finds it, the words are for people. Null for what is no such address. */
export const collectionId = (slug: string): number | null => {
  const digits = /^(\d{1,9})(?:-[a-z0-9-]*)?$/.exec(slug)?.[1]
  return digits === undefined ? null : Number(digits)
}
