import { type ComparedIds, type Comparison, type FileAnswer, MAX_COMPARED } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller, SignedIn } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { workbookAnswer } from '../../sheets/sheet.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import { moscowDay } from '../../trade/working-days.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import { comparisonMessages as messages } from './comparison.messages.ts'
import {
  deleteAllCompared,
  deleteCompared,
  deleteUnavailable,
  insertCompared,
  isProductSold,
  selectComparedIds,
} from './comparison.sql.ts'
import { comparisonRows } from './comparison-rows.ts'
import { comparisonBook } from './comparison-sheet.ts'

/** The largest `integer` of PostgreSQL: larger numbers are no ids. */
const MAX_ID = 2_147_483_647

export type ComparisonService = {
  read(caller: SignedIn): Promise<Comparison>
  ids(caller: SignedIn): Promise<ComparedIds>
  /** `ids` as `1001,1002`; unknown and repeated ones are skipped (D18). */
  readNamed(caller: Caller, ids: string): Promise<Comparison>
  /** The given products, or without `ids` the caller's own list. */
  export(caller: Caller, ids: string | undefined): Promise<FileAnswer>
  /** @throws AppError PRODUCT_NOT_FOUND, COMPARISON_FULL */
  add(caller: SignedIn, productId: number): Promise<ComparedIds>
  /** Adds as many as there is room for. */
  merge(caller: SignedIn, productIds: readonly number[]): Promise<ComparedIds>
  remove(caller: SignedIn, productId: number): Promise<ComparedIds>
  clear(caller: SignedIn): Promise<ComparedIds>
}

const idsOf = (text: string): number[] => [
  ...new Set(
    text
      .split(',')
      .map(Number)
      .filter((id) => id <= MAX_ID),
  ),
]

type Ports = Pick<Shared, 'database' | 'transact' | 'shopOrigin' | 'now'> & {
  catalog: CatalogLists
  workbooks: Workbooks
}

export const createComparisonService = (ports: Ports): ComparisonService => {
  const { database, transact, catalog, workbooks } = ports
  const cards = ({ agreement }: Caller, ids: readonly number[]) =>
    catalog.describedCards(ids, agreement?.priceTypeId ?? null)
  const described = async (caller: Caller, ids: readonly number[]) => {
    const products = await cards(caller, ids)
    return { products, rows: comparisonRows(products, await catalog.better(products)) }
  }
  const own = async (caller: SignedIn) =>
    described(caller, await selectComparedIds(database, caller.account.id))
  const now = async (connection: Database, { account }: SignedIn): Promise<ComparedIds> => ({
    productIds: await selectComparedIds(connection, account.id),
  })
  const put = (caller: SignedIn, productIds: readonly number[]) =>
    transact(async (connection) => {
      await deleteUnavailable(connection, caller.account.id)
      await insertCompared(connection, caller.account.id, productIds)
      return now(connection, caller)
    })
  return {
    read: own,
    ids: (caller) => now(database, caller),
    readNamed: (caller, ids) => described(caller, idsOf(ids)),
    export: async (caller, ids) => {
      const { account } = caller
      const listed = account ? await selectComparedIds(database, account.id) : []
      const products = await cards(caller, ids === undefined ? listed : idsOf(ids))
      const today = moscowDay(ports.now())
      const content = await workbooks.write(...comparisonBook(products, ports.shopOrigin))
      return workbookAnswer(messages.file(today), content)
    },
    add: async (caller, productId) => {
      if (!(await isProductSold(database, productId))) throw new AppError('PRODUCT_NOT_FOUND')
      const answer = await put(caller, [productId])
      if (!answer.productIds.includes(productId)) {
        throw new AppError('COMPARISON_FULL', { max: MAX_COMPARED })
      }
      return answer
    },
    merge: (caller, productIds) => put(caller, productIds),
    remove: async (caller, productId) => {
      await deleteCompared(database, caller.account.id, productId)
      return now(database, caller)
    },
    clear: async (caller) => {
      await deleteAllCompared(database, caller.account.id)
      return now(database, caller)
    },
  }
}
