import type { Database } from '../../../kernel/database.ts'

/** What was written to her address. */
export const readOwnLetters = (
  database: Database,
  { login }: { login: string },
): Promise<{ at: Date; subject: string }[]> =>
  database.query({
    text: `select created_at as at, subject from mail_outbox where recipient = $1 order by id`,
    values: [login],
  })

/** Letters about orders stay as long as any: they belong to the deal. */
export const forgetLetters = async (
  database: Database,
  { login }: { login: string },
): Promise<void> => {
  await database.query({
    text: `delete from mail_outbox where recipient = $1 and order_id is null`,
    values: [login],
  })
}
