import type { ConsentKind } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

/** Creates an account unless one has the login in any of its spellings. Null: there is one. */
export const insertAccount = async (
  database: Database,
  account: {
    login: string
    spellings: readonly string[]
    passwordHash: string
    hasMailing: boolean
  },
): Promise<number | null> => {
  const rows = await database.query<{ id: number }>({
    name: 'account.insert',
    text: `insert into account (login, password_hash, mailing)
           select $1, $3, $4 where not exists (select 1 from account where lower(login) = any ($2))
           on conflict (lower(login)) do nothing returning id`,
    values: [account.login, account.spellings, account.passwordHash, account.hasMailing],
  })
  return rows[0]?.id ?? null
}

/** Origin of a consent: network address, form, and the page with the form. */
export type GivenBy = {
  address: string
  form: 'registration' | 'subscription' | 'consents' | 'letter' | 'closing'
  page?: string | null
}

export const insertConsent = async (
  database: Database,
  consent: { accountId: number; kind: ConsentKind; document: string } & GivenBy,
): Promise<void> => {
  await database.query({
    name: 'account.consent',
    text: `insert into account_consent (account_id, kind, document, given_from, given_form, given_page) values ($1, $2, $3, $4, $5, $6)
           on conflict (account_id, kind) where withdrawn_at is null do nothing`,
    values: [
      ...[consent.accountId, consent.kind, consent.document],
      ...[consent.address, consent.form, consent.page ?? null],
    ],
  })
}

/** `before`: the hash of the password that was checked; null when the person was authenticated by a link. */
export const updatePassword = async (
  database: Database,
  { accountId, before, after }: { accountId: number; before: string | null; after: string },
): Promise<{ login: string } | undefined> => {
  const rows = await database.query<{ login: string }>({
    name: 'account.password',
    text: `update account set password_hash = $3
            where id = $1 and status <> 'BLOCKED' and password_hash = coalesce($2, password_hash) returning login`,
    values: [accountId, before, after],
  })
  return rows[0]
}
