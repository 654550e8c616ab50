import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { BuyerArticle } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** Of the company: another one's never shows. */
export const buyerArticleQuery = (api: ApiClient, company: string, id: number) =>
  queryOptions({
    queryKey: ['buyer-article', company, id],
    queryFn: ({ signal }): Promise<BuyerArticle> =>
      unwrap(
        api.GET('/api/company/products/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
