import type { OwnConsent, WithdrawConsentInput } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { setMailing } from './account.service.ts'
import { selectConsents } from './consents.sql.ts'
import { closeAccount, type OwnData } from './personal.service.ts'

export type ConsentsService = {
  list(caller: SignedIn): Promise<{ items: OwnConsent[] }>
  /** @throws AppError LOGIN_NOT_CONFIRMED, LAST_MANAGER */
  withdraw(caller: SignedIn, input: WithdrawConsentInput, address: string): Promise<void>
}

export const createConsentsService = ({
  database,
  transact,
  ownData,
}: {
  database: Database
  transact: Transact
  ownData: OwnData
}): ConsentsService => ({
  list: async ({ account }) => ({ items: await selectConsents(database, account.id) }),

  withdraw: ({ account }, input, address) =>
    transact((connection) =>
      input.kind === 'mailing'
        ? setMailing(connection, account.id, false, address)
        : closeAccount(connection, ownData.forget, account, input.login, address),
    ),
})
