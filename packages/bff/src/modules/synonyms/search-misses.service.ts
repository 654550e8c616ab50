import type { Database } from '../../database.ts'
import { insertMiss } from './synonyms.sql.ts'

const MAX_LENGTH = 100
/** What looks like a letter-box or a telephone is somebody's own, and no question about goods. */
const PERSONAL = /@|(?:\d[\s()+-]*){10,}/

/** The question as it is kept, or null for what is not to be kept. */
export const missOf = (asked: string): string | null => {
  const text = asked
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  const isKept = text.length > 0 && text.length <= MAX_LENGTH && !PERSONAL.test(text)
  return isKept && /[\p{L}\d]/u.test(text) ? text : null
}

/** Nobody waits for it, and nothing depends on it: a question that could not be noted is not noted. */
export const noteMiss = (database: Database, asked: string): void => {
  const text = missOf(asked)
  if (text !== null) insertMiss(database, text).catch(() => undefined)
}
