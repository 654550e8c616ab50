import type { RegistrationInput } from '@isp/contract'
import { currentConsents } from '@isp/contract/consent-documents'
import type { Database } from '../../kernel/database.ts'
import { type GivenBy, insertAccount, insertConsent } from './account.sql.ts'
import { markWithdrawn } from './consents.sql.ts'
import { updatePersonalData } from './personal.sql.ts'

/** Changes a password and ends sessions; the calling module has authenticated the person. */
export { updatePassword } from './account.sql.ts'

type NewAccount = {
  /** The spelling to store, and all others in which the login may already be stored. */
  login: string
  spellings: readonly string[]
  passwordHash: string
  consents: RegistrationInput['consents']
  /** Network address that gave the consents. */
  address: string
}

/** Creates an account with its consents, in the caller's transaction. Null: the login is taken. */
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
  const by: GivenBy = { address, form: 'registration' }
  await insertConsent(database, {
    accountId,
    kind: 'personalData',
    document: personalData,
    ...by,
  })
  if (mailing) {
    await insertConsent(database, { accountId, kind: 'mailing', document: mailing, ...by })
  }
  return accountId
}

/**
 * Subscribes to news only together with a recorded consent, and ends with it (38-ФЗ); in the caller's transaction.
 */
export const setMailing = async (
  connection: Database,
  accountId: number,
  isWanted: boolean,
  by: GivenBy,
): Promise<void> => {
  await updatePersonalData(connection, accountId, { mailing: isWanted })
  if (!isWanted) return markWithdrawn(connection, accountId, ['mailing'], by)
  const document = currentConsents.mailing
  await insertConsent(connection, { accountId, kind: 'mailing', document, ...by })
}
