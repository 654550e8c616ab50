import type { CatalogArticles } from '../goods/lists/catalog-articles.service.ts'

/** Products that a row may mean: `own` when they are already known, else what the search finds by article and by words. */
export type Likeness = { own: readonly number[] } | { byArticle: number[]; byWords: number[] }

export const idsOf = (likeness: Likeness): readonly number[] =>
  'own' in likeness ? likeness.own : [...likeness.byArticle, ...likeness.byWords]

/** The product name in a row: the text beside the article; without any, the article itself if it consists of words. */
const nameOf = (text: string, article: string): string => {
  const beside = text.replaceAll(article, ' ').trim()
  return beside === '' && /\p{L}{3}/u.test(article) && /\s/.test(article) ? article : beside
}

/**
 * By all words of the row, for what was taken for its article may be a size (М8×30); when they find nothing, by the name
 * beside the article.
 */
const byWords = (articles: CatalogArticles, text: string, article: string, most: number) => {
  const name = nameOf(text, article)
  if (name === '') return []
  const found = articles.wordsNearest(text, most)
  return found.length > 0 || name === text ? found : articles.wordsNearest(name, most)
}

/** Products that the search finds for a row, `most` by its article and `most` by its words. `words`: text of the row. */
export const likenessOf = (
  articles: CatalogArticles,
  article: string,
  words: string | undefined,
  most: number,
): Likeness => ({
  byArticle: articles.nearest(article, most),
  byWords: byWords(articles, words ?? article, article, most),
})
