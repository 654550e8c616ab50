import { createHash } from 'node:crypto'
import type {
  ExcelAdd,
  ExcelAddInput,
  ExcelRowError,
  ExcelRowInput,
  SmallBasket,
} from '@isp/contract'
import { MAX_BASKET_LINES, MAX_QUANTITY } from '@isp/contract/limits'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { FileRow } from '../../sheets/read-rows.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import type { BasketImports, BasketOwner, HeldQuantities } from '../basket/basket-import.service.ts'
import { type NamedGoods, type ResolvedRow, reasonText } from '../basket/named-goods.service.ts'
import {
  cancelImport,
  type ImportKey,
  type ImportRow,
  insertImport,
  lockImport,
  saveHeldLines,
  saveStep,
  selectHeldLines,
  selectImportRows,
} from './excel-import.sql.ts'

export type ExcelImports = {
  /**
   * One step of §4. With an `importId`, a repeated step gives the same answer and changes nothing (D14); without one, each call
   * counts (D50) and must contain all rows of the file.
   * @throws AppError EXCEL_IMPORT_NOT_FOUND, EXCEL_IMPORT_REUSED, EXCEL_IMPORT_FINISHED, EXCEL_IMPORT_CANCELLED, EXCEL_STEP_UNEXPECTED
   */
  step(caller: SignedIn, input: ExcelAddInput): Promise<ExcelAdd>
  /**
   * Undoes an unfinished import: its products get back the lines that they had before. Other lines stay as they are, and lines
   * that `clear` removed return unless the product has a line again. A second call changes nothing.
   * @throws AppError EXCEL_IMPORT_NOT_FOUND, EXCEL_IMPORT_FINISHED
   */
  cancel(caller: SignedIn, importId: string): Promise<SmallBasket>
}

type Ports = {
  transact: Transact
  baskets: BasketImports
  goods: NamedGoods
}

/** Rows of one step: little work for the database, and a tenth of the largest file. */
export const STEP_ROWS = 1000

