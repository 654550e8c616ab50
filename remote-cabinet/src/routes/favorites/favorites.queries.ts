import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Favorites } from '@isp/contract'
import { queryOptions } from '@isp/query'

export const FAVORITES_KEY = ['favorites'] as const

/** Prices are of the chosen company and agreement, which stand in the key. */
export const favoritesQuery = (api: ApiClient, identity: string) =>
  queryOptions({
    queryKey: [...FAVORITES_KEY, identity],
    queryFn: ({ signal }): Promise<Favorites> =>
      unwrap(api.GET('/api/catalog/favorites', { signal, ...ignoreErrors() })),
  })
