import type { RegistrationInput } from '@isp/contract'
import type { Database } from '../../database.ts'
import { insertAccount, insertConsent } from './account.sql.ts'

/** Changes a password and ends what hangs on it, where another module has made sure who asks. */
export { updatePassword } from './account.sql.ts'

type NewAccount = {
  /** As it is kept, and every other way in which it may stand in the database. */
  login: string
  spellings: readonly string[]
  passwordHash: string
  consents: RegistrationInput['consents']
  /** Where the consents came from. */
  address: string
}

/** An account with the consents that it was made with, by the caller's transaction. Null: the login is taken. */
export const createAccount = async (
  database: Database,
  { consents, address, ...account }: NewAccount,
): Promise<number | null> => {
  const accountId = await insertAccount(database, {
    ...account,
    hasMailing: consents.mailing !== undefined,
  })
  if (accountId === null) return null
  const { personalData, mailing } = consents
  await insertConsent(database, {
    accountId,
    kind: 'personalData',
    document: personalData,
    address,
  })
  if (mailing)
    await insertConsent(database, { accountId, kind: 'mailing', document: mailing, address })
  return accountId
}
