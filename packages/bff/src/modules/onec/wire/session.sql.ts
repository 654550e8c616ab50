// Reads exchange_account of exchange.
import { type Database, theRow } from '../../../kernel/database.ts'

export type SessionRow = {
  id: string
  accessId: number
  accountId: number
  source: string
  /** Of the account. */
  name: string
  soleTrader: 'person' | 'company'
  version: string | null
  inits: number
  startedAt: Date
}

const columns = `session.id, session.access_id as "accessId", access.account_id as "accountId", account.source, account.name,
  access.sole_trader as "soleTrader", session.version, session.inits, session.started_at as "startedAt"`

export const insertSession = async (
  database: Database,
  accessId: number,
  tokenHash: string,
): Promise<SessionRow> =>
  theRow(
    await database.query<SessionRow>({
      name: 'onec.insert-session',
      text: `with session as (
               insert into onec_session (access_id, token_hash) values ($1, $2) returning *
             )
             select ${columns} from session
               join onec_access access on access.id = session.access_id
               join exchange_account account on account.id = access.account_id`,
      values: [accessId, tokenHash],
    }),
  )

/** Sessions of these tokens that are still valid; records the call. */
export const touchSessions = (
  database: Database,
  tokenHashes: readonly string[],
  hours: number,
): Promise<SessionRow[]> =>
  database.query({
    name: 'onec.touch-sessions',
    text: `with session as (
             update onec_session set last_call_at = now()
              where token_hash = any ($1::text[]) and last_call_at > now() - make_interval(hours => $2) returning *
           )
           select ${columns} from session
             join onec_access access on access.id = session.access_id and access.withdrawn_at is null
             join exchange_account account on account.id = access.account_id and account.withdrawn_at is null`,
    values: [tokenHashes, hours],
  })

/** The newest valid session of an access, for clients that send their password alone. */
export const touchNewestSession = async (
  database: Database,
  accessId: number,
  hours: number,
): Promise<SessionRow | undefined> => {
  const rows = await database.query<SessionRow>({
    name: 'onec.touch-newest-session',
    text: `with session as (
             update onec_session set last_call_at = now()
              where id = (select id from onec_session where access_id = $1 and last_call_at > now() - make_interval(hours => $2)
                           order by started_at desc limit 1) returning *
           )
           select ${columns} from session
             join onec_access access on access.id = session.access_id
             join exchange_account account on account.id = access.account_id`,
    values: [accessId, hours],
  })
  return rows[0]
}

/** A new init: files of which only a part has arrived are given up. */
export const beginInit = async (
  database: Database,
  sessionId: string,
  version: string | null,
): Promise<void> => {
  await database.query({
    name: 'onec.begin-init',
    text: `with given_up as (
             update onec_file set state = 'dropped' where session_id = $1::uuid and state = 'receiving' and not is_whole
           )
           update onec_session set inits = inits + 1, version = coalesce($2, version) where id = $1::uuid`,
    values: [sessionId, version],
  })
}

/** Locks the session, so that pieces of one session are received one after another. */
export const lockSession = async (
  database: Database,
  sessionId: string,
): Promise<{ inits: number; bytes: number }> =>
  theRow(
    await database.query<{ inits: number; bytes: number }>({
      name: 'onec.lock-session',
      text: `select inits, (select coalesce(sum(bytes), 0)::float8 from onec_file where session_id = $1::uuid) as bytes
               from onec_session where id = $1::uuid for update`,
      values: [sessionId],
    }),
  )
