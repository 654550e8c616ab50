import { articleLines, CLIENT_ID_COOKIE } from '@isp/contract'
import { composed } from '@isp/contract/fields'
import type { Database } from '../../kernel/database.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { insertMiss } from './search-misses.sql.ts'

const MAX_LENGTH = 100
/** What looks like a letter-box or a telephone is somebody's own, and no question about goods. */
const PERSONAL = /@|(?:\d[\s()+-]*){10,}/

/** Who has asked, as far as it is known: the account, the browser. */
export type Asker = { accountId: number | null; clientId: string | null }
const NOBODY: Asker = { accountId: null, clientId: null }

const CLIENT_ID = new RegExp(`(?:^|; )${CLIENT_ID_COOKIE}=([\\w-]{8,100})(?:;|$)`)

/**
 * The cookie lets nobody in and shows nothing (D10): it ties a question to a sign-in of the same day, to count by. Null:
 * the staff, who try what others have missed.
 */
export const askerOf = ({ account }: Caller, cookies: string | undefined): Asker | null =>
  account?.staffRole
    ? null
    : {
        accountId: account?.id ?? null,
        clientId: CLIENT_ID.exec(cookies ?? '')?.[1] ?? null,
      }

/** The question as it is kept, or null for what is not to be kept: several articles are a list, and no one question. */
export const missOf = (asked: string): string | null => {
  if (articleLines(asked) !== null) return null
  const text = composed(asked, 'NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const isKept = text.length > 0 && text.length <= MAX_LENGTH && !PERSONAL.test(text)
  return isKept && /[\p{L}\d]/u.test(text) ? text : null
}

/** Nobody waits for it, and nothing depends on it: a question that could not be noted is not noted. */
export const noteMiss = (database: Database, asked: string, asker: Asker | null = NOBODY): void => {
  const text = missOf(asked)
  if (text !== null && asker !== null) insertMiss(database, text, asker).catch(() => undefined)
}
