import type {
  ExcelCheck,
  ExcelCheckInput,
  ExcelCheckRow,
  ExcelColumns,
  ExcelProduct,
  IncomingFile,
} from '@isp/contract'
import { LINE_MAX } from '@isp/contract/fields'
import { priceAt } from '@isp/contract/price-steps'
import { fittingQuantity } from '@isp/contract/trade-rules'
import { AppError } from '../../kernel/app-error.ts'
import type { Blobs } from '../../kernel/blobs/blobs.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { inTurns } from '../../kernel/turns.ts'
import { letterOf, numberOf } from '../../sheets/column-letters.ts'
import type { ChosenColumns, Layout } from '../../sheets/columns.ts'
import type { FileTable } from '../../sheets/read-rows.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import type { AskedGoodsReader } from '../basket/asked-goods.service.ts'
import type { BasketImports } from '../basket/basket-import.service.ts'
import { type NamedGoods, type ResolvedRow, reasonText } from '../basket/named-goods.service.ts'
import type { ArticleOffer } from '../goods/lists/catalog-articles.service.ts'
import { excelMessages as messages } from './excel.messages.ts'
import { saveLayout, selectLayouts } from './excel-layout.sql.ts'
import { type ReadRow, readArticles } from './read-articles.ts'

export type ExcelChecks = {
  /**
   * Reads the first file and finds the goods of its rows; the basket is not changed. Columns chosen by the buyer are stored for
   * this account and these headings.
   * @throws AppError FILE_MISSING, FILE_TOO_LARGE, EXCEL_… for a file that cannot be taken as a whole
   */
  check(
    caller: SignedIn,
    files: AsyncIterable<IncomingFile>,
    chosen?: ExcelCheckInput,
  ): Promise<ExcelCheck>
}

type Ports = {
  database: Database
  blobs: Blobs
  workbooks: Workbooks
  baskets: BasketImports
  goods: NamedGoods
  asked: AskedGoodsReader
}

const NEAREST = 3

/** Rows of one part; other requests are served between two parts. */
const PART = 250

/** The product with its price for one piece when `quantity` pieces are bought (D49). */
const toProduct = (row: ArticleOffer, quantity: number): ExcelProduct => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  article: row.article,
  unit: row.unit,
  price:
    row.amount === null
      ? null
      : priceAt({ amount: row.amount, steps: row.priceSteps ?? [] }, quantity),
  available: row.available,
})

/** The first row of each product in the file, among rows without a problem. */
const firstRows = (rows: readonly ResolvedRow<ReadRow>[]): ReadonlyMap<number, number> => {
  const first = new Map<number, number>()
  for (const { product, reason, asked } of rows) {
    if (reason === null && !first.has(product.id)) first.set(product.id, asked.row)
  }
  return first
}

const notesOf = (row: ResolvedRow<ReadRow>, firstRow: number | undefined): string[] => {
  if (row.reason !== null) return []
  const { product, quantity, asked } = row
  const fitting = fittingQuantity(quantity, product.minOrderQuantity, product.multiplicity)
  return [
    ...((asked.comment?.length ?? 0) > LINE_MAX ? [messages.commentCut(LINE_MAX)] : []),
    ...(fitting > quantity ? [messages.raised(fitting, product.unit)] : []),
    ...(firstRow !== undefined && firstRow !== asked.row ? [messages.repeated(firstRow)] : []),
  ]
}

const chosenOf = ({ article, quantity }: ExcelCheckInput): ChosenColumns | null =>
  article === undefined || quantity === undefined
    ? null
    : { article: numberOf(article), quantity: numberOf(quantity) }

const toColumns = ({ columns, firstRow }: Layout): ExcelColumns => ({
  article: letterOf(columns.article),
  quantity: letterOf(columns.quantity),
  firstRow: firstRow + 1,
})

const noticesOf = ({ hidden: { sheets, columns }, unfilled }: FileTable): string[] => [
  ...(unfilled > 0 ? [messages.unfilled(unfilled)] : []),
  ...(sheets.length > 0 ? [messages.hiddenSheets(sheets)] : []),
  ...(columns.length > 0 ? [messages.hiddenColumns(columns.map(letterOf))] : []),
]

export const createExcelChecks = (ports: Ports): ExcelChecks => {
  const { database, blobs, workbooks, baskets, goods, asked: reader } = ports

  const readTable = async (
    { account }: SignedIn,
    files: AsyncIterable<IncomingFile>,
    chosen: ChosenColumns | null,
  ) => {
    const known = await selectLayouts(database, account.id)
    const options = { known, ...(chosen && { chosen }) }
    for await (const { content } of files) {
      const pending = await blobs.put(content)
      try {
        return await workbooks.read(account.id, () => pending.read(), options)
      } finally {
        await pending.discard()
      }
    }
    throw new AppError('FILE_MISSING')
  }

  return {
    check: async (caller, files, input = {}) => {
      const chosen = chosenOf(input)
      const file = await readTable(caller, files, chosen)
      const { sheet, layout, preview, rows: read } = file
      if (chosen && layout?.headings) {
        await saveLayout(database, caller.account.id, { ...chosen, headings: layout.headings })
      }
      const prices = await baskets.pricesOf(caller)
      const companyId = caller.company?.id ?? null
      const rows = await readArticles(reader, read, companyId)
      const resolved = await goods.resolve(database, rows, { prices, companyId })
      const nearest = await goods.nearest(resolved, prices, {
        most: NEAREST,
        wordsOf: ({ name, article }) => `${name ?? ''} ${article}`,
      })
      const first = firstRows(resolved)
      const toRow = (row: ResolvedRow<ReadRow>): ExcelCheckRow => {
        const { asked, product, reason } = row
        const { row: number, cell, article, quantity, name, code } = asked
        const comment = asked.comment?.slice(0, LINE_MAX).trim().toWellFormed()
        const fitting =
          row.reason === null
            ? fittingQuantity(row.quantity, row.product.minOrderQuantity, row.product.multiplicity)
            : null
        return {
          ...{ row: number, cell, article, name },
          // the number without its unit: «1 000 шт.» of a product sold in pieces becomes 1000
          quantity: row.reason === null ? row.quantity : quantity,
          ...(comment && { comment }),
          ...(code !== undefined && { code }),
          quantityOrdered: fitting,
          product: product && toProduct(product, fitting ?? 1),
          reason: reason && {
            code: reason,
            message: reasonText(reason, { ...product, words: asked.unused ?? '' }),
          },
          nearest: (nearest.get(row) ?? []).map((offer) => toProduct(offer, 1)),
          notes: notesOf(row, product ? first.get(product.id) : undefined),
        }
      }
      const checked: ExcelCheckRow[] = []
      for await (const part of inTurns(resolved, PART)) checked.push(...part.map(toRow))
      return {
        sheet,
        columns: layout && toColumns(layout),
        preview,
        rows: checked,
        failed: checked.filter(({ reason }) => reason).length,
        notices: noticesOf(file),
      }
    },
  }
}
