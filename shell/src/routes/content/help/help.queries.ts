import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Article, ArticleSummary, ContentPage, EducationNode } from '@isp/contract'
import { aboutPages } from '@isp/contract/content-urls'
import { queryOptions } from '@isp/query'

export const educationTreeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['education', 'tree'],
    queryFn: async ({ signal }): Promise<EducationNode[]> => {
      const { items } = await unwrap(
        api.GET('/api/education/tree-topology', { signal, ...ignoreErrors() }),
      )
      return items
    },
  })

/** Enough for a help with a few hundred articles: users who need more should refine the search. */
const MOST_FOUND = 50

export const foundArticlesQuery = (api: ApiClient, q: string) =>
  queryOptions({
    queryKey: ['education', 'found', q],
    queryFn: ({ signal }): Promise<{ items: ArticleSummary[]; total: number }> =>
      unwrap(
        api.GET('/api/education/article', {
          params: { query: { q, pageSize: MOST_FOUND } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

export type HelpText = { kind: 'page'; text: ContentPage } | { kind: 'article'; text: Article }

/** The content of /help/{slug}/: a page about the shop or an article. */
export const helpTextQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['education', 'text', slug],
    queryFn: async ({ signal }): Promise<HelpText> => {
      const init = { params: { path: { slug } }, signal, ...ignoreErrors() }
      return aboutPages.includes(slug)
        ? { kind: 'page', text: await unwrap(api.GET('/api/content/pages/{slug}', init)) }
        : { kind: 'article', text: await unwrap(api.GET('/api/education/article/{slug}', init)) }
    },
  })
