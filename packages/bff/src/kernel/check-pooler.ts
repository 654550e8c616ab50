import type pg from 'pg'
import { StartupError } from './app-error.ts'
import { startupMessages } from './startup.messages.ts'

/** SQLSTATE of PostgreSQL: a prepared statement that is there twice, or not at all. */
const LOST_NAME = new Set(['42P05', '26000'])

/** Uses one statement name on two connections at once, twice each: a pooler that mixes their server connections mixes the names too. */
const losesNames = async (pool: pg.Pool): Promise<boolean> => {
  const clients = [await pool.connect(), await pool.connect()]
  try {
    for (const round of [1, 2])
      for (const client of clients)
        await client.query({ name: 'isp.pooler-probe', text: 'select $1::int', values: [round] })
    return false
  } catch (error) {
    if (LOST_NAME.has((error as { code?: string }).code ?? '')) return true
    throw error
  } finally {
    for (const client of clients) client.release(true)
  }
}

/**
 * Whether a pooler keeps what the server relies on: a limit for statements and their names.
 * @throws StartupError with what to do
 */
export const refuseUnfitPooler = async (pool: pg.Pool, statementMs: number): Promise<void> => {
  const { rows } = await pool.query<{ role: string; limit: string }>(
    `select current_user as role, current_setting('statement_timeout') as limit`,
  )
  const { role = '', limit = '0' } = rows[0] ?? {}
  if (limit === '0') throw new StartupError(startupMessages.noStatementLimit(role, statementMs))
  if (await losesNames(pool)) throw new StartupError(startupMessages.namesAreLost)
}
