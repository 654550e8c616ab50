// Reads account of user.
import type { Database } from '../../kernel/database.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { type LetterContent, queueLetter } from '../mail/outgoing/mail-queue.service.ts'

const selectAdmins = (database: Database): Promise<{ id: number; login: string }[]> =>
  database.query({
    name: 'staff.admins',
    text: `select id, login from account where staff_role = 'admin' and status <> 'BLOCKED' order by id`,
  })

/** Queues a letter to each administrator, once for a `key`, in the caller's transaction. */
export const queueForAdmins = async (
  { database, jobs }: { database: Database; jobs: Pick<Jobs, 'enqueue'> },
  letter: LetterContent,
  key: string,
): Promise<void> => {
  for (const { id, login } of await selectAdmins(database)) {
    const own = { ...letter, key: `${key}:${id}`, to: login, orderId: null }
    await queueLetter({ database, jobs }, own)
  }
}
