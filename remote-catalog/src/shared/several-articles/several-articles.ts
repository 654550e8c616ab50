import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { queryOptions, useQuery } from '@isp/query'

/** Between articles; a comma between two digits alone may be a decimal one. */
const BETWEEN = /[;\n]+|,\s+|(?<=[^\s,]{5}),(?=[^\s,]{5})/
const SIZE = /^\d+([.,]\d+)?[xх×*]/i

const hasArticle = (part: string): boolean =>
  part.split(/\s+/).some((word) => (word.match(/\d/g)?.length ?? 0) >= 4 && !SIZE.test(word))

/** Only blanks between them: they may as well be the parts of one, so each must be long. */
const isLongArticle = (word: string): boolean =>
  (word.match(/\d/g)?.length ?? 0) >= 6 && /\d[^\d]/.test(word) && !SIZE.test(word)

/** A question that looks like several articles as lines of a list, or null for any other. */
export const articleLines = (text: string): string | null => {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length > 1) return parts.every(hasArticle) ? parts.join('\n') : null
  const words = text.trim().split(/\s+/)
  return words.length > 1 && words.every(isLongArticle) ? words.join('\n') : null
}

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
