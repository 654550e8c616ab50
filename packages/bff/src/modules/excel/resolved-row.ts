import type { ExcelReasonCode } from '@isp/contract'
import type { Database } from '../../database.ts'
import type {
  ArticleOffer,
  CatalogArticles,
  NamedByArticle,
} from '../catalog/catalog-articles.service.ts'
import type { CallerPriceTypes } from '../catalog/catalog-cards.service.ts'
import { readQuantity } from './workbook/read-quantity.ts'
import type { FileRow } from './workbook/read-rows.ts'

/** A row of a file with what the catalogue says of it at this moment. */
export type ResolvedRow =
  | {
      asked: FileRow
      quantity: number
      product: ArticleOffer
      reason: null
    }
  | {
      asked: FileRow
      quantity: null
      product: ArticleOffer | null
      reason: ExcelReasonCode
      /** What the article may mean instead. */
      meant: readonly number[]
    }

/** Only the file shows these, so whoever sends its rows says them. */
const ofFile: readonly ExcelReasonCode[] = [
  'MERGED',
  'HIDDEN',
  'ARTICLE_DATE',
  'QUANTITY_DATE',
  'CELL_ERROR',
  'FORMULA_WITHOUT_VALUE',
]

const reasonOfText = ({ article, reason }: FileRow): ExcelReasonCode | null => {
  if (reason !== null && ofFile.includes(reason)) return reason
  return article.trim() === '' ? 'NO_ARTICLE' : null
}

type Ports = { articles: CatalogArticles }

const reasonOfName: Readonly<Record<Exclude<NamedByArticle['kind'], 'one'>, ExcelReasonCode>> = {
  none: 'NOT_FOUND',
  several: 'AMBIGUOUS',
  gone: 'GONE',
}

/** Articles to products at the caller's prices, two round trips for all rows; their order is kept. */
export const resolveRows = async (
  { articles }: Ports,
  database: Database,
  rows: readonly FileRow[],
  prices: CallerPriceTypes,
): Promise<ResolvedRow[]> => {
  const asked = rows.filter((row) => reasonOfText(row) === null).map(({ article }) => article)
  const named = await articles.byArticles(database, [...new Set(asked)])
  const ids = [...named.values()].flatMap((found) =>
    found.kind === 'one' ? [found.productId] : [],
  )
  const offers = await articles.offers(database, [...new Set(ids)], prices)
  return rows.map((row): ResolvedRow => {
    const refused = (
      reason: ExcelReasonCode,
      meant: readonly number[] = [],
      product: ArticleOffer | null = null,
    ): ResolvedRow => ({ asked: row, quantity: null, product, reason, meant })
    const wrong = reasonOfText(row)
    if (wrong) return refused(wrong)
    const found = named.get(row.article) ?? { kind: 'none' }
    if (found.kind === 'none') return refused('NOT_FOUND')
    if (found.kind !== 'one') return refused(reasonOfName[found.kind], found.productIds)
    const product = offers.get(found.productId)
    if (!product?.isSold) return refused('GONE', [found.productId])
    const quantity = readQuantity(row.quantity)
    if ('reason' in quantity) return refused(quantity.reason, [], product)
    if (product.amount === null) return refused('NO_PRICE', [found.productId], product)
    return { asked: row, quantity: quantity.value, product, reason: null }
  })
}

/** D21, as `fitting_quantity` of the database has it. */
export const fittingQuantity = (
  quantity: number,
  { minOrderQuantity, multiplicity }: Pick<ArticleOffer, 'minOrderQuantity' | 'multiplicity'>,
): number => Math.ceil(Math.max(quantity, minOrderQuantity) / multiplicity) * multiplicity
