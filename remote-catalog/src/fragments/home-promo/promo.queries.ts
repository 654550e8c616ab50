import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Promo } from '@isp/contract'
import { queryOptions } from '@isp/query'

export const bannersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['promo', 'banners'],
    queryFn: async ({ signal }): Promise<Promo[]> =>
      (await unwrap(api.GET('/api/catalog/promo/banners', { signal, ...ignoreErrors() }))).items,
  })

export const storiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['promo', 'stories'],
    queryFn: async ({ signal }): Promise<Promo[]> =>
      (await unwrap(api.GET('/api/catalog/promo/stories', { signal, ...ignoreErrors() }))).items,
  })

export const promoSectionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['promo', 'sections'],
    queryFn: async ({ signal }): Promise<Promo[]> =>
      (await unwrap(api.GET('/api/catalog/promo/sections', { signal, ...ignoreErrors() }))).items,
  })
