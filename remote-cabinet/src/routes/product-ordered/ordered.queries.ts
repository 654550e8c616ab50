import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Ordered } from '@isp/contract'
import { queryOptions } from '@isp/query'
import type { OrderedParams } from './ordered.params.ts'

/** Whose it is and at whose prices stands in the key. */
export const orderedQuery = (api: ApiClient, reader: string, query: OrderedParams) =>
  queryOptions({
    queryKey: ['history', 'ordered', reader, query],
    queryFn: ({ signal }): Promise<Ordered> =>
      unwrap(api.GET('/api/catalog/ordered', { params: { query }, signal, ...ignoreErrors() })),
  })
