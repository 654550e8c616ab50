import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../../../kernel/database.ts'
import { readOrKeepSecret } from '../auth.sql.ts'

/** A key per purpose, so that a value made for one purpose is invalid for the others. */
export type AuthKeys = {
  access: Uint8Array
  refresh: Uint8Array
  attempts: Uint8Array
  codes: Uint8Array
}

/** Derived from AUTH_SECRET, or from a secret that the first start generates and keeps in the database. */
export const openAuthKeys = async (database: Database, secret?: string): Promise<AuthKeys> => {
  const root = secret
    ? Buffer.from(secret, 'utf8')
    : await readOrKeepSecret(database, 'auth', randomBytes(32))
  const keyOf = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', root, 'isp', `auth:${purpose}`, 32))
  return {
    access: keyOf('access'),
    refresh: keyOf('refresh'),
    attempts: keyOf('attempts'),
    codes: keyOf('codes'),
  }
}
