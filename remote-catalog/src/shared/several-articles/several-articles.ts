import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { articleLines } from '@isp/contract/article-lines'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { queryOptions, useQuery } from '@isp/query'

export type SeveralArticles = { count: number; to: string }

/** The quick order understands them: what it knows is counted, and all of it is taken along. */
const severalArticlesQuery = (api: ApiClient, lines: string | null) =>
  queryOptions({
    queryKey: ['catalog', 'several-articles', lines],
    enabled: lines !== null,
    queryFn: async ({ signal }): Promise<SeveralArticles | null> => {
      const text = lines ?? ''
      const check = await unwrap(
        api.POST('/api/sale/basket/quick-order/check', {
          body: { text },
          signal,
          ...ignoreErrors(),
        }),
      )
      const count = check.lines.filter(({ state }) => state !== 'unknown').length
      return count > 1 ? { count, to: `${urls.quickOrder()}=${encodeURIComponent(text)}` } : null
    },
  })

/** The way to the quick order for a question of several articles that the shop has; null for any other. */
export const useSeveralArticles = (text: string): SeveralArticles | null => {
  const { api } = useRemoteContext()
  return useQuery(severalArticlesQuery(api, articleLines(text))).data ?? null
}
