import type { OwnSession } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { SignedIn } from '../../../kernel/http/caller.ts'
import { deviceOf } from './device.ts'
import { revokeSessions, selectSessions } from './sessions.sql.ts'

export { forgetDevicesOf } from './sessions.sql.ts'

export type SessionsService = {
  list(caller: SignedIn): Promise<{ items: OwnSession[] }>
  /** @throws AppError SESSION_NOT_FOUND, also for another account's session */
  end(caller: SignedIn, id: string): Promise<void>
  endOthers(caller: SignedIn): Promise<void>
}

/** Sessions of an account as shown to its owner. */
export const listSessions = async (
  database: Database,
  { account }: SignedIn,
): Promise<OwnSession[]> =>
  (await selectSessions(database, account.id)).map(({ id, userAgent, createdAt, seenAt }) => ({
    id,
    ...deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === account.sessionId,
  }))

export const createSessionsService = ({ database }: { database: Database }): SessionsService => ({
  list: async (caller) => ({ items: await listSessions(database, caller) }),

  end: async ({ account }, id) => {
    const ended = await revokeSessions(database, account.id, { id, keptId: null })
    if (ended === 0) throw new AppError('SESSION_NOT_FOUND')
  },

  endOthers: async ({ account }) => {
    await revokeSessions(database, account.id, { id: null, keptId: account.sessionId })
  },
})
