import type { ExcelReasonCode } from '@isp/contract'
import { MEANT_MAX } from '@isp/contract/limits'
import { nextTurn } from '../../kernel/cost/meter.ts'
import type { Database } from '../../kernel/database.ts'
import { inTurns } from '../../kernel/turns.ts'
import { isNearArticle } from '../../search/near-article.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import { type Counted, isSameUnit, readQuantity, unitOf } from '../../trade/quantity.ts'
import type {
  ArticleOffer,
  CatalogArticles,
  NamedByArticle,
} from '../goods/lists/catalog-articles.service.ts'
import { idsOf, type Likeness, likenessOf } from './likeness.ts'
import { namedGoodsReason, type ReasonDetails } from './named-goods.messages.ts'

/** Goods as a buyer names them, in a file or in a pasted line. */
export type NamedRow = {
  article: string
  quantity: number | string | null
  /** Id of the intended product when several have this article; ignored when it is not one of them. */
  code?: number | undefined
  /** Unit of the quantity, used when the quantity itself names none. */
  unit?: string | undefined
  /** Products that the text may mean when it cannot be read as one article. */
  meant?: readonly number[] | undefined
  /** The problem that was found when the row was read, null or absent if none. */
  reason?: ExcelReasonCode | null
}

/** A row with its product, or with the reason why it cannot be added. */
export type ResolvedRow<Row extends NamedRow = NamedRow> =
  | {
      asked: Row
      quantity: number
      product: ArticleOffer
      reason: null
    }
  | {
      asked: Row
      quantity: null
      product: ArticleOffer | null
      reason: ExcelReasonCode
      /** Products that the row may mean. */
      meant: readonly number[]
    }

/** Reasons for a cell in which products were recognised, but not one product with nothing left over. */
const ofText: readonly ExcelReasonCode[] = ['LEFT_OVER', 'SEVERAL_ARTICLES']

/** Reasons found while reading a file. They are accepted as sent with a row, because its text alone may not show them. */
const ofFile: readonly ExcelReasonCode[] = [
  'MERGED',
  'HIDDEN',
  'ARTICLE_DATE',
  'QUANTITY_DATE',
  'CELL_ERROR',
  'FORMULA_WITHOUT_VALUE',
  'UNIT_OTHER',
  ...ofText,
]

const reasonOfText = ({ article, reason = null }: NamedRow): ExcelReasonCode | null => {
  if (reason !== null && ofFile.includes(reason)) return reason
  return article.trim() === '' ? 'NO_ARTICLE' : null
}

type NamedProduct = Extract<NamedByArticle, { sold: number[] }>

const isSoldAs = (found: NamedByArticle): found is NamedProduct =>
  found.kind === 'one' || found.kind === 'several'

/** The product of a row; null: not found, no longer sold, or several products. */
const productIdOf = ({ code }: NamedRow, found: NamedByArticle): number | null => {
  if (!isSoldAs(found)) return null
  if (code !== undefined && found.sold.includes(code)) return code
  return found.kind === 'one' ? found.productId : null
}

/** The text for the buyer about a row that cannot be added. */
export const reasonText = (code: ExcelReasonCode, details?: ReasonDetails): string =>
  namedGoodsReason(code, details)

/** The caller's price types, and the company whose own numbers count beside the articles. */
export type Who = { prices: CallerPriceTypes; companyId: number | null }

/** Finds the products for rows of files and of pasted lists. */
export type NamedGoods = {
  /**
   * Finds the product of each row by article or by the company's own number, at the caller's prices; keeps the order of the
   * rows. Works in parts, so that other requests are served in between.
   */
  resolve<Row extends NamedRow>(
    connection: Database,
    rows: readonly Row[],
    who: Who,
  ): Promise<ResolvedRow<Row>[]>
  /**
   * Goods to choose from, for the first hundred rows that name no orderable product or several: all products that an article
   * means, analogues of a product that is no longer sold or has no price, else what the search finds. `wordsOf` gives the text
   * of a row. Not to be called within a transaction.
   */
  nearest<Row extends NamedRow>(
    rows: readonly ResolvedRow<Row>[],
    prices: CallerPriceTypes,
    options: { most: number; wordsOf?: (row: Row) => string },
  ): Promise<ReadonlyMap<ResolvedRow<Row>, ArticleOffer[]>>
}

type Ports = { database: Database; articles: CatalogArticles }

const countedAs = (quantity: Counted, unit: string | undefined): Pick<Counted, 'unit' | 'said'> =>
  quantity.said === null && unit !== undefined ? { unit: unitOf(unit), said: unit } : quantity

/** Rows of one part: a few milliseconds of CPU time. */
const PART = 250

/** Limit of rows with goods to choose from: a search takes a millisecond or two, and nobody chooses for more by hand. */
const MOST_HELPED = 100

