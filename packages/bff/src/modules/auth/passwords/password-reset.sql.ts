import type { Database } from '../../../kernel/database.ts'

/** Stores a link for an account, once per request. False: this request has its link already. */
export const insertReset = async (
  database: Database,
  reset: { hash: Buffer; accountId: number; request: string; minutes: number },
): Promise<boolean> => {
  const rows = await database.query<{ id: number }>({
    name: 'reset.insert',
    text: `with old as (delete from password_reset where expires_at < now() - interval '1 day')
           insert into password_reset (hash, account_id, request, expires_at)
           values ($1, $2, $3, now() + $4 * interval '1 minute')
           on conflict (request) do nothing returning account_id as id`,
    values: [reset.hash, reset.accountId, reset.request, reset.minutes],
  })
  return rows.length > 0
}

export const hasReset = async (database: Database, hash: Buffer): Promise<boolean> => {
  const rows = await database.query({
    name: 'reset.read',
    text: 'select 1 from password_reset where hash = $1 and expires_at > now()',
    values: [hash],
  })
  return rows.length > 0
}

/** Uses a link up. @returns the account id; null for an unknown, used or expired link */
export const takeReset = async (database: Database, hash: Buffer): Promise<number | null> => {
  const rows = await database.query<{ id: number; isAlive: boolean }>({
    name: 'reset.take',
    text: `delete from password_reset where hash = $1
           returning account_id as id, expires_at > now() as "isAlive"`,
    values: [hash],
  })
  const [row] = rows
  return row?.isAlive ? row.id : null
}
