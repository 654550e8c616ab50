import type { Database } from '../../kernel/database.ts'

/**
 * Removes drafts that were deleted more than `days` ago, and copies of baskets without a link or whose links all ended more
 * than `days` ago; their lines and links go with them.
 */
export const deleteForgotten = async (database: Database, days: number): Promise<void> => {
  await database.query({
    text: `delete from draft where deleted_at < now() - make_interval(days => $1)
              or not is_listed and not exists (
                select from sharing where sharing.draft_id = draft.id
                   and least(sharing.expires_at, sharing.revoked_at) > now() - make_interval(days => $1))`,
    values: [days],
  })
}
