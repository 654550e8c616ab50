import { type FavoriteList, type FavoriteListInput, MAX_FAVORITE_LISTS } from '@isp/contract'
import { AppError, fieldError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import {
  deleteList,
  insertList,
  isNameTaken,
  selectList,
  updateListName,
} from './favorite-lists.sql.ts'
import { withLists } from './favorites.context.ts'

export type FavoriteListsService = {
  /** @throws AppError FAVORITE_LIST_EXISTS, FAVORITE_LISTS_FULL */
  create(caller: SignedIn, input: FavoriteListInput): Promise<FavoriteList>
  /** @throws AppError FAVORITE_LIST_NOT_FOUND, FAVORITE_LIST_EXISTS */
  rename(caller: SignedIn, listId: number, input: FavoriteListInput): Promise<FavoriteList>
  /** @throws AppError FAVORITE_LIST_NOT_FOUND, FAVORITE_LIST_MAIN */
  remove(caller: SignedIn, listId: number): Promise<{ moved: number }>
}

export const createFavoriteListsService = (ports: { transact: Transact }): FavoriteListsService => {
  const mine = withLists(ports.transact)
  const refuseTaken = async (database: Database, accountId: number, name: string, except = 0) => {
    if (!(await isNameTaken(database, accountId, name, except))) return
    throw new AppError('FAVORITE_LIST_EXISTS', {}, { fields: [fieldError('name', 'UNAVAILABLE')] })
  }
  const one = async (database: Database, accountId: number, listId: number) => {
    const list = await selectList(database, accountId, listId)
    if (!list) throw new AppError('FAVORITE_LIST_NOT_FOUND')
    return list
  }
  return {
    create: (caller, { name }) =>
      mine(caller, async (connection, lists) => {
        if (lists.length >= MAX_FAVORITE_LISTS) {
          throw new AppError('FAVORITE_LISTS_FULL', { max: MAX_FAVORITE_LISTS })
        }
        await refuseTaken(connection, caller.account.id, name)
        const id = await insertList(connection, caller.account.id, name)
        return one(connection, caller.account.id, id)
      }),
    rename: (caller, listId, { name }) =>
      mine(caller, async (connection) => {
        const { id } = caller.account
        await one(connection, id, listId)
        await refuseTaken(connection, id, name, listId)
        await updateListName(connection, id, listId, name)
        return one(connection, id, listId)
      }),
    remove: (caller, listId) =>
      mine(caller, async (connection) => {
        const { isMain } = await one(connection, caller.account.id, listId)
        if (isMain) throw new AppError('FAVORITE_LIST_MAIN')
        return { moved: await deleteList(connection, caller.account.id, listId) }
      }),
  }
}
