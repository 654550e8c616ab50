import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { countTry, forgiveTry } from '../auth.sql.ts'
import type { AuthKeys } from '../sessions/auth-keys.ts'
import { tryKeysOf } from './attempt-keys.ts'

/** What is tried, of what, from which address. */
type Try = { kind: string; subject: string; address: string }

export type Tries = {
  /**
   * Counts a try before it is made, by its subject and by the address (an IPv6 network); waits double once the free ones
   * are used up, as they do for a sign-in. @throws AppError TOO_MANY_REQUESTS with `seconds`
   */
  count(what: Try, free: { subject: number; address: number }): Promise<void>
  /** It was right: not counted after all. */
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
