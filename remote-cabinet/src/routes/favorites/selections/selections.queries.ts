import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Selections } from '@isp/contract'
import { queryOptions } from '@isp/query'

export const SELECTIONS_KEY = ['selections'] as const

/** Of one account; the catalogue keeps to the same key. */
export const selectionsQuery = (api: ApiClient, identity: string) =>
  queryOptions({
    queryKey: [...SELECTIONS_KEY, identity],
    queryFn: ({ signal }): Promise<Selections> =>
      unwrap(api.GET('/api/catalog/selections', { signal, ...ignoreErrors() })),
  })
