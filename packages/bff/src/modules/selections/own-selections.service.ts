import type { Database } from '../../kernel/database.ts'
import { deleteSelectionsOf, selectSelections } from './selections.sql.ts'

/** What the end of an account and the export of its data ask of the selections. */
export const readOwnSelections = async (database: Database, accountId: number) =>
  (await selectSelections(database, accountId)).map(({ id: _id, ...kept }) => kept)

/** In the caller's transaction. */
export const forgetSelections = (connection: Database, accountId: number): Promise<void> =>
  deleteSelectionsOf(connection, accountId)
