// Reads exchange_account of exchange.
import type { SoleTraderManner } from '@isp/contract'
import type { Database } from '../../../kernel/database.ts'

export type OpenAccess = {
  id: number
  accountId: number
  source: string
  name: string
  soleTrader: SoleTraderManner
}

/** The access with this name and password, unless it or its account is withdrawn; records the use at most once a minute. */
export const selectOpenAccess = async (
  database: Database,
  login: string,
  hash: string,
): Promise<OpenAccess | undefined> => {
  const rows = await database.query<OpenAccess>({
    name: 'onec.open-access',
    text: `with used as (
             update onec_access set last_used_at = now()
              where login = $1 and password_hash = $2 and withdrawn_at is null
                and coalesce(last_used_at, '-infinity') < now() - interval '1 minute'
           )
           select access.id, access.account_id as "accountId", account.source, account.name,
                  access.sole_trader as "soleTrader"
             from onec_access access join exchange_account account on account.id = access.account_id
            where access.login = $1 and access.password_hash = $2
              and access.withdrawn_at is null and account.withdrawn_at is null`,
    values: [login, hash],
  })
  return rows[0]
}

export type AccessRow = {
  id: number
  accountId: number
  uuid: string
  account: { uuid: string; name: string }
  login: string
  soleTrader: SoleTraderManner
  createdBy: string
  createdAt: Date
  lastUsedAt: Date | null
  withdrawnAt: Date | null
}

const columns = `access.id, access.account_id as "accountId", access.uuid,
  json_build_object('uuid', account.uuid, 'name', account.name) as account,
  access.login, access.sole_trader as "soleTrader", access.created_by as "createdBy", access.created_at as "createdAt",
  access.last_used_at as "lastUsedAt", access.withdrawn_at as "withdrawnAt"`
const from =
  'from onec_access access join exchange_account account on account.id = access.account_id'

export const selectAccesses = (database: Database): Promise<AccessRow[]> =>
  database.query({
    name: 'onec.accesses',
    text: `select ${columns} ${from} order by access.withdrawn_at desc nulls first, account.name, access.id`,
  })

/** The access, locked for the following change. */
export const selectAccess = async (
  database: Database,
  uuid: string,
): Promise<AccessRow | undefined> => {
  const rows = await database.query<AccessRow>({
    name: 'onec.access',
    text: `select ${columns} ${from} where access.uuid = $1::uuid for no key update of access`,
    values: [uuid],
  })
  return rows[0]
}

/** The account that gets an access, locked, because only one of them may be open. */
export const lockAccount = async (
  database: Database,
  uuid: string,
): Promise<{ id: number; uuid: string; name: string } | undefined> => {
  const rows = await database.query<{ id: number; uuid: string; name: string }>({
    name: 'onec.lock-account',
    text: 'select id, uuid, name from exchange_account where uuid = $1::uuid for no key update',
    values: [uuid],
  })
  return rows[0]
}

/** Withdraws what is open of the account, and ends the exchanges that were begun with it. */
export const withdrawAccesses = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'onec.withdraw-accesses',
    text: `with open as (
             update onec_access set withdrawn_at = now()
              where account_id = $1 and withdrawn_at is null returning id
           )
           update onec_session set token_hash = onec_session.id::text
             from open where access_id = open.id and token_hash <> onec_session.id::text`,
    values: [accountId],
  })
}

/** A name that the account has had opens again, with the new password. Undefined when it is another account's. */
export const insertAccess = async (
  database: Database,
  access: {
    accountId: number
    login: string
    hash: string
    soleTrader: SoleTraderManner
    createdBy: string
  },
): Promise<{ uuid: string } | undefined> => {
  const rows = await database.query<{ uuid: string }>({
    name: 'onec.insert-access',
    text: `insert into onec_access as access (account_id, login, password_hash, sole_trader, created_by)
           values ($1, $2, $3, $4, $5)
           on conflict (login) do update
              set password_hash = excluded.password_hash, sole_trader = excluded.sole_trader,
                  created_by = excluded.created_by, created_at = now(), last_used_at = null, withdrawn_at = null
            where access.account_id = excluded.account_id
           returning uuid`,
    values: [access.accountId, access.login, access.hash, access.soleTrader, access.createdBy],
  })
  return rows[0]
}

export const updateManner = async (
  database: Database,
  id: number,
  soleTrader: SoleTraderManner,
): Promise<void> => {
  await database.query({
    name: 'onec.update-manner',
    text: 'update onec_access set sole_trader = $2 where id = $1',
    values: [id, soleTrader],
  })
}
