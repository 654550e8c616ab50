import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Promo } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** On the page of a section by its address; empty: on home. */
export const bannersQuery = (api: ApiClient, section = '') =>
  queryOptions({
    queryKey: ['promo', 'banners', section],
    queryFn: async ({ signal }): Promise<Promo[]> => {
      const params = { query: { section } }
      const call = api.GET('/api/catalog/promo/banners', { params, signal, ...ignoreErrors() })
      return (await unwrap(call)).items
    },
  })

export const storiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['promo', 'stories'],
    queryFn: async ({ signal }): Promise<Promo[]> =>
      (await unwrap(api.GET('/api/catalog/promo/stories', { signal, ...ignoreErrors() }))).items,
  })

export const promoSectionsQuery = (api: ApiClient, section = '') =>
  queryOptions({
    queryKey: ['promo', 'sections', section],
    queryFn: async ({ signal }): Promise<Promo[]> => {
      const params = { query: { section } }
      const call = api.GET('/api/catalog/promo/sections', { params, signal, ...ignoreErrors() })
      return (await unwrap(call)).items
    },
  })
