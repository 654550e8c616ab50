import type { Database } from '../../kernel/database.ts'
import { endLetters } from './selection-letters.sql.ts'

export type Unsubscribe = {
  /** Ends all letters of whoever the token is; one that is nobody's ends none, and nobody learns which it was. */
  end(token: unknown): Promise<void>
}

const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const createUnsubscribe = (database: Database): Unsubscribe => ({
  end: async (token) => {
    if (typeof token === 'string' && uuidForm.test(token)) await endLetters(database, token)
  },
})
