import type { Database } from '../../../kernel/database.ts'

export type SessionRow = { id: string; userAgent: string; createdAt: Date; seenAt: Date }

const isOpen = `account_id = $1 and revoked_at is null and expires_at > now()`

/** Open sessions of the account, latest seen first, without those whose refresh token has expired. */
export const selectSessions = (database: Database, accountId: number): Promise<SessionRow[]> =>
  database.query<SessionRow>({
    name: 'auth.sessions',
    text: `select id, user_agent as "userAgent", created_at as "createdAt", seen_at as "seenAt"
             from token_family
            where ${isOpen} and exists (
                    select 1 from refresh_token where family_id = token_family.id
                       and rotated_at is null and refresh_token.expires_at > now())
            order by seen_at desc, id limit 100`,
    values: [accountId],
  })

/** Ends one session, or with id null all but the kept one. @returns how many have ended */
export const revokeSessions = async (
  database: Database,
  accountId: number,
  { id, keptId }: { id: string | null; keptId: string | null },
): Promise<number> => {
  const rows = await database.query({
    name: 'auth.revoke-sessions',
    text: `update token_family set revoked_at = now()
            where ${isOpen} and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3) returning id`,
    values: [accountId, id, keptId],
  })
  return rows.length
}

/** Deletes the known browsers of an account that is being deleted. */
export const forgetDevicesOf = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    text: `update token_family set user_agent = '' where account_id = $1`,
    values: [accountId],
  })
  await database.query({
    text: 'delete from known_device where account_id = $1',
    values: [accountId],
  })
}
