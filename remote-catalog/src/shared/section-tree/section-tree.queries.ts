import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { SectionNode } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** The whole tree of sections with counts. */
export const sectionTreeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalog', 'section-tree'],
    queryFn: async ({ signal }): Promise<SectionNode[]> =>
      (await unwrap(api.GET('/api/catalog/sections', { signal, ...ignoreErrors() }))).items,
  })
