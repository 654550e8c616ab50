import type { Database } from '../../database.ts'
import { forgetBaskets, readOwnLines } from '../basket/own-baskets.service.ts'
import { forgetComparison, readOwnComparison } from '../comparison/own-comparison.service.ts'
import { forgetPrivateDrafts, readOwnDrafts } from '../draft/own-drafts.service.ts'
import { forgetFavorites, readOwnFavorites } from '../favorites/own-favorites.service.ts'
import { forgetViews, readOwnViews } from '../history/own-history.service.ts'
import { forgetSelections, readOwnSelections } from '../selections/own-selections.service.ts'

/** What a person has gathered in the shop (152-ФЗ: hers to take along, and gone with her account). */
export const readGathered = async (database: Database, accountId: number) => ({
  baskets: await readOwnLines(database, accountId),
  drafts: await readOwnDrafts(database, accountId),
  selections: await readOwnSelections(database, accountId),
  favorites: await readOwnFavorites(database, accountId),
  comparison: await readOwnComparison(database, accountId),
  viewed: await readOwnViews(database, accountId),
})

/** In the caller's transaction. */
export const forgetGathered = async (connection: Database, accountId: number): Promise<void> => {
  await forgetBaskets(connection, accountId)
  await forgetPrivateDrafts(connection, accountId)
  await forgetSelections(connection, accountId)
  await forgetFavorites(connection, accountId)
  await forgetComparison(connection, accountId)
  await forgetViews(connection, accountId)
}
