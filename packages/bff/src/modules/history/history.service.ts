import { MAX_VIEWED, type Ordered, type View, type Viewed } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member, SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { CatalogLists } from '../catalog/catalog-lists.service.ts'
import { countOrdered, selectOrdered } from './ordered.sql.ts'
import { deleteOldViews, insertViews, selectViewed, upsertView } from './viewed.sql.ts'

const DEFAULT_PAGE_SIZE = 20
/** The largest `integer` of PostgreSQL: what lies beyond is nobody's id. */
const MAX_ID = 2_147_483_647

export type OrderedQuery = {
  productIds?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export type HistoryService = {
  viewed(caller: SignedIn): Promise<Viewed>
  /** The latest last; unknown ones and what the account has seen itself are passed over. */
  merge(caller: SignedIn, productIds: readonly number[]): Promise<{ count: number }>
  /** @throws AppError PRODUCT_NOT_FOUND */
  view(caller: SignedIn, productId: number): Promise<View>
  /** @throws AppError PAGE_NOT_FOUND */
  ordered(caller: Member, query: OrderedQuery): Promise<Ordered>
}

const idsOf = (text: string | undefined): number[] | null =>
  text === undefined
    ? null
    : text
        .split(',')
        .map(Number)
        .filter((id) => id <= MAX_ID)

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
    ordered: async (caller, { productIds, page = 1, pageSize = DEFAULT_PAGE_SIZE }) => {
      const reader = { accountId: caller.account.id, companyId: caller.company.id }
      const ids = idsOf(productIds)
      const total = await countOrdered(database, reader, ids)
      const pages = Math.max(1, Math.ceil(total / pageSize))
      if (page > pages) throw new AppError('PAGE_NOT_FOUND', { page, pages })
      const slice = { limit: pageSize, offset: (page - 1) * pageSize }
      const rows = await selectOrdered(database, reader, ids, slice)
      const cards = await cardsOf(
        caller,
        rows.map(({ id }) => id),
      )
      const items = rows.flatMap(({ id, quantity, orderCount, lastAt, orderId, orderNumber }) => {
        const product = cards.get(id)
        const lastOrder = { id: orderId, number: orderNumber }
        return product
          ? [{ product, quantity, orderCount, lastAt: lastAt.toISOString(), lastOrder }]
          : []
      })
      return { items, total, page, pageSize, pages }
    },
  }
}
