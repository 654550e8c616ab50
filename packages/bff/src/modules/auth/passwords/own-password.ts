import { AppError, fieldError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { selectPasswordOf } from '../auth.sql.ts'
import type { Passwords } from './password.ts'
import type { Tries } from './tries.service.ts'

/** Free attempts at the own password; the limit of an address is higher, because an office shares one. */
const FREE = { subject: 5, address: 50 }

export type OwnPassword = {
  /**
   * Asks for the password again before an irreversible action.
   * @returns the hash that matched
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
