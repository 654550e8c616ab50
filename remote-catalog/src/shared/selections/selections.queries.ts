import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Selections } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** Of one account: another one's never show. */
export const selectionsQuery = (api: ApiClient, identity: string) =>
  queryOptions({
    queryKey: ['selections', identity],
    queryFn: ({ signal }): Promise<Selections> =>
      unwrap(api.GET('/api/catalog/selections', { signal, ...ignoreErrors() })),
  })
