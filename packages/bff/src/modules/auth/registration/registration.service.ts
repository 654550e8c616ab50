import type { RegistrationInput, TokenPair } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { createAccount } from '../../user/account.service.ts'
import type { AuthParts } from '../auth-parts.ts'
import { attemptKeysOf } from '../passwords/attempt-keys.ts'
import { refuseGuessable } from '../passwords/guessable-password.ts'
import { keptLogin, loginSpellings } from './login-spelling.ts'

export type Registration = {
  /**
   * Creates an account and its first session after the e-mail was confirmed in this browser (D37). Only then is it
   * revealed that an account exists already.
   * @throws AppError CODE_NOT_CONFIRMED, ACCOUNT_EXISTS
   */
  register(
    input: RegistrationInput,
    clientId: string,
    from: { address: string; userAgent: string },
  ): Promise<TokenPair>
}

export const createRegistration = (
  { keys, passwords, codes, signIns }: AuthParts,
  transact: Transact,
): Registration => ({
  register: async ({ email, password, consents }, clientId, { address, userAgent }) => {
    const place = { channel: 'email', to: email, clientId } as const
    refuseGuessable(password, 'password')
    // checked before the expensive hash
    if (!(await codes.isConfirmed(place))) throw new AppError('CODE_NOT_CONFIRMED')
    const passwordHash = await passwords.hash(password)
    return transact(async (own) => {
      if (!(await codes.use(own, place))) throw new AppError('CODE_NOT_CONFIRMED')
      const accountId = await createAccount(own, {
        login: keptLogin(email),
        spellings: loginSpellings(email),
        passwordHash,
        consents,
        address,
      })
      if (accountId === null) throw new AppError('ACCOUNT_EXISTS')
      const { device } = attemptKeysOf(keys.attempts, { login: email, clientId, address })
      const tokens = await signIns.open(own, {
        accountId,
        passwordHash,
        clientId,
        deviceKey: device,
        userAgent,
      })
      if (!tokens) throw new Error('a new account let nobody in')
      return tokens
    })
  },
})
