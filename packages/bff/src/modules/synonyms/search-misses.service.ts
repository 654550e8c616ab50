import { articleLines, CLIENT_ID_COOKIE } from '@isp/contract'
import { composed } from '@isp/contract/fields'
import type { Database } from '../../kernel/database.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { insertMiss } from './search-misses.sql.ts'

const MAX_LENGTH = 100
/** A text like an e-mail address or phone number is personal data and no search for products. */
const PERSONAL = /@|(?:\d[\s()+-]*){10,}/

/** Who has searched, as far as known: the account, the browser. */
export type Searcher = { accountId: number | null; clientId: string | null }
const NOBODY: Searcher = { accountId: null, clientId: null }

const CLIENT_ID = new RegExp(`(?:^|; )${CLIENT_ID_COOKIE}=([\\w-]{8,100})(?:;|$)`)

/**
 * The cookie gives no access (D10): it links a search to a sign-in of the same day, for the count. Null for staff,
 * who repeat the searches of others.
 */
export const searcherOf = ({ account }: Caller, cookies: string | undefined): Searcher | null =>
  account?.staffRole
    ? null
    : {
        accountId: account?.id ?? null,
        clientId: CLIENT_ID.exec(cookies ?? '')?.[1] ?? null,
      }

/** The text to store; null for one that is not stored, such as a list of several articles. */
export const missOf = (asked: string): string | null => {
  if (articleLines(asked) !== null) return null
  const text = composed(asked, 'NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const isKept = text.length > 0 && text.length <= MAX_LENGTH && !PERSONAL.test(text)
  return isKept && /[\p{L}\d]/u.test(text) ? text : null
}

/** Does not wait and never fails: a search that cannot be stored is not counted. */
export const noteMiss = (
  database: Database,
  asked: string,
  searcher: Searcher | null = NOBODY,
): void => {
  const text = missOf(asked)
  if (text !== null && searcher !== null)
    insertMiss(database, text, searcher).catch(() => undefined)
}
