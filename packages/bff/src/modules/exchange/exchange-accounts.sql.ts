import type { Database } from '../../kernel/database.ts'

/** Accounts that have records which wait. */
export const selectSources = (
  database: Database,
): Promise<{ accountId: number; source: string }[]> =>
  database.query({
    name: 'exchange.sources',
    text: `select id as "accountId", source from exchange_account
            where exists (select from exchange_waiting where account_id = exchange_account.id)`,
  })

/** Whose key it is, while neither key nor account is withdrawn; noted as used once a minute. */
export const selectKeyAccount = async (
  database: Database,
  hash: string,
): Promise<{ id: number; source: string; name: string } | undefined> => {
  const rows = await database.query<{ id: number; source: string; name: string }>({
    name: 'exchange.account-of-key',
    text: `with used as (
             update exchange_key set last_used_at = now()
              where hash = $1 and coalesce(last_used_at, '-infinity') < now() - interval '1 minute'
           )
           select account.id, account.source, account.name
             from exchange_key key join exchange_account account on account.id = key.account_id
            where key.hash = $1 and key.withdrawn_at is null and account.withdrawn_at is null`,
    values: [hash],
  })
  return rows[0]
}
