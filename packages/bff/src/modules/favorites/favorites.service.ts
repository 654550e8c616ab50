import {
  type FavoriteIds,
  type Favorites,
  type FileAnswer,
  MAX_FAVORITES,
  type MoveFavoritesInput,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { workbookAnswer } from '../../sheets/sheet.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import { moscowDay } from '../../trade/working-days.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import { selectLists } from './favorite-lists.sql.ts'
import { withLists } from './favorites.context.ts'
import { favoritesMessages as messages } from './favorites.messages.ts'
import {
  deleteAllFavorites,
  deleteFavorite,
  insertFavorites,
  isProductSold,
  selectFavoriteIds,
  selectFavorites,
  updateListOf,
} from './favorites.sql.ts'
import { favoritesBook } from './favorites-sheet.ts'

export type FavoritesService = {
  read(caller: SignedIn): Promise<Favorites>
  ids(caller: SignedIn): Promise<FavoriteIds>
  export(caller: SignedIn): Promise<FileAnswer>
  /** @throws AppError PRODUCT_NOT_FOUND, FAVORITES_FULL */
  add(caller: SignedIn, productId: number): Promise<FavoriteIds>
  /** Adds as many as there is room for. */
  merge(caller: SignedIn, productIds: readonly number[]): Promise<FavoriteIds>
  /** @throws AppError FAVORITE_LIST_NOT_FOUND, FAVORITES_FULL */
  move(caller: SignedIn, input: MoveFavoritesInput): Promise<FavoriteIds>
  remove(caller: SignedIn, productId: number): Promise<FavoriteIds>
  clear(caller: SignedIn): Promise<FavoriteIds>
}

const mainOf = (lists: readonly { id: number; isMain: boolean }[]): number =>
  lists.find(({ isMain }) => isMain)?.id ?? 0

type Ports = Pick<Shared, 'database' | 'transact' | 'now'> & {
  catalog: CatalogLists
  workbooks: Workbooks
}

export const createFavoritesService = (ports: Ports): FavoritesService => {
  const { database, catalog, workbooks } = ports
  const mine = withLists(ports.transact)
  const now = async (connection: Database, { account }: SignedIn): Promise<FavoriteIds> => ({
    productIds: await selectFavoriteIds(connection, account.id),
  })
  const put = (caller: SignedIn, productIds: readonly number[]) =>
    mine(caller, async (connection, lists) => {
      await insertFavorites(connection, caller.account.id, mainOf(lists), productIds)
      return now(connection, caller)
    })
  const read = async ({ account, agreement }: SignedIn): Promise<Favorites> => {
    const [lists, rows] = await Promise.all([
      selectLists(database, account.id),
      selectFavorites(database, account.id),
    ])
    const ids = rows.map(({ productId }) => productId)
    const cards = await catalog.cards(ids, agreement?.priceTypeId ?? null)
    const cardOf = new Map(cards.map((card) => [card.id, card]))
    const items = rows.map((row) => ({ ...row, product: cardOf.get(row.productId) ?? null }))
    return { lists, items }
  }
  const full = () => new AppError('FAVORITES_FULL', { max: MAX_FAVORITES })
  return {
    read,
    ids: (caller) => now(database, caller),
    export: async (caller) => {
      const content = await workbooks.write(...favoritesBook(await read(caller)))
      return workbookAnswer(messages.file(moscowDay(ports.now())), content)
    },
    add: async (caller, productId) => {
      if (!(await isProductSold(database, productId))) throw new AppError('PRODUCT_NOT_FOUND')
      const answer = await put(caller, [productId])
      if (!answer.productIds.includes(productId)) throw full()
      return answer
    },
    merge: (caller, productIds) => put(caller, productIds),
    move: (caller, { productIds, listId }) =>
      mine(caller, async (connection, lists) => {
        if (!lists.some(({ id }) => id === listId)) throw new AppError('FAVORITE_LIST_NOT_FOUND')
        const { id } = caller.account
        await updateListOf(connection, id, listId, productIds)
        await insertFavorites(connection, id, listId, productIds)
        const answer = await now(connection, caller)
        const isFull = answer.productIds.length >= MAX_FAVORITES
        if (isFull && productIds.some((wanted) => !answer.productIds.includes(wanted))) throw full()
        return answer
      }),
    remove: async (caller, productId) => {
      await deleteFavorite(database, caller.account.id, productId)
      return now(database, caller)
    },
    clear: async (caller) => {
      await deleteAllFavorites(database, caller.account.id)
      return now(database, caller)
    },
  }
}
