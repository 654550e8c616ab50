import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { OwnProduct } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** Of the company: another one's never shows. */
export const ownProductQuery = (api: ApiClient, company: string, id: number) =>
  queryOptions({
    queryKey: ['own-product', company, id],
    queryFn: ({ signal }): Promise<OwnProduct> =>
      unwrap(
        api.GET('/api/company/products/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
