import type { ExcelCheck, ExcelCheckRow, ExcelProduct, IncomingFile } from '@isp/contract'
import { AppError } from '../../app-error.ts'
import type { Blobs } from '../../blobs/blobs.ts'
import type { Database } from '../../database.ts'
import type { SignedIn } from '../../plugins/caller.ts'
import type { BasketImports } from '../basket/basket-import.service.ts'
import type { ArticleOffer, CatalogArticles } from '../catalog/catalog-articles.service.ts'
import type { CallerPriceTypes } from '../catalog/catalog-cards.service.ts'
import { excelMessages as messages } from './excel.messages.ts'
import { fittingQuantity, type ResolvedRow, resolveRows } from './resolved-row.ts'
import type { Workbooks } from './workbook/workbook-thread.ts'

export type ExcelChecks = {
  /** @throws AppError FILE_MISSING, FILE_TOO_LARGE, EXCEL_… for a file that cannot be taken as a whole */
  check(caller: SignedIn, files: AsyncIterable<IncomingFile>): Promise<ExcelCheck>
}

type Ports = {
  database: Database
  blobs: Blobs
  workbooks: Workbooks
  baskets: BasketImports
  articles: CatalogArticles
}

/** For so many rows nearest goods are looked for, a millisecond or two each; nobody chooses more by hand. */
const MOST_HELPED = 100
const NEAREST = 3

const toProduct = (row: ArticleOffer): ExcelProduct => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  article: row.article,
  unit: row.unit,
  price: row.amount,
  available: row.available,
})

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Where each product stands first in the file. */
const firstRows = (rows: readonly ResolvedRow[]): ReadonlyMap<number, number> => {
  const first = new Map<number, number>()
  for (const { product, reason, asked } of rows) {
    if (reason === null && !first.has(product.id)) first.set(product.id, asked.row)
  }
  return first
}

const notesOf = (row: ResolvedRow, firstRow: number | undefined): string[] => {
  if (row.reason !== null) return []
  const { product, quantity, asked } = row
  const fitting = fittingQuantity(quantity, product)
  return [
    ...(fitting > quantity ? [messages.raised(fitting, product.unit)] : []),
    ...(firstRow !== undefined && firstRow !== asked.row ? [messages.repeated(firstRow)] : []),
  ]
}

export const createExcelChecks = (ports: Ports): ExcelChecks => {
  const { database, blobs, workbooks, baskets, articles } = ports

  const readTable = async (files: AsyncIterable<IncomingFile>) => {
    for await (const { content } of files) {
      const pending = await blobs.put(content)
      try {
        return await workbooks.read(() => pending.read())
      } finally {
        await pending.discard()
      }
    }
    throw new AppError('FILE_MISSING')
  }

  /** Products to choose from for rows that name none, by row. */
  const findNearest = async (rows: readonly ResolvedRow[], prices: CallerPriceTypes) => {
    const lost = rows
      .filter(({ reason }) => ['NOT_FOUND', 'AMBIGUOUS', 'GONE', 'NO_PRICE'].includes(reason ?? ''))
      .slice(0, MOST_HELPED)
    const gone = lost.flatMap((row) =>
      row.reason === 'GONE' || row.reason === 'NO_PRICE' ? row.meant : [],
    )
    const analogues = await articles.analogues(gone, NEAREST)
    const idsByRow = new Map<number, number[]>()
    for (const row of lost) {
      if (row.reason === null) continue
      const own =
        row.reason === 'AMBIGUOUS' ? row.meant : row.meant.flatMap((id) => analogues.get(id) ?? [])
      const found = own.length > 0 ? own : articles.nearest(row.asked.article, NEAREST + 1)
      idsByRow.set(row.asked.row, found.filter((id) => !gone.includes(id)).slice(0, NEAREST))
      await nextTurn() // others get their turn between two searches
    }
    const ids = [...new Set([...idsByRow.values()].flat())]
    const offers = await articles.offers(database, ids, prices)
    const isOffered = (row: ArticleOffer | undefined): row is ArticleOffer =>
      row?.isSold === true && row.amount !== null
    return (row: number): ExcelProduct[] =>
      (idsByRow.get(row) ?? [])
        .map((id) => offers.get(id))
        .filter(isOffered)
        .map(toProduct)
  }

  return {
    check: async (caller, files) => {
      const { sheet, rows } = await readTable(files)
      const prices = await baskets.pricesOf(caller)
      const resolved = await resolveRows({ articles }, database, rows, prices)
      const nearestOf = await findNearest(resolved, prices)
      const first = firstRows(resolved)
      const checked = resolved.map((row): ExcelCheckRow => {
        const { asked, product, reason } = row
        const { row: number, cell, article, quantity, name } = asked
        return {
          ...{ row: number, cell, article, quantity, name },
          quantityOrdered: row.reason === null ? fittingQuantity(row.quantity, row.product) : null,
          product: product && toProduct(product),
          reason: reason && { code: reason, message: messages.reason(reason) },
          nearest: nearestOf(number),
          notes: notesOf(row, product ? first.get(product.id) : undefined),
        }
      })
      return { sheet, rows: checked, failed: checked.filter(({ reason }) => reason).length }
    },
  }
}
