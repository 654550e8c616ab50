import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { countTry, forgiveTry } from '../auth.sql.ts'
import type { AuthKeys } from '../sessions/auth-keys.ts'
import { tryKeysOf } from './attempt-keys.ts'

/** Kind of the attempt, its subject, and the network address it comes from. */
type Try = { kind: string; subject: string; address: string }

export type Tries = {
  /**
   * Counts an attempt, before it is made, for its subject and for the address (an IPv6 network). After the free
   * attempts each waiting time is twice the last one, as for a sign-in.
   * @throws AppError TOO_MANY_REQUESTS with `seconds`
   */
  count(what: Try, free: { subject: number; address: number }): Promise<void>
  /** Takes the count back after a successful attempt. */
  forgive(what: Try): Promise<void>
}

export const createTries = ({
  database,
  keys,
}: {
  database: Database
  keys: Pick<AuthKeys, 'attempts'>
}): Tries => ({
  count: async (what, free) => {
    const seconds = await countTry(database, tryKeysOf(keys.attempts, what), free)
    if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds })
  },
  forgive: (what) => forgiveTry(database, tryKeysOf(keys.attempts, what)),
})
