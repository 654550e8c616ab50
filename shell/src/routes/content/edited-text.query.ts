import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { ContentPage } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** How long a built-in page waits for an edited text. */
const PATIENCE_MS = 600

/** The text published by the staff instead of the built-in one; null: none, or the BFF is down. Never fails. */
export const editedTextQuery = (api: ApiClient, slug: string) =>
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
