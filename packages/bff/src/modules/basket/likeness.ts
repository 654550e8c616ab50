import type { CatalogArticles } from '../goods/lists/catalog-articles.service.ts'

/** What a row may mean: what is known of it, else what the search takes its article for, else what its words find. */
export type Likeness = { own: readonly number[] } | { byArticle: number[]; byWords: number[] }

export const idsOf = (likeness: Likeness): readonly number[] =>
  'own' in likeness ? likeness.own : [...likeness.byArticle, ...likeness.byWords]

/** The name that a row says: what stands beside an article that nothing is called, or words in its place. */
const nameOf = (text: string, article: string): string => {
  const beside = text.replaceAll(article, ' ').trim()
  return beside === '' && /\p{L}{3}/u.test(article) && /\s/.test(article) ? article : beside
}

/** `words`: what a row says beside its article. */
export const likenessOf = (
  articles: CatalogArticles,
  article: string,
  words: string | undefined,
  most: number,
): Likeness => ({
  byArticle: articles.nearest(article, most),
  byWords: articles.wordsNearest(nameOf(words ?? article, article), most),
})
