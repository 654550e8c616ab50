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

/** Letters of one login, and of one address. */
const FREE = { subject: 3, address: 20 }

export type PasswordsService = {
  /** Asks for a letter with a link; nobody learns whether it goes (D12). @throws AppError TOO_MANY_REQUESTS */
  forgot(login: string, address: string): Promise<void>
  /** By that link: every sign-in of the account ends. @throws AppError RESET_LINK_INVALID */
  reset(input: { token: string; newPassword: string }): Promise<void>
  /** By the password before: every other sign-in ends. @throws AppError PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAUTHENTICATED */
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
      // the hash is salted: each change is told of once
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
      // before the password costs anything
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
        if (!account) throw new AppError('UNAUTHENTICATED') // changed while it was checked
        await tell(own, account.login, after)
      })
    },
  }
}
