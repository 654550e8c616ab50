import type { Database } from '../../../kernel/database.ts'

/** Letters sent to the person's address. */
export const readOwnLetters = (
  database: Database,
  { login }: { login: string },
): Promise<{ at: Date; subject: string }[]> =>
  database.query({
    text: `select created_at as at, subject from mail_outbox where recipient = $1 order by id`,
    values: [login],
  })

/** Deletes the person's letters. Letters about orders stay for their usual time, because they belong to the sale. */
export const forgetLetters = async (
  database: Database,
  { login }: { login: string },
): Promise<void> => {
  await database.query({
    text: `delete from mail_outbox where recipient = $1 and order_id is null`,
    values: [login],
  })
}
