import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Section } from '@isp/contract'
import { queryOptions } from '@isp/query'

export const sectionQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'section', slug],
    queryFn: ({ signal }): Promise<Section> =>
      unwrap(
        api.GET('/api/catalog/sections/{slug}', {
          params: { path: { slug } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
