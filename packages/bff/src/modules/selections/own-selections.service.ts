import type { Database } from '../../kernel/database.ts'
import { deleteSelectionsOf, selectSelections } from './selections.sql.ts'

/** The saved selections of an account for its data export, without ids. */
export const readOwnSelections = async (database: Database, accountId: number) =>
  (await selectSelections(database, accountId)).map(({ id: _id, ...kept }) => kept)

/** Deletes an account's selections and its unsubscribe link, in the caller's transaction. */
export const forgetSelections = (connection: Database, accountId: number): Promise<void> =>
  deleteSelectionsOf(connection, accountId)
