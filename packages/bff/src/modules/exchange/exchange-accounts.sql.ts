import type { Database } from '../../kernel/database.ts'

/** Accounts with waiting records. */
export const selectSources = (
  database: Database,
): Promise<{ accountId: number; source: string }[]> =>
  database.query({
    name: 'exchange.sources',
    text: `select id as "accountId", source from exchange_account
            where exists (select from exchange_waiting where account_id = exchange_account.id)`,
  })

/** The account of a valid key, unless key or account is withdrawn; records the use at most once a minute. */
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

export type StaffAccountRow = {
  id: number
  uuid: string
  source: string
  name: string
  silentHours: number | null
  lastLoadAt: Date | null
  withdrawnAt: Date | null
  keys: {
    uuid: string
    hint: string
    createdBy: string
    createdAt: string
    lastUsedAt: string | null
    withdrawnAt: string | null
  }[]
}

const staffColumns = `id, uuid, source, name, silent_hours as "silentHours", last_load_at as "lastLoadAt",
  withdrawn_at as "withdrawnAt",
  coalesce((select json_agg(json_build_object('uuid', uuid, 'hint', hint, 'createdBy', created_by, 'createdAt', created_at,
                              'lastUsedAt', last_used_at, 'withdrawnAt', withdrawn_at) order by key.id desc)
              from exchange_key key where key.account_id = exchange_account.id), '[]') as keys`

export const selectAccounts = (database: Database): Promise<StaffAccountRow[]> =>
  database.query({
    name: 'exchange.accounts',
    text: `select ${staffColumns} from exchange_account order by withdrawn_at is not null, name, id`,
  })

/** The account, locked for the following change. */
export const selectAccount = async (
  database: Database,
  uuid: string,
): Promise<StaffAccountRow | undefined> => {
  const rows = await database.query<StaffAccountRow>({
    name: 'exchange.account',
    text: `select ${staffColumns} from exchange_account where uuid = $1::uuid for no key update`,
    values: [uuid],
  })
  return rows[0]
}

/** Undefined when the source is taken. */
export const insertAccount = async (
  database: Database,
  account: { source: string; name: string; silentHours: number | null },
): Promise<{ uuid: string } | undefined> => {
  const rows = await database.query<{ uuid: string }>({
    name: 'exchange.insert-account',
    text: `insert into exchange_account (source, name, silent_hours) values ($1, $2, $3)
           on conflict (source) do nothing returning uuid`,
    values: [account.source, account.name, account.silentHours],
  })
  return rows[0]
}

/** New limits of silence count from now on: an account that is silent already is reported again. */
export const updateAccount = async (
  database: Database,
  id: number,
  account: { name: string; silentHours: number | null; isWithdrawn: boolean },
): Promise<void> => {
  await database.query({
    name: 'exchange.update-account',
    text: `update exchange_account
              set name = $2, silent_hours = $3,
                  warned_at = case when silent_hours is distinct from $3 then null else warned_at end,
                  withdrawn_at = case when $4::boolean then coalesce(withdrawn_at, now()) end
            where id = $1`,
    values: [id, account.name, account.silentHours, account.isWithdrawn],
  })
}

export const insertKey = async (
  database: Database,
  accountId: number,
  key: { hash: string; hint: string; createdBy: string },
): Promise<void> => {
  await database.query({
    name: 'exchange.insert-key',
    text: 'insert into exchange_key (account_id, hash, hint, created_by) values ($1, $2, $3, $4)',
    values: [accountId, key.hash, key.hint, key.createdBy],
  })
}

/** Withdraws a key. @returns its last characters; undefined when it was not valid */
export const withdrawKey = async (
  database: Database,
  accountId: number,
  uuid: string,
): Promise<{ hint: string } | undefined> => {
  const rows = await database.query<{ hint: string }>({
    name: 'exchange.withdraw-key',
    text: `update exchange_key set withdrawn_at = now()
            where account_id = $1 and uuid = $2::uuid and withdrawn_at is null returning hint`,
    values: [accountId, uuid],
  })
  return rows[0]
}
