import type { OwnConsent, WithdrawConsentInput } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { setMailing } from './account.service.ts'
import { selectConsents, selectMailingReader } from './consents.sql.ts'
import { type ClosingPorts, closeAccount } from './personal.service.ts'

export type ConsentsService = {
  list(caller: SignedIn): Promise<{ items: OwnConsent[] }>
  /** @throws AppError PASSWORD_WRONG, TOO_MANY_REQUESTS, LAST_MANAGER */
  withdraw(caller: SignedIn, input: WithdrawConsentInput, address: string): Promise<void>
  /** Unsubscribes by the link of a letter; the token may belong to any consent of the reader. */
  leave(token: string, address: string): Promise<void>
}

export const createConsentsService = (
  ports: ClosingPorts & { database: Database },
): ConsentsService => ({
  list: async ({ account }) => ({ items: await selectConsents(ports.database, account.id) }),

  withdraw: ({ account }, input, address) =>
    input.kind === 'mailing'
      ? ports.transact((connection) =>
          setMailing(connection, account.id, false, { address, form: 'consents' }),
        )
      : closeAccount(ports, account, input.password, address),

  leave: (token, address) =>
    ports.transact(async (connection) => {
      const accountId = await selectMailingReader(connection, token)
      if (accountId === null) return
      await setMailing(connection, accountId, false, { address, form: 'letter' })
    }),
})
