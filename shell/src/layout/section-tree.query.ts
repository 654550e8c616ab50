import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { SectionNode } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** All sections with product counts: the header's panel, the home page and the 404 page show the top levels. */
export const sectionTreeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shell', 'section-tree'],
    queryFn: async ({ signal }): Promise<SectionNode[]> => {
      const { items } = await unwrap(
        api.GET('/api/catalog/sections', { signal, ...ignoreErrors() }),
      )
      return items
    },
  })
