import type { Database } from '../../kernel/database.ts'
import { deleteListsOf } from './favorite-lists.sql.ts'

/** For the export and deletion of an account's data. */
export { selectOwnFavorites as readOwnFavorites } from './favorites.sql.ts'

/** Runs in the caller's transaction. */
export const forgetFavorites = (connection: Database, accountId: number): Promise<void> =>
  deleteListsOf(connection, accountId)
