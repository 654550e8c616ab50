import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { QuickOrderCheck, Suggestions } from '@isp/contract'
import { keepPreviousData, queryOptions } from '@isp/query'

/** Whose prices they are is part of the key; the last text wins, answers to earlier ones are dropped. */
export const quickOrderQuery = (api: ApiClient, reader: string, text: string) =>
  queryOptions({
    queryKey: ['basket', 'quick-order', reader, text],
    queryFn: ({ signal }): Promise<QuickOrderCheck> =>
      unwrap(
        api.POST('/api/sale/basket/quick-order/check', {
          body: { text },
          signal,
          ...ignoreErrors(),
        }),
      ),
    placeholderData: keepPreviousData,
  })

/** As in the search box (§2.5). */
const MIN_LENGTH = 3
const MAX_LENGTH = 200

export const articleSuggestionsQuery = (api: ApiClient, text: string) => {
  const q = text.trim().slice(0, MAX_LENGTH).toWellFormed()
  return queryOptions({
    queryKey: ['basket', 'article-suggestions', q],
    queryFn: ({ signal }): Promise<Suggestions> =>
      unwrap(
        api.GET('/api/catalog/products/search', {
          params: { query: { q } },
          signal,
          ...ignoreErrors(),
        }),
      ),
    enabled: q.length >= MIN_LENGTH,
  })
}