const reasonOfName: Readonly<Record<Exclude<NamedByArticle['kind'], 'one'>, ExcelReasonCode>> = {
  none: 'NOT_FOUND',
  several: 'AMBIGUOUS',
  gone: 'GONE',
}

const isOffered = (row: ArticleOffer | undefined): row is ArticleOffer =>
  row?.isSold === true && row.amount !== null

const lostAs = (
  found: Exclude<NamedByArticle, { kind: 'none' }>,
): [ExcelReasonCode, readonly number[]] =>
  found.kind === 'one' ? ['GONE', [found.productId]] : [reasonOfName[found.kind], found.productIds]

type Refused<Row extends NamedRow> = Extract<ResolvedRow<Row>, { quantity: null }>

const namesNothing = <Row extends NamedRow>(row: ResolvedRow<Row>): row is Refused<Row> =>
  ['NOT_FOUND', 'AMBIGUOUS', 'GONE', 'NO_PRICE', ...ofText].includes(row.reason ?? '')

export const createNamedGoods = ({ database, articles }: Ports): NamedGoods => {
  const resolvePart = async <Row extends NamedRow>(
    connection: Database,
    rows: readonly Row[],
    { prices, companyId }: Who,
  ): Promise<ResolvedRow<Row>[]> => {
    const asked = rows.filter((row) => reasonOfText(row) === null)
    const texts = new Set(asked.map(({ article }) => article))
    const named = await articles.byArticles(connection, [...texts], companyId)
    const foundOf = ({ article }: Row): NamedByArticle => named.get(article) ?? { kind: 'none' }
    const ids = asked.flatMap((row) => productIdOf(row, foundOf(row)) ?? [])
    const offers = await articles.offers(connection, [...new Set(ids)], prices)
    return rows.map((row): ResolvedRow<Row> => {
      const refused = (
        reason: ExcelReasonCode,
        meant: readonly number[] = [],
        product: ArticleOffer | null = null,
      ): ResolvedRow<Row> => ({ asked: row, quantity: null, product, reason, meant })
      const wrong = reasonOfText(row)
      if (wrong) return refused(wrong, row.meant)
      const found = foundOf(row)
      if (found.kind === 'none') return refused('NOT_FOUND')
      const productId = productIdOf(row, found)
      if (productId === null) return refused(...lostAs(found))
      const product = offers.get(productId)
      if (!product?.isSold) return refused('GONE', [productId])
      const quantity = readQuantity(row.quantity)
      if ('reason' in quantity) return refused(quantity.reason, [], product)
      if (!isSameUnit(countedAs(quantity, row.unit), product.unit))
        return refused('UNIT_OTHER', [], product)
      if (product.amount === null) return refused('NO_PRICE', [productId], product)
      return { asked: row, quantity: quantity.value, product, reason: null }
    })
  }

  return {
    resolve: async (connection, rows, who) => {
      const resolved = []
      for await (const part of inTurns(rows, PART)) {
        resolved.push(...(await resolvePart(connection, part, who)))
      }
      return resolved
    },
    nearest: async (rows, prices, { most, wordsOf }) => {
      const lost = rows.filter(namesNothing).slice(0, MOST_HELPED)
      const gone = lost.flatMap(({ reason, meant }) =>
        reason === 'GONE' || reason === 'NO_PRICE' ? meant : [],
      )
      const analogues = await articles.analogues(gone, most)
      const found = new Map<(typeof lost)[number], Likeness>()
      for (const row of lost) {
        const { asked, meant, reason } = row
        const isMeant = reason === 'AMBIGUOUS' || ofText.includes(reason)
        const own = isMeant ? meant : meant.flatMap((id) => analogues.get(id) ?? [])
        found.set(
          row,
          own.length > 0
            ? { own }
            : likenessOf(articles, asked.article, wordsOf?.(asked), most + 1),
        )
        await nextTurn() // serves other requests between two searches
      }
      const offers = await articles.offers(
        database,
        [...new Set([...found.values()].flatMap(idsOf))],
        prices,
      )
      const shownOf = (row: (typeof lost)[number], likeness: Likeness): ArticleOffer[] => {
        const offered = (ids: readonly number[]) =>
          ids.flatMap((id) => (gone.includes(id) ? [] : (offers.get(id) ?? []))).filter(isOffered)
        if ('own' in likeness) return offered(likeness.own)
        const near = offered(likeness.byArticle).filter(({ article }) =>
          isNearArticle(row.asked.article, article),
        )
        return near.length > 0 ? near : offered(likeness.byWords)
      }
      return new Map(
        [...found].map(([row, likeness]) => {
          // the buyer must be able to choose from all products that have the article
          const shown = row.reason === 'AMBIGUOUS' ? MEANT_MAX : most
          return [row, shownOf(row, likeness).slice(0, shown)]
        }),
      )
    },
  }
}
