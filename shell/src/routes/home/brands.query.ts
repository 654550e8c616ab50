import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { BrandSummary } from '@isp/contract'
import { queryOptions } from '@isp/query'

export const homeBrandsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shell', 'home-brands'],
    queryFn: async ({ signal }): Promise<BrandSummary[]> => {
      const { items } = await unwrap(api.GET('/api/catalog/brands', { signal, ...ignoreErrors() }))
      return items
    },
  })
