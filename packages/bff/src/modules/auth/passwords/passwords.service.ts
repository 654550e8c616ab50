import type { ChangePasswordInput } from '@isp/contract'
import { loginKey } from '@isp/contract/fields'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Shared } from '../../../kernel/module.ts'
import { queueLetter } from '../../mail/outgoing/mail-queue.service.ts'
import { updatePassword } from '../../user/account.service.ts'
import { passwordChangedLetter } from '../auth.mail.ts'
import { keepSession } from '../auth.sql.ts'
import type { AuthParts } from '../auth-parts.ts'
import { refuseGuessable } from './guessable-password.ts'
import { passwordResetJob, resetHashOf } from './password-reset.job.ts'
import { hasReset, takeReset } from './password-reset.sql.ts'

/** Free requests of letters per login and per address. */
const FREE = { subject: 3, address: 20 }

export type PasswordsService = {
  /**
   * Requests a letter with a link; the answer does not reveal whether one is sent (D12).
   * @throws AppError TOO_MANY_REQUESTS
   */
  forgot(login: string, address: string): Promise<void>
  /**
   * Sets the password by a link from the letter and ends all sessions of the account.
   * @throws AppError RESET_LINK_INVALID
   */
  reset(input: { token: string; newPassword: string }): Promise<void>
  /**
   * Changes the password given the current one and ends all other sessions.
   * @throws AppError PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAUTHENTICATED
   */
  change(
    who: { accountId: number; familyId: string },
    input: ChangePasswordInput,
    address: string,
  ): Promise<void>
}

export const createPasswordsService = (
  { passwords, tries, ownPassword }: Pick<AuthParts, 'passwords' | 'tries' | 'ownPassword'>,
  { database, transact, jobs, shopOrigin }: Shared,
): PasswordsService => {
  const tell = (own: Database, to: string, hash: string) =>
    queueLetter(
      { database: own, jobs },
      // the hash has a random salt, so every change has a key, and one letter, of its own
      {
        ...passwordChangedLetter(shopOrigin),
        key: `password-changed:${hash.slice(-43)}`,
        to,
        orderId: null,
      },
    )
  return {
    forgot: async (login, address) => {
      await tries.count({ kind: 'forgot', subject: loginKey(login), address }, FREE)
      await jobs.enqueue(database, passwordResetJob, { login })
    },
    reset: async ({ token, newPassword }) => {
      refuseGuessable(newPassword, 'newPassword')
      const hash = resetHashOf(token)
      // checked before the expensive hash
      if (!(await hasReset(database, hash))) throw new AppError('RESET_LINK_INVALID')
      const after = await passwords.hash(newPassword)
      await transact(async (own) => {
        const accountId = await takeReset(own, hash)
        const account =
          accountId === null
            ? undefined
            : await updatePassword(own, { accountId, before: null, after })
        if (!account) throw new AppError('RESET_LINK_INVALID')
        await tell(own, account.login, after)
      })
    },
    change: async ({ accountId, familyId }, { password, newPassword }, address) => {
      refuseGuessable(newPassword, 'newPassword')
      const before = await ownPassword.check(accountId, password, address)
      const after = await passwords.hash(newPassword)
      await transact(async (own) => {
        await keepSession(own, familyId)
        const account = await updatePassword(own, { accountId, before, after })
        if (!account) throw new AppError('UNAUTHENTICATED') // the password was changed while it was being checked
        await tell(own, account.login, after)
      })
    },
  }
}
