import { composed } from '@isp/contract/fields'
import { barCodeKey, gtinOf } from '@isp/contract/gtin'
import type { Database } from '../../../kernel/database.ts'
import type { TextMatch } from '../../../search/catalog-index.ts'
import { lookAlikes } from '../../../search/text/russian.messages.ts'
import { foldLookAlikes, hasDigit } from '../../../search/text/words.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import { type SuggestedProductRow, selectSuggestedProducts } from '../cards/card.sql.ts'
import type { CatalogContext } from '../catalog.context.ts'
import {
  type ArticleOffer,
  type ArticleRow,
  selectArticleOffers,
  selectByArticleKeys,
  selectFirstAnalogues,
  selectGoodsTexts,
} from './catalog-articles.sql.ts'

/**
 * What an article identifies: one product that is sold, several, one that is no longer sold, or none. `sold`: all
 * sold products it may mean, for a caller who knows more than the article.
 */
export type NamedByArticle =
  | { kind: 'one'; productId: number; sold: number[] }
  | { kind: 'several'; productIds: number[]; sold: number[] }
  | { kind: 'gone'; productIds: number[] }
  | { kind: 'none' }

export type { ArticleOffer } from './catalog-articles.sql.ts'

/** Products read in one round trip. */
const PART = 1000

/** What imports of buyers' files may ask of the catalogue. */
export type CatalogArticles = {
  /**
   * Products by article in any spelling (case, punctuation and look-alike letters are ignored) or by bar code, also as
   * a scanner reads it from a GS1 code. The company's own numbers take precedence, and articles over bar codes that are
   * no GTIN. One round trip for all articles.
   */
  byArticles(
    database: Database,
    articles: readonly string[],
    companyId: number | null,
  ): Promise<ReadonlyMap<string, NamedByArticle>>
  /**
   * Sold products that the company itself gave this number, in any spelling; articles of the shop are not searched.
   */
  byOwnNumber(database: Database, number: string, companyId: number): Promise<SuggestedProductRow[]>
  /**
   * Products that the search index finds by an article or its beginning; `isNearArticle` decides which of them are
   * close. None while there is no index.
   */
  nearest(article: string, most: number): number[]
  /** Products that the search index finds by words, best match first; none while there is no index. */
  wordsNearest(text: string, most: number): number[]
  /** All text of the catalogue about each product, by product id. */
  texts(database: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** By product id; read in parts, so that other requests get their turn in between. */
  offers(
    database: Database,
    productIds: readonly number[],
    prices: CallerPriceTypes,
  ): Promise<ReadonlyMap<number, ArticleOffer>>
  /** Analogues by product id. */
  analogues(productIds: readonly number[], most: number): Promise<ReadonlyMap<number, number[]>>
}

const toCyrillic: ReadonlyMap<string, string> = new Map(
  [...lookAlikes.latin].map((letter, place) => [letter, lookAlikes.cyrillic[place] ?? letter]),
)
const inCyrillic = (text: string): string => {
  let folded = ''
  for (const letter of text) folded += toCyrillic.get(letter) ?? letter
  return folded
}

/** Most characters to cut off the end of an article, and the shortest remainder to search for. */
const MOST_CUT = 4
const SHORTEST = 5

/** The same normalisation as of the column `article_normalised`. */
const keyOf = (article: string): string => article.toUpperCase().replace(/[^0-9A-ZА-ЯЁ]/g, '')

/** The key as typed, then the keys with look-alike letters replaced by those of one alphabet, and that of a bar code. */
const keysOf = (article: string): string[] => {
  const lower = composed(article, 'NFKC').toLowerCase()
  const keys = [lower, foldLookAlikes(lower), inCyrillic(lower)].map(keyOf)
  return [...new Set([...keys, barCodeKey(article) ?? ''])].filter((key) => key !== '')
}

const isGtin = ({ isBarCode, key }: ArticleRow): boolean => isBarCode && gtinOf(key) !== null

/** A GTIN is spelt in one way. */
const isSpeltSo = (asked: string, row: ArticleRow): boolean =>
  isGtin(row) || row.article.trim().toLowerCase() === asked.trim().toLowerCase()

/** One row for each product; numbers of the seller's own only where nothing else has that name. */
const meantBy = (rows: readonly ArticleRow[]): ArticleRow[] => {
  const named = rows.filter((row) => !row.isBarCode || isGtin(row))
  const byProduct = new Map<number, ArticleRow>()
  for (const row of named.length > 0 ? named : rows)
    if (!byProduct.has(row.id)) byProduct.set(row.id, row)
  return [...byProduct.values()]
}

const choose = (asked: string, rows: readonly ArticleRow[]): NamedByArticle => {
  const own = rows.filter(({ isOwn }) => isOwn)
  const all = meantBy(rows)
  const found = own.length > 0 ? own : all
  const sold = found.filter(({ isSold }) => isSold)
  if (sold.length === 0) {
    return found.length > 0
      ? { kind: 'gone', productIds: found.map(({ id }) => id) }
      : { kind: 'none' }
  }
  const spelt = sold.filter((row) => isSpeltSo(asked, row))
  const mayBe = all.filter(({ isSold }) => isSold).map(({ id }) => id)
  const [first, ...others] = spelt.length > 0 ? spelt : sold
  if (first && others.length === 0) return { kind: 'one', productId: first.id, sold: mayBe }
  return { kind: 'several', productIds: sold.map(({ id }) => id), sold: mayBe }
}

/** A match by some of the words, or of a size next to the requested one: too weak to offer it for an order. */
const isLikeness = (match: TextMatch | null): boolean =>
  match === null || !['partial', 'nearest', 'absent'].includes(match.kind)

/** A single word names a kind of product, not a product; with a size it does («Сверло 8,5»). */
const saysEnough = (text: string): boolean => (text.match(/[\p{L}\d]{2,}|\d+/gu)?.length ?? 0) > 1

export const createCatalogArticles = ({
  database,
  catalogIndex,
}: Pick<CatalogContext, 'database' | 'catalogIndex'>): CatalogArticles => ({
  byArticles: async (connection, articles, companyId) => {
    const keysByArticle = new Map(articles.map((article) => [article, keysOf(article)]))
    const keys = [...new Set([...keysByArticle.values()].flat())]
    const rows = await selectByArticleKeys(connection, keys, companyId)
    const rowsByKey = Map.groupBy(rows, ({ key }) => key)
    return new Map(
      [...keysByArticle].map(([article, keys]) => [
        article,
        choose(
          article,
          keys.flatMap((key) => rowsByKey.get(key) ?? []),
        ),
      ]),
    )
  },
  byOwnNumber: async (connection, number, companyId) => {
    const rows = await selectByArticleKeys(connection, keysOf(number), companyId)
    const ids = rows.filter(({ isOwn, isSold }) => isOwn && isSold).map(({ id }) => id)
    return ids.length > 0 ? selectSuggestedProducts(connection, [...new Set(ids)]) : []
  },
  nearest: (article, most) => {
    const index = catalogIndex.current()
    if (!index) return []
    const limits = { products: most, sections: 0, brands: 0 }
    // without digits it is a word, not an article with a wrong end: its beginning would be another word
    if (!hasDigit(article)) return []
    for (let cut = 0; cut <= MOST_CUT && article.length - cut >= SHORTEST; cut += 1) {
      const { productIds, match } = index.suggest(article.slice(0, article.length - cut), limits)
      if (productIds.length > 0 && isLikeness(match)) return productIds
    }
    return []
  },
  wordsNearest: (text, most) => {
    const found = catalogIndex.current()?.suggest(text, { products: most, sections: 0, brands: 0 })
    return found && saysEnough(text) && isLikeness(found.match) ? found.productIds : []
  },
  texts: async (connection, productIds) => {
    const texts = new Map<number, string>()
    for (let from = 0; from < productIds.length; from += PART) {
      const rows = await selectGoodsTexts(connection, productIds.slice(from, from + PART))
      for (const { id, text } of rows) texts.set(id, text)
    }
    return texts
  },
  offers: async (connection, productIds, prices) => {
    const offers = new Map<number, ArticleOffer>()
    for (let from = 0; from < productIds.length; from += PART) {
      const part = productIds.slice(from, from + PART)
      for (const row of await selectArticleOffers(connection, part, prices)) offers.set(row.id, row)
    }
    return offers
  },
  analogues: async (productIds, most) => {
    if (productIds.length === 0) return new Map()
    const rows = await selectFirstAnalogues(database, productIds, most)
    return new Map(rows.map(({ productId, analogueIds }) => [productId, analogueIds]))
  },
})
