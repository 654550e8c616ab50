import { AppError, fieldError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { selectPasswordOf } from '../auth.sql.ts'
import type { Passwords } from './password.ts'
import type { Tries } from './tries.service.ts'

/** Tries of one's own password; an office shares its address. */
const FREE = { subject: 5, address: 50 }

export type OwnPassword = {
  /**
   * Whether it is the signed-in person who does what cannot be undone. @returns the hash that was right
   * @throws AppError PASSWORD_WRONG, TOO_MANY_REQUESTS
   */
  check(accountId: number, password: string, address: string): Promise<string>
}

type Ports = { database: Database; passwords: Passwords; tries: Tries }

export const createOwnPassword = ({ database, passwords, tries }: Ports): OwnPassword => ({
  check: async (accountId, password, address) => {
    const tried = { kind: 'own-password', subject: String(accountId), address }
    await tries.count(tried, FREE)
    const hash = await selectPasswordOf(database, accountId)
    if (hash === null || !(await passwords.verify(hash, password))) {
      const fields = [fieldError('password', 'PASSWORD_WRONG')]
      throw new AppError('PASSWORD_WRONG', {}, { fields })
    }
    await tries.forgive(tried)
    return hash
  },
})
