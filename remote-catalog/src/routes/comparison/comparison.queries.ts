import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Comparison } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** What was removed on the page is not seen again on the next visit: nothing is kept. */
const fresh = { gcTime: 0, staleTime: 0 } as const

export const accountComparisonQuery = (api: ApiClient) =>
  queryOptions({
    ...fresh,
    queryKey: ['comparison', 'account'],
    queryFn: ({ signal }): Promise<Comparison> =>
      unwrap(api.GET('/api/catalog/comparison', { signal, ...ignoreErrors() })),
  })

/** D18: the list that this browser keeps. */
export const localComparisonQuery = (api: ApiClient, ids: readonly number[]) =>
  queryOptions({
    ...fresh,
    queryKey: ['comparison', 'local', ids.join()],
    queryFn: async ({ signal }): Promise<Comparison> => {
      if (ids.length === 0) return { products: [], rows: [] }
      const query = { productIds: ids.join() }
      const call = api.GET('/api/catalog/comparison/unauthorized', {
        params: { query },
        signal,
        ...ignoreErrors(),
      })
      return unwrap(call)
    },
  })
