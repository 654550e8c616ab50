import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Suggestions } from '@isp/contract'
import { keepPreviousData, queryOptions } from '@isp/query'

/** §2.5: suggestions are asked for from three characters on, after a pause of a second. */
export const MIN_SUGGEST_LENGTH = 3
export const SUGGEST_PAUSE_MS = 1000
/** As much as the server takes (contract: `q`). */
const MAX_LENGTH = 200

export const suggestionsQuery = (api: ApiClient, text: string) => {
  const q = text.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '') // never half a character
  return queryOptions({
    queryKey: ['catalog', 'suggestions', q],
    queryFn: ({ signal }): Promise<Suggestions> =>
      unwrap(
        api.GET('/api/catalog/products/search', {
          params: { query: { q } },
          signal,
          ...ignoreErrors(),
        }),
      ),
    enabled: q.length >= MIN_SUGGEST_LENGTH,
    placeholderData: keepPreviousData,
  })
}

/** Fewer than goods: whoever searches mostly buys. */
const MOST_ARTICLES = 3

/** Articles of the help with such words; numbers and designations alone are about goods. */
export const suggestedArticlesQuery = (api: ApiClient, text: string) => {
  const q = text.slice(0, 100).trim()
  return queryOptions({
    queryKey: ['education', 'suggested', q],
    queryFn: async ({ signal }) => {
      const { items } = await unwrap(
        api.GET('/api/education/article', { params: { query: { q } }, signal, ...ignoreErrors() }),
      )
      return items.slice(0, MOST_ARTICLES)
    },
    enabled: /\p{L}{3}/u.test(q),
  })
}
