import { MAX_VIEWED, type View, type Viewed } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { done } from '../../kernel/http/done.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import { deleteOldViews, deleteViews, insertViews, selectViewed, upsertView } from './viewed.sql.ts'

export type HistoryService = {
  viewed(caller: SignedIn): Promise<Viewed>
  /**
   * Adds products viewed before signing in, latest last; unknown products and those already in the history are
   * skipped.
   */
  merge(caller: SignedIn, productIds: readonly number[]): Promise<{ count: number }>
  /** @throws AppError PRODUCT_NOT_FOUND */
  view(caller: SignedIn, productId: number): Promise<View>
  clear(caller: SignedIn): Promise<{ done: true }>
}

export const createHistoryService = ({
  database,
  transact,
  catalog,
}: {
  database: Database
  transact: Transact
  catalog: CatalogLists
}): HistoryService => {
  const cardsOf = async ({ agreement }: SignedIn, ids: readonly number[]) => {
    const cards = await catalog.cards(ids, agreement?.priceTypeId ?? null)
    return new Map(cards.map((card) => [card.id, card]))
  }
  const bounded = <T>(accountId: number, work: (connection: Database) => Promise<T>): Promise<T> =>
    transact(async (connection) => {
      const done = await work(connection)
      await deleteOldViews(connection, accountId, MAX_VIEWED)
      return done
    })
  return {
    viewed: async (caller) => {
      const rows = await selectViewed(database, caller.account.id)
      const cards = await cardsOf(
        caller,
        rows.map(({ id }) => id),
      )
      return {
        items: rows.flatMap(({ id, at }) => {
          const product = cards.get(id)
          return product ? [{ viewedAt: at.toISOString(), product }] : []
        }),
      }
    },
    merge: async ({ account }, productIds) => ({
      count: await bounded(account.id, (connection) =>
        insertViews(connection, account.id, productIds),
      ),
    }),
    view: async ({ account }, productId) => {
      const [view] = await bounded(account.id, (connection) =>
        upsertView(connection, account.id, productId),
      )
      if (!view) throw new AppError('PRODUCT_NOT_FOUND')
      return { previousAt: view.previousAt?.toISOString() ?? null }
    },
    clear: async ({ account }) => {
      await deleteViews(database, account.id)
      return done
    },
  }
}
