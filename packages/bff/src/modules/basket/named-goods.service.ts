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
  /** The product, where several have this article: it chooses among what the article means and never against it. */
  code?: number | undefined
  /** What its quantity is counted in, where it does not say so itself. */
  unit?: string | undefined
  /** What the text may mean that cannot be read as one article. */
  meant?: readonly number[] | undefined
  /** What was wrong with it where it stood. */
  reason?: ExcelReasonCode | null
}

/** A row with what the catalogue says of it at this moment. */
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
      /** What the article may mean instead. */
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

/** The product of a row; null: not found or ambiguous. */
const productIdOf = ({ code }: NamedRow, found: NamedByArticle): number | null => {
  if (!isSoldAs(found)) return null
  if (code !== undefined && found.sold.includes(code)) return code
  return found.kind === 'one' ? found.productId : null
}

/** What a buyer is told of a row that cannot be added. */
export const reasonText = (code: ExcelReasonCode, details?: ReasonDetails): string =>
  namedGoodsReason(code, details)

/** At whose prices, and by whose own numbers beside the articles. */
export type Who = { prices: CallerPriceTypes; companyId: number | null }

/** What turns lines of files and of pasted lists into goods. */
export type NamedGoods = {
  /**
   * Articles and own numbers of the company to products at the caller's prices; the order of the rows is kept. In parts, so
   * that others get their turn.
   */
  resolve<Row extends NamedRow>(
    connection: Database,
    rows: readonly Row[],
    who: Who,
  ): Promise<ResolvedRow<Row>[]>
  /**
   * Goods to choose from for the first hundred rows that name none that is sold: all that an article may mean, analogues of
   * what is gone, else what the search finds; `wordsOf` is what a row says beside its article. Not within a transaction.
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

/** Rows of one part: some milliseconds of the process's time. */
const PART = 250

/** For so many rows nearest goods are looked for, a millisecond or two each; nobody chooses more by hand. */
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
        await nextTurn() // others get their turn between two searches
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
          // what an article itself means is no likeness: all of it is to be chosen from
          const shown = row.reason === 'AMBIGUOUS' ? MEANT_MAX : most
          return [row, shownOf(row, likeness).slice(0, shown)]
        }),
      )
    },
  }
}
