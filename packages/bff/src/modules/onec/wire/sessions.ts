import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../../kernel/database.ts'
import { openAccess } from '../access/onec-access.service.ts'
import { onecMessages as messages } from '../onec.messages.ts'
import type { Answer } from './answers.ts'
import { failure } from './answers.ts'
import type { DialogueRequest } from './dialogue-request.ts'
import { insertSession, type SessionRow, touchNewestSession, touchSessions } from './session.sql.ts'

/** A session ends when nothing was called for so long; the longest export with pauses takes less. */
const HOURS = 12

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Letters and digits alone: УНФ puts the token into addresses as it is. */
const newToken = (): string => randomBytes(24).toString('hex')

const asksForPassword: Answer = {
  text: `failure\n${messages.noCredentials}`,
  asksForPassword: true,
}

export type Opened = { session: SessionRow } | { refusal: Answer; isWrong?: boolean }

/** Who calls: by cookie, by `sessid` or by the password alone, each of which must name the same access. */
export const createSessions = (database: Database) => ({
  /** A new session for `checkauth`. */
  begin: async ({
    credentials,
  }: DialogueRequest): Promise<{ token: string } | Extract<Opened, { refusal: Answer }>> => {
    if (!credentials) return { refusal: asksForPassword }
    const access = await openAccess(database, credentials.login, credentials.password)
    if (!access) return { refusal: failure(messages.wrongCredentials), isWrong: true }
    const token = newToken()
    await insertSession(database, access.id, hashOf(token))
    return { token }
  },

  find: async ({ credentials, tokens }: DialogueRequest): Promise<Opened> => {
    const access =
      credentials && (await openAccess(database, credentials.login, credentials.password))
    if (credentials && !access)
      return { refusal: failure(messages.wrongCredentials), isWrong: true }
    const sessions = await touchSessions(database, tokens.map(hashOf), HOURS)
    const [session] = sessions
    const names = new Set([
      ...sessions.map(({ accessId }) => accessId),
      ...(access ? [access.id] : []),
    ])
    if (names.size > 1) return { refusal: failure(messages.anotherSession) }
    if (session) return { session }
    if (!access) return { refusal: asksForPassword }
    const newest = await touchNewestSession(database, access.id, HOURS)
    return { session: newest ?? (await insertSession(database, access.id, hashOf(newToken()))) }
  },
})

export type Sessions = ReturnType<typeof createSessions>
