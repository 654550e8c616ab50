import type { Database } from '../../kernel/database.ts'
import { deleteListsOf } from './favorite-lists.sql.ts'

/** What the end of an account and the export of its data ask of the favourites. */
export { selectOwnFavorites as readOwnFavorites } from './favorites.sql.ts'

/** In the caller's transaction. */
export const forgetFavorites = (connection: Database, accountId: number): Promise<void> =>
  deleteListsOf(connection, accountId)
