import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Viewed } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** The beginning of the key of everything that shows what was seen, shelves of the catalogue too. */
export const VIEWED_KEY = ['history', 'viewed'] as const

/** Whose it is and at whose prices stands in the key. */
export const viewedQuery = (api: ApiClient, reader: string) =>
  queryOptions({
    queryKey: [...VIEWED_KEY, 'cabinet', reader],
    staleTime: 0,
    queryFn: ({ signal }): Promise<Viewed> =>
      unwrap(api.GET('/api/catalog/viewed', { signal, ...ignoreErrors() })),
  })
