import type { ConsentKind, OwnConsent } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import type { GivenBy } from './account.sql.ts'

/** The account whose mailing a link ends; each consent has a token of its own. */
export const selectMailingReader = async (
  database: Database,
  token: string,
): Promise<number | null> => {
  const rows = await database.query<{ accountId: number }>({
    name: 'user.mailing-reader',
    text: `select account_id as "accountId" from account_consent where kind = 'mailing' and token = $1::uuid`,
    values: [token],
  })
  return rows[0]?.accountId ?? null
}

type ConsentRow = Omit<OwnConsent, 'givenAt' | 'withdrawnAt'> & {
  givenAt: Date
  withdrawnAt: Date | null
}

/** Newest first. */
export const selectConsents = async (
  database: Database,
  accountId: number,
): Promise<OwnConsent[]> => {
  const rows = await database.query<ConsentRow>({
    name: 'user.consents',
    text: `select kind, document, given_at as "givenAt", withdrawn_at as "withdrawnAt"
             from account_consent where account_id = $1 order by id desc`,
    values: [accountId],
  })
  return rows.map(({ givenAt, withdrawnAt, ...row }) => ({
    ...row,
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }))
}

/** Withdraws consents in force; the rows stay as proof that they were given. */
export const markWithdrawn = async (
  database: Database,
  accountId: number,
  kinds: readonly ConsentKind[],
  { address, form }: GivenBy,
): Promise<void> => {
  await database.query({
    name: 'user.withdraw-consents',
    // fault: consent-withdrawn-unlogged
    text: `update account_consent set withdrawn_at = now(), withdrawn_from = $3, withdrawn_form = $4
            where account_id = $1 and kind = any ($2) and withdrawn_at is null`,
    values: [accountId, kinds, address, form],
  })
}