const toFileRow = (input: ExcelRowInput): FileRow => {
  const { row, cell, article, quantity, name, comment, code, reason } = input
  return {
    row,
    cell: cell ?? `A${row}`,
    article,
    quantity,
    name: name ?? null,
    ...(comment && { comment }),
    ...(code !== undefined && { code }),
    reason: reason?.code ?? null,
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const errorOf = (asked: FileRow, message: string): ExcelRowError => ({
  row: asked.row,
  cell: asked.cell,
  message,
  article: asked.article,
  quantity: asked.quantity,
})

type Item = { productId: number; quantityOrdered: number; comment: string }
type Added = { items: Item[]; errors: ExcelRowError[] }

/** Items from the rows that can be added to the basket without exceeding its limits; the other rows as errors with reasons. */
const fitIn = (rows: readonly ResolvedRow<FileRow>[], held: HeldQuantities): Added => {
  const quantities = new Map(held.quantities)
  let lines = held.count
  const added = new Map<number, Item>()
  const errors: ExcelRowError[] = []
  for (const row of rows) {
    if (row.reason !== null) {
      errors.push(errorOf(row.asked, reasonText(row.reason)))
      continue
    }
    const { id } = row.product
    const whole = (quantities.get(id) ?? 0) + row.quantity
    if (whole > MAX_QUANTITY) {
      errors.push(errorOf(row.asked, reasonText('QUANTITY_TOO_BIG')))
    } else if (!quantities.has(id) && lines >= MAX_BASKET_LINES) {
      errors.push(errorOf(row.asked, reasonText('BASKET_FULL')))
    } else {
      if (!quantities.has(id)) lines += 1
      quantities.set(id, whole)
      const item = added.get(id) ?? { productId: id, quantityOrdered: 0, comment: '' }
      added.set(id, {
        productId: id,
        quantityOrdered: item.quantityOrdered + row.quantity,
        comment: item.comment || (row.asked.comment ?? ''),
      })
    }
  }
  return { items: [...added.values()], errors }
}

/** Rounded down, so that 100 means that all rows are done. */
const percentOf = (done: number, total: number): number =>
  done >= total ? 100 : Math.floor((done / total) * 100)

export const createExcelImports = (ports: Ports): ExcelImports => {
  const { transact, baskets, goods } = ports

  const addRows = async (
    database: Database,
    owner: BasketOwner,
    rows: readonly FileRow[],
    prices: CallerPriceTypes,
  ): Promise<Added> => {
    const who = { prices, companyId: owner.companyId }
    const resolved = await goods.resolve(database, rows, who)
    const ids = resolved.flatMap(({ reason, product }) => (reason === null ? [product.id] : []))
    const fit = fitIn(resolved, await baskets.hold(database, owner, ids))
    await baskets.add(database, owner, fit.items)
    return fit
  }

  const checkRun = (run: ImportRow, { action, step }: ExcelAddInput, hash: string | null): void => {
    const isOther = hash !== null && hash !== run.bodyHash
    if (isOther || (step === 1 && run.clears !== (action === 'clear'))) {
      throw new AppError('EXCEL_IMPORT_REUSED')
    }
    if (run.isCancelled) throw new AppError('EXCEL_IMPORT_CANCELLED')
  }

  const answer = (run: ImportRow, step: number, errors: readonly ExcelRowError[]): ExcelAdd => {
    const mark = run.steps[step - 1] ?? { rows: 0, errors: 0 }
    return {
      percent: percentOf(mark.rows, run.rowCount),
      finish: mark.rows >= run.rowCount,
      errors: errors.slice(0, mark.errors),
    }
  }

  /** Runs in one transaction: the rows are added and the step is recorded, or neither. */
  const stepOf = async (
    database: Database,
    { key, owner, prices }: { key: ImportKey; owner: BasketOwner; prices: CallerPriceTypes },
    input: ExcelAddInput,
  ): Promise<ExcelAdd> => {
    const rows = input.rows ? JSON.stringify(input.rows.map(toFileRow)) : null
    const bodyHash = rows === null ? null : hashOf(rows)
    if (input.rows && rows !== null && bodyHash !== null && input.step === 1) {
      const rowCount = input.rows.length
      const clears = input.action === 'clear'
      await insertImport(database, key, { clears, bodyHash, rows, rowCount })
    }
    const run = await lockImport(database, key)
    if (!run) throw new AppError('EXCEL_IMPORT_NOT_FOUND')
    checkRun(run, input, bodyHash)
    const { step } = input
    if (step <= run.steps.length) return answer(run, step, run.errors)
    if (run.isFinished) throw new AppError('EXCEL_IMPORT_FINISHED')
    if (step !== run.steps.length + 1) throw new AppError('EXCEL_STEP_UNEXPECTED')
    if (step === 1) {
      await saveHeldLines(database, key, await baskets.holdLines(database, owner))
      if (run.clears) await baskets.clear(database, owner)
    }
    const from = run.steps.at(-1)?.rows ?? 0
    const to = Math.min(from + STEP_ROWS, run.rowCount)
    const part = await selectImportRows(database, key, [from, to])
    const { items, errors } = await addRows(database, owner, part, prices)
    const all = [...run.errors, ...errors]
    const mark = { rows: to, errors: all.length }
    const productIds = items.map(({ productId }) => productId)
    await saveStep(database, key, { mark, errors, productIds, isFinished: to === run.rowCount })
    return answer({ ...run, steps: [...run.steps, mark] }, step, all)
  }

  /** A step without `importId`: nothing is recorded. Adds the step's rows; earlier rows are only checked again for their errors. */
  const looseStep = async (
    database: Database,
    { owner, prices }: { owner: BasketOwner; prices: CallerPriceTypes },
    { action, step, rows = [] }: ExcelAddInput,
  ): Promise<ExcelAdd> => {
    const from = (step - 1) * STEP_ROWS
    if (from >= rows.length) throw new AppError('EXCEL_STEP_UNEXPECTED')
    const to = Math.min(from + STEP_ROWS, rows.length)
    const before = rows.slice(0, from).map(toFileRow)
    const who = { prices, companyId: owner.companyId }
    const earlier = fitIn(await goods.resolve(database, before, who), {
      count: 0,
      quantities: new Map(),
    })
    if (step === 1 && action === 'clear') await baskets.clear(database, owner)
    const { errors } = await addRows(database, owner, rows.slice(from, to).map(toFileRow), prices)
    return {
      percent: percentOf(to, rows.length),
      finish: to === rows.length,
      errors: [...earlier.errors, ...errors],
    }
  }

  return {
    step: async (caller, input) => {
      const owner = baskets.ownerOf(caller)
      const prices = await baskets.pricesOf(caller)
      const { importId } = input
      return transact((database) =>
        importId === undefined
          ? looseStep(database, { owner, prices }, input)
          : stepOf(database, { key: { ...owner, importId }, owner, prices }, input),
      )
    },
    cancel: (caller, importId) =>
      transact(async (database) => {
        const owner = baskets.ownerOf(caller)
        const key = { ...owner, importId }
        const run = await lockImport(database, key)
        if (!run) throw new AppError('EXCEL_IMPORT_NOT_FOUND')
        if (run.isFinished) throw new AppError('EXCEL_IMPORT_FINISHED')
        const held = run.isCancelled ? null : await selectHeldLines(database, key)
        if (held === null) return baskets.putBack(database, owner, { remove: [], lines: [] })
        const touched = new Set(run.touched)
        const lines = run.clears ? held : held.filter(({ productId }) => touched.has(productId))
        const basket = await baskets.putBack(database, owner, { remove: [...touched], lines })
        await cancelImport(database, key)
        return basket
      }),
  }
}
