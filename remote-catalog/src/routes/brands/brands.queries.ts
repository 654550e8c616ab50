import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Brand, BrandSummary } from '@isp/contract'
import { queryOptions } from '@isp/query'

export const brandsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalog', 'brands'],
    queryFn: async ({ signal }): Promise<BrandSummary[]> =>
      (await unwrap(api.GET('/api/catalog/brands', { signal, ...ignoreErrors() }))).items,
  })

export const brandQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'brand', slug],
    queryFn: ({ signal }): Promise<Brand> =>
      unwrap(
        api.GET('/api/catalog/brands/{slug}', {
          params: { path: { slug } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
