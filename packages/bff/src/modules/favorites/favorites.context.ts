import type { FavoriteList } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { insertList, lockLists, selectLists } from './favorite-lists.sql.ts'
import { favoritesMessages as messages } from './favorites.messages.ts'

export type WithLists<Result> = (
  connection: Database,
  lists: readonly FavoriteList[],
) => Promise<Result>

/** Runs `work` on the caller's lists, serialised per account; the main list exists. */
export const withLists =
  (transact: Transact) =>
  <Result>({ account }: SignedIn, work: WithLists<Result>): Promise<Result> =>
    transact(async (connection) => {
      await lockLists(connection, account.id)
      const lists = await selectLists(connection, account.id)
      if (lists.length > 0) return work(connection, lists)
      const id = await insertList(connection, account.id, messages.main)
      return work(connection, [{ id, name: messages.main, isMain: true, count: 0 }])
    })
