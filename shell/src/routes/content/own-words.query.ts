import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { ContentPage } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** A page that stands by itself does not wait longer for other words. */
const PATIENCE_MS = 600

/** What the staff has published instead of the shop's text; null: nothing, or nobody to ask. The page stands either way. */
export const ownWordsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['content', slug],
    queryFn: ({ signal }): Promise<ContentPage | null> => {
      const words = unwrap(
        api.GET('/api/content/pages/{slug}', {
          params: { path: { slug } },
          signal,
          ...ignoreErrors(),
        }),
      ).catch(() => null)
      const late = new Promise<null>((resolve) => {
        setTimeout(() => resolve(null), PATIENCE_MS)
      })
      return Promise.race([words, late])
    },
  })
