import type { ArticleSummary, Suggestions } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'
import { urls } from '@isp/contract/urls'
import type { SearchHistoryEntry } from '@isp/session'
import type { SeveralArticles } from '../../shared/several-articles/several-articles.ts'

/** One line that arrows reach and Enter takes. */
export type SuggestionOption =
  | { kind: 'history'; id: string; value: string }
  | { kind: 'list'; id: string; to: string; count: number }
  | { kind: 'section'; id: string; to: string; name: string; parent: string | null }
  | { kind: 'brand'; id: string; to: string; name: string }
  | { kind: 'article'; id: string; to: string; name: string }
  | {
      kind: 'own' | 'product'
      id: string
      to: string
      name: string
      article: string
      brand: string | null
      image: string | null
    }
  | { kind: 'all'; id: string; to: string }

export const historyOptions = (entries: readonly SearchHistoryEntry[]): SuggestionOption[] =>
  entries.map(({ id, value }) => ({ kind: 'history', id: `search-history-${id}`, value }))

/** Several articles at once, as the list they are. */
export const listOptions = (several: SeveralArticles | null): SuggestionOption[] =>
  several ? [{ kind: 'list', id: 'search-list', ...several }] : []

/** What the buyer's company calls so, brands that were named, sections, products, articles of the help, then the way to all results. Links carry the searched text (§2.5). */
export const foundOptions = (
  { brands, sections, products }: Suggestions,
  searched: string,
  own: Suggestions['products'] = [],
  articles: readonly ArticleSummary[] = [],
): SuggestionOption[] => {
  const optionOf =
    (kind: 'own' | 'product') =>
    ({ id, slug, name, article, image, brand }: Suggestions['products'][number]) =>
      ({
        kind,
        id: `search-${kind}-${id}`,
        to: urls.product(slug, { searched }),
        name,
        article,
        brand: brand?.name ?? null,
        image,
      }) satisfies SuggestionOption
  const isOwn = new Set(own.map(({ id }) => id))
  const found: SuggestionOption[] = [
    ...own.map(optionOf('own')),
    ...brands.map(
      ({ id, slug, name }): SuggestionOption => ({
        kind: 'brand',
        id: `search-brand-${id}`,
        to: urls.brand(slug),
        name,
      }),
    ),
    ...sections.map(
      ({ id, slug, name, parent }): SuggestionOption => ({
        kind: 'section',
        id: `search-section-${id}`,
        to: urls.section(slug, { searched }),
        name,
        parent: parent?.name ?? null,
      }),
    ),
    ...products.filter(({ id }) => !isOwn.has(id)).map(optionOf('product')),
    ...articles.map(
      ({ slug, title }): SuggestionOption => ({
        kind: 'article',
        id: `search-article-${slug}`,
        to: helpUrl(slug),
        name: title,
      }),
    ),
  ]
  if (found.length === 0) return []
  return [...found, { kind: 'all', id: 'search-all', to: urls.search(searched) }]
}
