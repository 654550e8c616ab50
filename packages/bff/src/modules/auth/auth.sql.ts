// Reads account of user.
import { type Database, theRow } from '../../kernel/database.ts'
import type { AttemptKeys } from './passwords/attempt-keys.ts'
import { loginSpellings } from './registration/login-spelling.ts'

/**
 * Returns the secret stored under this name; stores the candidate when there is none. Two servers starting at once
 * get the same secret.
 */
export const readOrKeepSecret = async (
  database: Database,
  name: string,
  candidate: Buffer,
): Promise<Buffer> => {
  await database.query({
    text: 'insert into secret (name, value) values ($1, $2) on conflict (name) do nothing',
    values: [name, candidate],
  })
  const rows = await database.query<{ value: Buffer }>({
    text: 'select value from secret where name = $1',
    values: [name],
  })
  return theRow(rows).value
}

export type CredentialsRow = { id: number; login: string; passwordHash: string; isBlocked: boolean }

export const selectCredentials = async (
  database: Database,
  login: string,
): Promise<CredentialsRow | undefined> => {
  const rows = await database.query<CredentialsRow>({
    name: 'auth.credentials',
    text: `select id, login, password_hash as "passwordHash", status = 'BLOCKED' as "isBlocked"
             from account where lower(login) = any ($1)`,
    values: [loginSpellings(login)],
  })
  return rows[0]
}

export type NewFamily = {
  accountId: number
  /** The hash that the password was checked against: when it was changed meanwhile the sign-in fails. */
  passwordHash: string
  clientId: string
  tokenHash: Buffer
  tokenDays: number
  familyDays: number
  /** Hash of the login and the browser's id; the browser is known for this login from now on. */
  deviceKey: Buffer
  deviceDays: number
  maxDevices: number
  /** The browser's User-Agent, shown to the person in the list of their sessions. */
  userAgent?: string
}

/**
 * Opens a session of a browser with its first refresh token; deletes sessions that ended a week ago and the oldest
 * browsers. Null: the account was blocked or its password changed meanwhile.
 */
export const insertFamily = async (
  database: Database,
  family: NewFamily,
): Promise<string | null> => {
  const rows = await database.query<{ id: string }>({
    name: 'auth.open',
    text: `with owner as (
             select id from account
              -- fault: old-password-still-opens
              -- fault: blocked-while-entering
              -- fault: account-not-held
              where id = $1 and password_hash = $2 and status <> 'BLOCKED' for share
           ), old as (
             delete from token_family
              -- fault: ended-sign-in-forgotten-at-once
              where account_id = $1 and least(revoked_at, expires_at) < now() - interval '7 days'
           ), device as (
             insert into known_device (key, account_id) select $7, id from owner
             on conflict (key) do update set account_id = excluded.account_id, seen_at = now()
           ), forgotten as (
             delete from known_device where key in (
               select key from (
                 select key, seen_at, row_number() over (order by seen_at desc) as place
                   from known_device where account_id = $1 and key <> $7
               ) other where seen_at < now() - $8 * interval '1 day' or place >= $9
             )
           ), family as (
             insert into token_family (account_id, client_id, expires_at, user_agent)
             select id, $3, now() + $6 * interval '1 day', $10 from owner returning id
           )
           insert into refresh_token (hash, family_id, expires_at)
           select $4, id, now() + $5 * interval '1 day' from family returning family_id as id`,
    values: [
      family.accountId,
      family.passwordHash,
      family.clientId,
      family.tokenHash,
      family.tokenDays,
      family.familyDays,
      family.deviceKey,
      family.deviceDays,
      family.maxDevices,
      family.userAgent ?? '',
    ],
  })
  return rows[0]?.id ?? null
}

export type Rotation = {
  presented: Buffer
  successor: Buffer
  clientId: string
  tokenDays: number
  repeatSeconds: number
  userAgent?: string
}

export type RotationRow =
  | { outcome: 'rotated' | 'repeated'; accountId: number; familyId: string }
  | {
      outcome: 'unknown' | 'expired' | 'revoked'
      accountId: number | null
      familyId: string | null
    }

/** D11 in one statement: see the function in 003_auth.sql. */
export const rotateToken = async (
  database: Database,
  { presented, successor, clientId, tokenDays, repeatSeconds, userAgent = '' }: Rotation,
): Promise<RotationRow | undefined> => {
  const rows = await database.query<RotationRow>({
    name: 'auth.rotate',
    text: `with rotation as (
             select * from rotate_refresh_token($1, $2, $3, $4 * interval '1 day', $5 * interval '1 second')
           ), seen as (
             update token_family set seen_at = now(), user_agent = case $6 when '' then user_agent else $6 end
              where id = (select family_id from rotation where outcome in ('rotated', 'repeated'))
           )
           select outcome, account_id as "accountId", family_id as "familyId" from rotation`,
    values: [presented, successor, clientId, tokenDays, repeatSeconds, userAgent],
  })
  return rows[0]
}

/** Ends the session that a refresh token or an access token belongs to. */
export const revokeFamily = async (
  database: Database,
  { tokenHash, familyId }: { tokenHash: Buffer | null; familyId: string | null },
): Promise<void> => {
  await database.query({
    name: 'auth.revoke',
    text: `update token_family set revoked_at = now()
            where revoked_at is null
              -- fault: sign-out-of-everybody
              -- fault: sign-out-by-access-alone
              and (id = $2::uuid or id = (select family_id from refresh_token where hash = $1))`,
    values: [tokenHash, familyId],
  })
}

/**
 * What failed attempts are counted by: the browser if it has signed in with this login before, otherwise the login.
 */
// fault: guess-by-stranger-locks-owner
const COUNTED = 'coalesce((select key from known_device where key = $3), $1)'

/**
 * Counts a failed attempt and returns the seconds that this login, browser or address has to wait; 0 when it may
 * try.
 */
export const countAttempt = async (
  database: Database,
  keys: AttemptKeys,
  free: { login: number; address: number },
): Promise<number> => {
  const rows = await database.query<{ seconds: number }>({
    name: 'auth.count',
    text: `select count_login_attempt(${COUNTED}, $2, $4, $5) as seconds`,
    values: [keys.login, keys.address, keys.device, free.login, free.address],
  })
  return theRow(rows).seconds
}

/** Takes the counted attempt back after a correct password. */
export const forgiveAttempt = async (database: Database, keys: AttemptKeys): Promise<void> => {
  await database.query({
    name: 'auth.forgive',
    // fault: owner-clears-attackers-count
    text: `select forgive_login_attempt(${COUNTED}, $2)`,
    values: [keys.login, keys.address, keys.device],
  })
}

/** As `countAttempt` for attempts other than a sign-in, without known browsers. */
export const countTry = async (
  database: Database,
  keys: Pick<AttemptKeys, 'login' | 'address'>,
  free: { subject: number; address: number },
): Promise<number> => {
  const rows = await database.query<{ seconds: number }>({
    name: 'auth.count-try',
    text: 'select count_login_attempt($1, $2, $3, $4) as seconds',
    values: [keys.login, keys.address, free.subject, free.address],
  })
  return theRow(rows).seconds
}

export const forgiveTry = async (
  database: Database,
  keys: Pick<AttemptKeys, 'login' | 'address'>,
): Promise<void> => {
  await database.query({
    name: 'auth.forgive-try',
    text: 'select forgive_login_attempt($1, $2)',
    values: [keys.login, keys.address],
  })
}

/** In this transaction a change of the password leaves this session open (20261122004546_confirmation_codes.sql). */
export const keepSession = async (database: Database, familyId: string): Promise<void> => {
  await database.query({
    name: 'auth.keep-session',
    text: `select set_config('isp.kept_session', $1, true)`,
    values: [familyId],
  })
}

/** The hash of an account's password; null when the account is blocked. */
export const selectPasswordOf = async (
  database: Database,
  accountId: number,
): Promise<string | null> => {
  const rows = await database.query<{ passwordHash: string }>({
    name: 'auth.password-of',
    text: `select password_hash as "passwordHash" from account where id = $1 and status <> 'BLOCKED'`,
    values: [accountId],
  })
  return rows[0]?.passwordHash ?? null
}
